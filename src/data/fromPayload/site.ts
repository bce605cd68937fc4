import { DEFAULT_QUIET_HOURS } from '../../domain/alerts/alertSchedule'
import { DEFAULT_FACETS } from '../../domain/site/facets'
import { flagsFromStored } from '../../domain/site/flags'
import { type CardRules, type Dealership, type Site, saveButtonFromStored } from '../../domain/site/site'
import type { Dealership as DealershipDocument, Make, Site as SiteDocument, Tag } from '../../payload-types'
import { sendsTexts } from '../../server/shoppers/sendsTexts'
import { toBookingRules } from './bookingRules'
import { toCarPageRules } from './carPageRules'
import { statesFinanceTerms, toSiteFinance } from './finance'
import { toCarPhones } from './location'
import { toLocationRules, toReviewRules } from './locationRules'
import { toMediaImage } from './media'
import { populated } from './relation'
import { toSearchSynonyms } from './searchSynonyms'
import { toConsentRules, toSiteTag } from './tag'

/**
 * The domain's site from its document. `localName` is the site's name under `localhost`, on deployments with such names; it
 * comes after the domains entered by staff.
 */
export function toSite(
  document: SiteDocument,
  dealerships: readonly DealershipDocument[],
  localName: string | null,
  tagDocuments: readonly Tag[] = [],
): Site {
  const flags = toFlags(document)
  const tags = tagDocuments.map(toSiteTag)
  const { theme, links, wording, stockRules, specifications } = document
  return {
    id: document.id,
    slug: document.slug,
    name: document.name,
    isLive: Boolean(document.launch?.launchedAt),
    template: document.template,
    domains: [...(document.domains ?? []).map(({ host }) => host), ...(localName ? [localName] : [])],
    theme: { ...theme, headingWeight: Number(theme.headingWeight) as Site['theme']['headingWeight'] },
    logo: toMediaImage(document.logo),
    logoInverse: toMediaImage(document.logoInverse),
    favicon: toMediaImage(document.favicon),
    flags,
    links,
    wording: {
      ...wording,
      soldTag: specifications.sold_tag_name,
      justArrivedTag: specifications.just_arrived_tag_name,
    },
    stockRules: {
      includeSoldCarsDays: specifications.include_sold_cars_days,
      justArrivedDays: specifications.just_arrived_days,
      minimumPhotos: stockRules.minimumPhotos,
      carTypes: stockRules.carTypes ?? [],
      statuses: stockRules.statuses ?? [],
      makes: stockRules.makes ?? [],
      excludedStockNumbers: stockRules.excludedStockNumbers ?? [],
      searchFilter: stockRules.searchFilter ?? '',
      certifiedMakes: stockRules.certifiedMakes ?? [],
      defaultSort: stockRules.defaultSort,
      facets: stockRules.facets?.length
        ? stockRules.facets.map(({ attribute, label, kind }) => ({ attribute, label, kind }))
        : DEFAULT_FACETS,
      searchSynonyms: toSearchSynonyms(stockRules.searchSynonyms),
    },
    cards: toCardRules(document, flags),
    finance: toSiteFinance(document),
    carPage: toCarPageRules(document, tags),
    bookings: toBookingRules(document),
    locationRules: toLocationRules(document),
    reviewRules: toReviewRules(document),
    carPhones: toCarPhones(document.carPhones),
    marketingOptInDefault: document.marketingOptInDefault ?? false,
    consent: toConsentRules(document),
    tags,
    alertsFrom: document.alerts?.sender || null,
    quietHours: {
      from: document.alerts?.quietFrom || DEFAULT_QUIET_HOURS.from,
      to: document.alerts?.quietTo || DEFAULT_QUIET_HOURS.to,
    },
    timeZone: document.timeZone,
    stockNoun: document.stockNoun,
    phone: document.phone ?? null,
    email: document.email ?? null,
    licenceNumber: document.licenceNumber ?? null,
    businessNumber: document.businessNumber ?? null,
    socialLinks: (document.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    announcement: document.announcement?.text
      ? { text: document.announcement.text, link: document.announcement.link ?? null }
      : null,
    plannedAnnouncements: (document.announcement?.planned ?? []).map(({ text, link, start, expiry }) => ({
      text,
      link: link ?? null,
      start: start ?? null,
      expiry: expiry ?? null,
    })),
    dealerships: dealerships.map(toDealership),
    brands: (document.brands ?? []).flatMap((relation) => toBrands(populated(relation))),
  }
}

/** A watchlist goes by verified mobile numbers (FAV-04): without texts there is none. Nobody's rate or fee is made up: without them there is no finance. */
function toFlags({ flags: stored, finance }: SiteDocument): Site['flags'] {
  const flags = flagsFromStored(stored ?? {})
  return {
    ...flags,
    watchlist: flags.watchlist && sendsTexts(),
    finance: flags.finance && statesFinanceTerms(finance),
  }
}

function toDealership(document: DealershipDocument): Dealership {
  return {
    id: document.id,
    name: document.name,
    slug: document.slug,
    phone: document.phone ?? null,
    licenceNumber: document.licenceNumber ?? null,
  }
}

/** Sites saved before cards had settings get the defaults. */
function toCardRules({ cards: stored, reserveFee }: SiteDocument, flags: Site['flags']): CardRules {
  return {
    buttons: stored?.buttons?.length ? stored.buttons : ['enquire', 'viewDetails'],
    saveButton: saveButtonFromStored(stored?.saveButton, flags),
    reserveFee: stored?.reserveFeeOnButton ? reserveFee || null : null,
    locationOverlay: stored?.locationOverlay ?? false,
    requestPhotos: stored?.requestPhotos ?? true,
  }
}

function toBrands(make: Make | null): Site['brands'] {
  if (!make) return []
  const { name, short_name: shortName, slug, logo, url } = make
  return [{ name: shortName || name, slug, logo: toMediaImage(logo), link: url || null }]
}
