/** Unambiguous letters and digits; no vowels, so that no words occur. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXY346789'
const GROUP = 4

/**
 * A reference that is easy to read out over the phone, "7KQ4-MX3D" (1.1e11 possible). `random` returns numbers in [0, 1).
 * The caller must retry if the reference is already in use.
 */
export function leadReference(random: () => number): string {
  const letters = Array.from({ length: GROUP * 2 }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length)))
  return `${letters.slice(0, GROUP).join('')}-${letters.slice(GROUP).join('')}`
}

/** Whether a text has the format of a reference. */
export function isLeadReference(text: string): boolean {
  return new RegExp(`^[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`).test(text)
}
