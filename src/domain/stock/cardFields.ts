/**
 * Fields of a car that a card shows unchanged, by their names in the index; the car's property has the same name in camel
 * case.
 */
export const CARD_FIELDS = [
  'badge',
  'before_price',
  'body',
  'body_length_feet',
  'car_type',
  'certified',
  'colour',
  'engine_hours',
  'item_type',
  'km',
  'make',
  'market_average_price',
  'model',
  'name',
  'offer_price',
  'photos_count',
  'power_kw',
  'preorder',
  'price_type',
  'reserved',
  'seats',
  'series',
  'sleeps',
  'slug',
  'status',
  'subscription_price',
  'tag',
  'tare_weight_kg',
  'views',
  'year',
] as const

export type CardField = (typeof CARD_FIELDS)[number]
