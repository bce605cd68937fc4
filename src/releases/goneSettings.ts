import { APIError, type PayloadRequest } from 'payload'
import { findGoneSettings } from '../domain/releases/heldSettings'
import { describeChanges } from './describeChanges'
import type { Stored } from './documents'

/** Rows that are named; more are counted. */
const MAX_NAMED = 5

const IS_TIME_OR_LINK = /^(\d{4}-\d{2}-\d{2}T|https?:|\/)/

/** Rows of lists that a draft of settings changes and somebody has removed since: each in a sentence that says what to do. */
export async function describeGone(
  req: PayloadRequest,
  stored: Stored,
  values: Record<string, unknown>,
  timeZone: string,
): Promise<string[]> {
  const gone = findGoneSettings(stored, values)
  if (gone.length === 0) return []
  const fields = req.payload.collections.sites.config.flattenedFields
  const places = gone.map(({ path, row }) => ({ path, before: null, after: nameRow(row), blocks: [] }))
  const described = await describeChanges(req, fields, places.slice(0, MAX_NAMED), timeZone)
  const sentences = described.map(
    ({ field, after }) =>
      `${field} “${after}” was removed from the live site after this draft changed it. In the form of the site, save the draft again to keep it, or remove it there too.`,
  )
  const more = gone.length - sentences.length
  return more > 0 ? [...sentences, `And ${more} more.`] : sentences
}

/** Words of a row that tell it from others: no time, and a link only if there is nothing else. */
function nameRow({ id: _, ...row }: Record<string, unknown>): string {
  const words = Object.values(row).filter((value): value is string => typeof value === 'string' && value !== '')
  const named = words.find((value) => !IS_TIME_OR_LINK.test(value)) ?? words[0] ?? 'Row'
  return named.slice(0, 80)
}

/** @throws {APIError} 409 that names the rows which the settings change and somebody has removed since */
export async function rejectGone(req: PayloadRequest, stored: Stored, values: Record<string, unknown>): Promise<void> {
  const gone = await describeGone(req, stored, values, String(stored.timeZone))
  if (gone.length > 0) throw new APIError(gone.join(' '), 409, null, true)
}
