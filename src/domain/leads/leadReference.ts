/** Letters and digits that are told apart when read aloud or by hand; no vowels, so that no word comes about. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXY346789'
const GROUP = 4

/**
 * A reference that a shopper can read out over the phone, "7KQ4-MX3D" (1.1e11 of them). `random` gives numbers from 0
 * up to but not 1. Uniqueness is the store's to guard: on a clash, ask again.
 */
export function leadReference(random: () => number): string {
  const letters = Array.from({ length: GROUP * 2 }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length)))
  return `${letters.slice(0, GROUP).join('')}-${letters.slice(GROUP).join('')}`
}

/** Whether a text could be a reference of ours; whether there is such a lead, only the server knows. */
export function isLeadReference(text: string): boolean {
  return new RegExp(`^[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`).test(text)
}
