import { FilterError } from './filter'
import { parseFilters } from './filterGrammar'
import { printFilter } from './printFilter'

/**
 * A filter that staff typed, as the rest of the system reads it: colons become equals signs, except inside quotes
 * (STK-16), and surrounding space goes. An empty text stays empty and means no filter.
 */
export function normalizeConfiguredFilter(filter: string): string {
  return filter
    .trim()
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\s*:\s*/g, (found) => (found.trim() === ':' ? '=' : found))
}

/** What is wrong with a filter that staff typed, in words for them; null where it can be read. */
export function validateConfiguredFilter(filter: string): string | null {
  try {
    parseFilters(normalizeConfiguredFilter(filter))
    return null
  } catch (error) {
    if (error instanceof FilterError) return error.message.replace(/^filters: /, 'This filter cannot be read: ')
    throw error
  }
}

/**
 * A filter that staff typed, in the index's own language (STK-16); null for none. One that cannot be read, which the admin does
 * not let in, counts as none: a site without a filter beats a site without a search.
 */
export function parseConfiguredFilter(filter: string): string | null {
  if (validateConfiguredFilter(filter) !== null) return null
  return printFilter(parseFilters(normalizeConfiguredFilter(filter))) || null
}
