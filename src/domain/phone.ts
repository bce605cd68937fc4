/** The digits of a phone number in national form: "+61 3 5550 1234" is "0355501234" (CAR-10). */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+61') || /^61[2-478]\d{8}$/.test(digits)) return digits.replace(/^610?/, '0')
  return digits
}

/**
 * A phone number in Australian format (CAR-10). Numbers beginning +61 get a leading 0; landlines are spaced 2-4-4, mobiles
 * 4-3-3, 13 numbers 2-2-2 and 1300 and 1800 numbers 4-3-3. Anything else is returned as typed.
 */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (/^04\d{8}$/.test(digits) || /^1[38]00\d{6}$/.test(digits)) return groupDigits(digits, [4, 3, 3])
  if (/^0\d{9}$/.test(digits)) return groupDigits(digits, [2, 4, 4])
  if (/^13\d{4}$/.test(digits)) return groupDigits(digits, [2, 2, 2])
  return phone.trim()
}

/**
 * The `tel:` URL of a phone number; international format for landline and mobile numbers, so that it works from abroad.
 */
export function telLink(phone: string): string {
  const digits = phoneDigits(phone)
  return `tel:${/^0\d{9}$/.test(digits) ? `+61${digits.slice(1)}` : digits}`
}

/** Characters of a phone number shown before it is revealed (CAR-08). */
const VISIBLE_CHARACTERS = 5

/**
 * A phone number masked after its first 5 characters, "03 55•• ••••" (CAR-08). Spaces stay, so that it still reads as a phone number.
 */
export function maskPhone(phone: string): string {
  const formatted = formatPhone(phone)
  return formatted.slice(0, VISIBLE_CHARACTERS) + formatted.slice(VISIBLE_CHARACTERS).replaceAll(/\S/g, '•')
}

function groupDigits(digits: string, groups: number[]): string {
  let start = 0
  return groups
    .map((length) => {
      const group = digits.slice(start, start + length)
      start += length
      return group
    })
    .join(' ')
}
