import { FilterError } from './filter'
import { parseFilters } from './filterGrammar'
import { printFilter } from './printFilter'

/**
 * Normalises a filter typed by staff: colons become equals signs, except in quotes (STK-16), and surrounding space is removed.
 * Empty text means no filter.
 */
export function normalizeConfiguredFilter(filter: string): string {
  return filter
    .trim()
    .replaceAll(/"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|'(?:[^'\\]|\\[\s\S]?)*(?:'|$)|(?<!\s)\s+:\s*|:\s*/g, (found) =>
      found.trim() === ':' ? '=' : found,
    )
}

/** Validates a filter typed by staff: an error message, or null. */
export function validateConfiguredFilter(filter: string): string | null {
  try {
    parseFilters(normalizeConfiguredFilter(filter))
    return null
  } catch (error) {
    if (error instanceof FilterError) return error.message.replace(/^filters: /, 'Invalid filter: ')
    throw error
  }
}

/**
 * A filter typed by staff in the index's filter language (STK-16); null for none. An invalid filter, which the admin refuses, is
 * ignored, so that search keeps working.
 */
export function parseConfiguredFilter(filter: string): string | null {
  if (validateConfiguredFilter(filter) !== null) return null
  return printFilter(parseFilters(normalizeConfiguredFilter(filter))) || null
}
