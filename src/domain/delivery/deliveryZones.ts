/** An area that a dealer delivers to for one price (CAR-12). */
export interface DeliveryZone {
  /** as shoppers read it, "Melbourne metro" */
  name: string
  /** postcodes and ranges as staff typed them, "3000-3207, 8000-8399" */
  postcodes: string
  /** whole dollars; 0 is free */
  price: number
}

/** A run of postcodes, both ends included. */
export interface PostcodeRange {
  from: number
  to: number
}

/** What the delivery calculator answers (CAR-12). */
export interface DeliveryEstimate {
  name: string
  price: number
}

/** The calculator's messages, word for word (CAR-12). */
export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  none: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const

/** An Australian postcode in what a shopper typed; null where it is none. */
export function parsePostcode(typed: string): string | null {
  const postcode = typed.trim()
  return /^\d{4}$/.test(postcode) ? postcode : null
}

/**
 * The ranges in what staff typed: postcodes and ranges divided by commas, semicolons or lines. Throws with words for
 * staff that name the part that cannot be read.
 */
export function parsePostcodes(typed: string): PostcodeRange[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new Error('Type at least one postcode or range, such as 3000-3207, 8000-8399.')
  return parts.map((part) => {
    const found = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(part)
    if (!found) {
      throw new Error(
        `"${part}" is no postcode or range. Write four digits, such as 3000, or a range, such as 3000-3207.`,
      )
    }
    const from = Number(found[1])
    const to = Number(found[2] ?? found[1])
    if (to < from) throw new Error(`"${part}" runs backwards. Write ${found[2]}-${found[1]}.`)
    return { from, to }
  })
}

/**
 * What is wrong with a site's zones, in words for staff; null where nothing is. A postcode may belong to one zone only,
 * or its price would depend on their order.
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
  const inOrder = ranges.sort((a, b) => a.from - b.from || a.to - b.to)
  for (const [position, range] of inOrder.entries()) {
    const next = inOrder[position + 1]
    if (!next || next.from > range.to) continue
    const shared = rangeText({ from: next.from, to: Math.min(range.to, next.to) })
    return range.zone === next.zone
      ? `${range.zone} names ${shared} twice. Keep each postcode once.`
      : `${range.zone} and ${next.zone} both cover ${shared}. A postcode can have one price: take it out of one of them.`
  }
  return null
}

/** The zone that a postcode lies in; null where the dealer gives no price for it. Zones that cannot be read are passed over. */
export function deliveryEstimate(zones: readonly DeliveryZone[], postcode: string): DeliveryEstimate | null {
  const wanted = Number(postcode)
  const zone = zones.find(({ postcodes }) => rangesOf(postcodes).some(({ from, to }) => wanted >= from && wanted <= to))
  return zone ? { name: zone.name, price: zone.price } : null
}

function rangesOf(postcodes: string): PostcodeRange[] {
  try {
    return parsePostcodes(postcodes)
  } catch {
    return []
  }
}

function rangeText({ from, to }: PostcodeRange): string {
  const digits = (postcode: number) => String(postcode).padStart(4, '0')
  return from === to ? digits(from) : `${digits(from)}-${digits(to)}`
}
