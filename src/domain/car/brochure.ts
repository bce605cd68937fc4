import { truncateText } from '../cleanText'
import { REPAYMENT_NOTE } from '../finance/assumptions'
import { carDisclaimer, carFinance } from '../finance/carFinance'
import { printedRepayment } from '../finance/labels'
import { repaymentOn } from '../finance/repaymentFigure'
import { formatDate, formatDollars } from '../format'
import { carPhone } from '../locations/carPhone'
import type { Location } from '../locations/location'
import { formatAddress } from '../locations/locationLinks'
import { formatPhone } from '../phone'
import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { carPrice } from '../stock/price'
import { carTitle } from './carTitle'
import { type CarFact, type FactGroup, featureList, keyInformation, specificationGroups } from './specifications'
import { vehicleDetails } from './vehicleDetails'

/** Limits of a two-page brochure. */
export const BROCHURE_LIMITS = { photos: 5, keyFacts: 8, facts: 30, details: 10, features: 27 } as const

/** Characters of its texts: more than its pages have space for, since a feed may send any length. */
const TEXT_LIMITS = { title: 300, fact: 300, comments: 4000, disclaimer: 6000 } as const

/** The printed brochure of a car (CAR-16). */
export interface Brochure {
  title: string
  subtitle: string
  /** shown before the price: sold, reserved or coming soon */
  notice: string | null
  price: { label: string; was: string | null; note: string | null } | null
  /** on the dealer's or lender's terms, with its rates; null if the page shows none either */
  repayment: { text: string; note: string; disclaimer: string } | null
  keyFacts: CarFact[]
  /** more than fit; those are cut when it is drawn */
  comments: string | null
  groups: FactGroup[]
  details: CarFact[]
  features: string[]
  /** the number of features that do not fit */
  furtherFeatures: number
  dealer: { name: string; place: string | null; address: string | null; phone: string | null; licence: string | null }
  /** "harbourmotorgroup.com.au/cars/2024-toyota-hilux" */
  urlText: string
  stockNumber: string
  disclaimer: string
}

/** The brochure of a car at `now`, limited to two pages. A sold car has no price. `origin` is the site's. */
export function carBrochure(car: Car, site: Site, location: Location | null, origin: string, now: Date): Brochure {
  const { title, subtitle } = carTitle(car)
  const limitText = (text: string) => truncateText(text, TEXT_LIMITS.fact)
  const limitFact = <Fact extends CarFact>(fact: Fact) => ({ ...fact, value: limitText(fact.value) })
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const features = featureList(car)
  const phone = carPhone(car, site, location)
  const dealership = site.dealerships.find(({ id }) => id === location?.dealershipId)
  const licence = location?.licenceNumber ?? dealership?.licenceNumber ?? site.licenceNumber
  return {
    title: truncateText(title, TEXT_LIMITS.title),
    subtitle: truncateText(subtitle, TEXT_LIMITS.title),
    notice: brochureNotice(car, site),
    price: isAvailable(car)
      ? { label: price.label, was: price.was === null ? null : formatDollars(price.was), note: price.priceType }
      : null,
    repayment: brochureRepayment(car, site, now),
    keyFacts: keyInformation(car).slice(0, BROCHURE_LIMITS.keyFacts).map(limitFact),
    comments: truncateText(car.dealerComments ?? '', TEXT_LIMITS.comments).trim() || null,
    groups: limitFacts(specificationGroups(car), BROCHURE_LIMITS.facts).map(({ title: name, facts }) => ({
      title: name,
      facts: facts.map(limitFact),
    })),
    details: vehicleDetails(car, site.timeZone, now).slice(0, BROCHURE_LIMITS.details).map(limitFact),
    features: features.slice(0, BROCHURE_LIMITS.features).map(limitText),
    furtherFeatures: Math.max(0, features.length - BROCHURE_LIMITS.features),
    dealer: {
      name: location?.dealershipName ?? site.name,
      place: location?.name ?? null,
      address: location ? formatAddress(location.address) : null,
      phone: phone ? formatPhone(phone) : null,
      licence,
    },
    urlText: `${new URL(origin).host}${car.path}`,
    stockNumber: car.stockNumber,
    disclaimer: truncateText(
      `As of ${formatDate(now.toISOString(), site.timeZone)}. ${site.wording.priceDisclaimer} ${site.wording.footerNote}`,
      TEXT_LIMITS.disclaimer,
    ),
  }
}

function brochureRepayment(car: Car, site: Site, now: Date): Brochure['repayment'] {
  const terms = carFinance(car, site, now)?.terms
  const text = terms && printedRepayment(repaymentOn(terms))
  return text ? { text, note: REPAYMENT_NOTE, disclaimer: carDisclaimer(car, site, terms) } : null
}

function brochureNotice(car: Car, { wording }: Site): string | null {
  if (!isAvailable(car)) return wording.soldTag
  if (car.reserved) return 'RESERVED'
  return car.status === 'coming_soon' ? 'COMING SOON' : null
}

/** Groups with at most `max` facts in total; the last group may be cut. */
function limitFacts(groups: readonly FactGroup[], max: number): FactGroup[] {
  let remaining = max
  return groups.flatMap(({ title, facts }) => {
    const visibleFacts = facts.slice(0, remaining)
    remaining -= visibleFacts.length
    return visibleFacts.length > 0 ? [{ title, facts: visibleFacts }] : []
  })
}
