/** An area with one delivery price (CAR-12). */
export interface DeliveryZone {
  /** the name shown to shoppers, "Melbourne metro" */
  name: string
  /** postcodes and ranges as typed by staff, "3000-3207, 8000-8399" */
  postcodes: string
  /** whole dollars; 0 is free */
  price: number
}

/** A range of postcodes, both ends included. */
export interface PostcodeRange {
  from: number
  to: number
}

/** The result of the delivery calculator (CAR-12). */
export interface DeliveryEstimate {
  name: string
  price: number
}

/** The calculator's messages, verbatim from the spec (CAR-12). */
export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  none: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const

/** Parses a postcode typed by a shopper; null if it is not an Australian postcode. */
export function parsePostcode(typed: string): string | null {
  const postcode = typed.trim()
  return /^\d{4}$/.test(postcode) ? postcode : null
}

/**
 * Parses postcodes and ranges separated by commas, semicolons or lines. Throws an Error with a message for staff that quotes
 * the invalid part.
 */
export function parsePostcodes(typed: string): PostcodeRange[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new Error('Enter at least one postcode or range, such as 3000-3207, 8000-8399.')
  return parts.map((part) => {
    const match = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(part)
    if (!match) {
      throw new Error(
        `"${part}" is not a postcode or range. Enter four digits, such as 3000, or a range, such as 3000-3207.`,
      )
    }
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (to < from) throw new Error(`"${part}" is reversed. Enter ${match[2]}-${match[1]}.`)
    return { from, to }
  })
}

/**
 * Validates a site's delivery zones: an error message for staff, or null if they are valid. A postcode may belong to one zone
 * only, so that its price does not depend on their order.
 */
export function validateDeliveryZones(zones: readonly Pick<DeliveryZone, 'name' | 'postcodes'>[]): string | null {
  const ranges: (PostcodeRange & { zone: string })[] = []
  for (const { name, postcodes } of zones) {
    try {
      ranges.push(...parsePostcodes(postcodes).map((range) => ({ ...range, zone: name })))
    } catch (error) {
      return `${name}: ${(error as Error).message}`
    }
  }
  const sorted = ranges.sort((a, b) => a.from - b.from || a.to - b.to)
  for (const [index, range] of sorted.entries()) {
    const next = sorted[index + 1]
    if (!next || next.from > range.to) continue
    const overlap = formatRange({ from: next.from, to: Math.min(range.to, next.to) })
    return range.zone === next.zone
      ? `${range.zone} lists ${overlap} twice. Remove the duplicate.`
      : `${range.zone} and ${next.zone} both cover ${overlap}. A postcode can only have one price: remove it from one zone.`
  }
  return null
}

/** The zone that contains a postcode; null if there is none. Zones with invalid postcodes are skipped. */
export function deliveryEstimate(zones: readonly DeliveryZone[], postcode: string): DeliveryEstimate | null {
  const code = Number(postcode)
  const zone = zones.find(({ postcodes }) =>
    parsePostcodesOrNone(postcodes).some(({ from, to }) => code >= from && code <= to),
  )
  return zone ? { name: zone.name, price: zone.price } : null
}

function parsePostcodesOrNone(postcodes: string): PostcodeRange[] {
  try {
    return parsePostcodes(postcodes)
  } catch {
    return []
  }
}

function formatRange({ from, to }: PostcodeRange): string {
  const digits = (postcode: number) => String(postcode).padStart(4, '0')
  return from === to ? digits(from) : `${digits(from)}-${digits(to)}`
}
