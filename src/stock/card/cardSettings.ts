import { type ListTerms, listTerms } from '@/domain/finance/listTerms'
import type { Flags } from '@/domain/site/flags'
import type { CardRules, Site, SiteLinks, SiteWording, StockRules } from '@/domain/site/site'

/** The site settings that cards depend on. Small and public, since they are sent to the browser with the search. */
export interface CardSettings {
  flags: Pick<
    Flags,
    'favourites' | 'fuelTags' | 'buyOnline' | 'gatedCheckout' | 'subscriptions' | 'cardViews' | 'priceComparison'
  >
  links: Pick<SiteLinks, 'testDrive'>
  wording: Pick<SiteWording, 'enquireNow' | 'noPrice' | 'soldTag' | 'justArrivedTag'>
  rules: Pick<StockRules, 'justArrivedDays' | 'certifiedMakes'>
  cards: CardRules
  /** the site lists used cars only (CARD-05) */
  usedOnly: boolean
}

/** Those of each site in use: a page that names the same object twice is sent with one. */
const known = new WeakMap<Site, CardSettings>()

/** The card settings of a site. */
export function cardSettings(site: Site): CardSettings {
  const settings = known.get(site) ?? toCardSettings(site)
  known.set(site, settings)
  return settings
}

/** What cards that load later need to know of the site. */
export interface CardsContext {
  settings: CardSettings
  /** the terms of the repayments; null if the site shows none */
  terms: ListTerms | null
  /** ISO 8601 */
  now: string
}

/** What a site's cards show at a time. */
export const cardsContext = (site: Site, now: Date): CardsContext => ({
  settings: cardSettings(site),
  terms: listTerms(site, now),
  now: now.toISOString(),
})

function toCardSettings({ flags, links, wording, stockRules, cards }: Site): CardSettings {
  const { favourites, fuelTags, buyOnline, gatedCheckout, subscriptions, cardViews, priceComparison } = flags
  const { enquireNow, noPrice, soldTag, justArrivedTag } = wording
  const { justArrivedDays, certifiedMakes, carTypes } = stockRules
  return {
    flags: { favourites, fuelTags, buyOnline, gatedCheckout, subscriptions, cardViews, priceComparison },
    links: { testDrive: links.testDrive },
    wording: { enquireNow, noPrice, soldTag, justArrivedTag },
    rules: { justArrivedDays, certifiedMakes },
    cards,
    usedOnly: carTypes.length === 1 && carTypes[0] === 'used',
  }
}
