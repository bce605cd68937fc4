export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const

export type LocationType = (typeof LOCATION_TYPES)[number]

/** Subtypes of a department: `buying` buys cars from shoppers (LOC-03). */
export const LOCATION_SUBTYPES = ['buying'] as const

export type LocationSubtype = (typeof LOCATION_SUBTYPES)[number]
