import { priceTypeLabel } from './price'

/** What shoppers are told a price type means, by its label in lower case. */
const MEANINGS = new Map<string, string>([
  [
    'drive away',
    'includes registration, compulsory third party insurance, stamp duty and dealer delivery for a private buyer.',
  ],
  ['excl. govt. charges', 'registration, compulsory third party insurance and stamp duty come on top.'],
  [
    'ex demo',
    'the dealership has registered and driven it as a demonstrator. The transfer fee and stamp duty come on top.',
  ],
  ['excl. gst', 'the goods and services tax of 10% comes on top.'],
])

/** "Drive Away: includes registration, ..."; null for a type in a feed's own words, which explains itself or is unknown. */
export function priceTypeMeaning(priceType: string | null): string | null {
  const label = priceTypeLabel(priceType)
  const meaning = label && MEANINGS.get(label.toLowerCase())
  return meaning ? `${label}: ${meaning}` : null
}

/** The meanings of the price types of a list of cars, each once, in the order of the list. */
export const priceTypeMeanings = (cars: readonly { priceType: string | null }[]): string[] => [
  ...new Set(cars.flatMap(({ priceType }) => priceTypeMeaning(priceType) ?? [])),
]

/** The meanings of the known price types, for a list whose cars change as the shopper filters it. */
export const ALL_PRICE_TYPE_MEANINGS = ['drive_away', 'excl_gov_charges', 'ex_demo'].flatMap(
  (priceType) => priceTypeMeaning(priceType) ?? [],
)
