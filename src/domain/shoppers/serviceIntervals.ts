/** Months between services that a shopper may choose. */
export const SERVICE_INTERVALS = [3, 6, 12, 24] as const
