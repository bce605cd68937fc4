const collator = new Intl.Collator('en-AU', { numeric: true })

/**
 * Compares names for a sorted list: "Mazda 2" before "Mazda 10". One collator for all, since `localeCompare` with options
 * creates one for each comparison.
 */
export const compareNames = (a: string, b: string): number => collator.compare(a, b)
