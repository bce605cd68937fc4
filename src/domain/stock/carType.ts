/** Condition of a vehicle, which landing pages, tags and finance rules depend on. */
export const CAR_TYPES = ['new', 'used', 'demo'] as const

export type CarType = (typeof CAR_TYPES)[number]

/** What stock systems write for them, in lower case. */
export const CAR_TYPE_WORDS: Readonly<Record<string, CarType>> = {
  ...{ n: 'new', 'new car': 'new', 'new vehicle': 'new', 'brand new': 'new' },
  ...{
    u: 'used',
    'used car': 'used',
    'used vehicle': 'used',
    'near new': 'used',
    'pre-owned': 'used',
    preowned: 'used',
  },
  ...{ 'second hand': 'used', 'second-hand': 'used', secondhand: 'used' },
  ...{
    d: 'demo',
    demonstrator: 'demo',
    'ex-demo': 'demo',
    'ex demo': 'demo',
    'demo car': 'demo',
    'demo vehicle': 'demo',
  },
}

/**
 * Sale status of a car. Only `in_stock` and `coming_soon` are available (CAR-04); other values from feeds are stored and
 * treated as unavailable.
 */
export const KNOWN_CAR_STATUSES = ['in_stock', 'coming_soon', 'sold', 'removed'] as const

/** What stock systems write for a car that is for sale, or soon will be; other words are kept as they are. */
export const CAR_STATUS_WORDS: Readonly<Record<string, (typeof KNOWN_CAR_STATUSES)[number]>> = {
  ...{ available: 'in_stock', active: 'in_stock', current: 'in_stock', instock: 'in_stock', for_sale: 'in_stock' },
  ...{ live: 'in_stock', advertised: 'in_stock', on_sale: 'in_stock' },
  ...{ arriving_soon: 'coming_soon', due_soon: 'coming_soon' },
}

export type CarStatus = (typeof KNOWN_CAR_STATUSES)[number] | (string & {})

/** Kind of vehicle; decides nouns ("cars", "caravans") and applicable specifications. */
export const ITEM_TYPES = ['car', 'caravan', 'tractor'] as const

export type ItemType = (typeof ITEM_TYPES)[number]

/** What stock systems write for them, in lower case. */
export const ITEM_TYPE_WORDS: Readonly<Record<string, ItemType>> = {
  ...{
    vehicle: 'car',
    passenger: 'car',
    'passenger vehicle': 'car',
    suv: 'car',
    commercial: 'car',
    'light commercial': 'car',
  },
  ...{ cars: 'car', caravans: 'caravan', tractors: 'tractor' },
}
