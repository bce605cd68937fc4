import type { Site } from '@/domain/site/site'

/** The one button of the header. */
export interface HeaderAction {
  label: string
  url: string
}

/** A valuation where the site offers one, in its own words (SITE-03); else a way to get in touch. */
export function headerAction({ flags, wording, links }: Pick<Site, 'flags' | 'wording' | 'links'>): HeaderAction {
  return flags.tradeInValuation
    ? { label: wording.tradeInValuation, url: links.tradeIn }
    : { label: wording.enquireNow, url: links.contact }
}
