import type { Site } from '@/domain/site/site'

/** The header's button. */
export interface HeaderAction {
  label: string
  url: string
}

/** A valuation if the site offers one, with the site's label (SITE-03); else contact. */
export function headerAction({ flags, wording, links }: Pick<Site, 'flags' | 'wording' | 'links'>): HeaderAction {
  return flags.tradeInValuation
    ? { label: wording.tradeInValuation, url: links.tradeIn }
    : { label: wording.enquireNow, url: links.contact }
}
