import type { UnderstoodWords } from '../understoodData'

/** Attributes whose values are names, in their own letters. */
const NAMES: ReadonlySet<string> = new Set(['make', 'make_model', 'city', 'state', 'location_name', 'dealership_name'])

/**
 * A search as a line of a list, in the letters of a sentence: "used hilux white" is "Used Toyota HiLux white". Words that mean a value say
 * its name, others stay as typed.
 */
export function nameSearch(query: string, parts: readonly UnderstoodWords[]): string {
  let text = ''
  let end = 0
  for (const part of [...parts].sort((a, b) => a.start - b.start)) {
    if (part.start < end) continue
    text += `${query.slice(end, part.start)}${nameOf(part)}`
    end = part.end
  }
  text += query.slice(end)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameOf({ label, words, filters }: UnderstoodWords): string {
  const [filter] = filters
  if (filter === undefined || filters.length > 1 || !('values' in filter) || filter.excluded) return words
  const hasOwnLetters = NAMES.has(filter.attribute) || /.\p{Lu}/u.test(label)
  return hasOwnLetters ? label : label.toLowerCase()
}
