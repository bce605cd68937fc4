import type { CarSummary } from './car'
import { CARD_FIELDS, type CardField } from './cardFields'
import type { CamelCase } from './carFields'
import { isPlaceholderPhoto } from './placeholderPhoto'
import type { StockRecord } from './stockRecord'

/**
 * The part of a record that a card needs, which keeps responses small; `objectID` is always included. `fromStockRecord`
 * reads only these.
 */
export const CARD_ATTRIBUTES = [
  ...CARD_FIELDS,
  'city',
  'created_at_timestamp',
  'finance_terms',
  'fuel',
  'images',
  'list_price',
  'location_name',
  'state',
  'stocknum',
  'transmission',
  'weekly_price',
] as const satisfies readonly (keyof StockRecord)[]

/** A record as returned for a card. */
export type CardRecord = Pick<StockRecord, (typeof CARD_ATTRIBUTES)[number] | 'objectID'>

/** A card's car from a hit of the index. */
export function fromStockRecord(record: CardRecord): CarSummary {
  const { weekly_price: payment, finance_terms: terms } = record
  const photos = record.images.filter(({ url }) => !isPlaceholderPhoto(url))
  return {
    ...cardFields(record),
    id: Number(record.objectID),
    path: `/cars/${record.slug}`,
    stockNumber: record.stocknum,
    createdAt: new Date(record.created_at_timestamp * 1000).toISOString(),
    price: record.list_price,
    simpleTransmission: record.transmission,
    simpleFuel: record.fuel,
    image: photos[0] ?? null,
    morePhotos: photos.slice(1).map(({ thumbUrl }) => thumbUrl),
    locationName: record.location_name,
    city: record.city,
    state: record.state,
    weekly:
      payment === null || terms === null
        ? null
        : {
            payment,
            ratePercent: terms.ratePercent,
            comparisonRatePercent: terms.comparisonRatePercent,
            terms,
          },
  }
}

/** Each field's name in a record and in a card's car. */
const CARD_NAMES = CARD_FIELDS.map(
  (name) => [name, name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())] as const,
)

type CardFieldValues = { [Name in CardField as CamelCase<Name>]: CardRecord[Name] }

function cardFields(record: CardRecord): CardFieldValues {
  const values: Record<string, unknown> = {}
  for (const [name, camelName] of CARD_NAMES) values[camelName] = record[name]
  return values as CardFieldValues
}
