import type { Flags } from '@/domain/site/flags'
import type { CardRules, Site, SiteLinks, SiteWording, StockRules } from '@/domain/site/site'

/** What a site's cards differ by. Small and public, since it travels to the browser with the search. */
export interface CardSettings {
  flags: Pick<Flags, 'favourites' | 'fuelTags' | 'buyOnline' | 'subscriptions' | 'cardViews' | 'priceComparison'>
  links: Pick<SiteLinks, 'testDrive'>
  wording: Pick<SiteWording, 'enquireNow' | 'noPrice' | 'soldTag' | 'justArrivedTag'>
  rules: Pick<StockRules, 'justArrivedDays' | 'certifiedMakes'>
  cards: Omit<CardRules, 'requestPhotos'>
  /** the site lists used cars only (CARD-05) */
  usedOnly: boolean
  /** what the form that asks for photos says; null where the site has none (CARD-04) */
  photoForm: { consent: string; optInDefault: boolean } | null
}

/** The card settings of a site. */
export function cardSettings({ flags, links, wording, stockRules, cards, marketingOptInDefault }: Site): CardSettings {
  const { favourites, fuelTags, buyOnline, subscriptions, cardViews, priceComparison } = flags
  const { enquireNow, noPrice, soldTag, justArrivedTag } = wording
  const { justArrivedDays, certifiedMakes, carTypes } = stockRules
  const { requestPhotos, ...carried } = cards
  return {
    flags: { favourites, fuelTags, buyOnline, subscriptions, cardViews, priceComparison },
    links: { testDrive: links.testDrive },
    wording: { enquireNow, noPrice, soldTag, justArrivedTag },
    rules: { justArrivedDays, certifiedMakes },
    cards: carried,
    usedOnly: carTypes.length === 1 && carTypes[0] === 'used',
    photoForm: requestPhotos ? { consent: wording.enquiryConsent, optInDefault: marketingOptInDefault } : null,
  }
}
