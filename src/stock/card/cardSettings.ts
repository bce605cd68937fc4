import type { Flags } from '@/domain/site/flags'
import type { Site, SiteLinks, SiteWording, StockRules } from '@/domain/site/site'

/** What a site's cards differ by. Small and public, since it travels to the browser with the search. */
export interface CardSettings {
  flags: Pick<Flags, 'favourites' | 'fuelTags' | 'buyOnline' | 'subscriptions' | 'cardViews' | 'priceComparison'>
  links: Pick<SiteLinks, 'testDrive'>
  wording: Pick<SiteWording, 'enquireNow' | 'noPrice' | 'soldTag' | 'justArrivedTag'>
  rules: Pick<StockRules, 'justArrivedDays' | 'certifiedMakes'>
}

/** The card settings of a site. */
export function cardSettings({ flags, links, wording, stockRules }: Site): CardSettings {
  const { favourites, fuelTags, buyOnline, subscriptions, cardViews, priceComparison } = flags
  const { enquireNow, noPrice, soldTag, justArrivedTag } = wording
  const { justArrivedDays, certifiedMakes } = stockRules
  return {
    flags: { favourites, fuelTags, buyOnline, subscriptions, cardViews, priceComparison },
    links: { testDrive: links.testDrive },
    wording: { enquireNow, noPrice, soldTag, justArrivedTag },
    rules: { justArrivedDays, certifiedMakes },
  }
}
