import { parse } from 'csv-parse/sync'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../src/server/errorResponse'
import { hasRole, sitesOf } from '../access/roles'

/** Bytes that one import takes. */
const MAX_BYTES = 5_000_000

/** What is wrong with a line of a file; the heading is line 1. */
export interface LineProblem {
  line: number
  field: string
  message: string
}

/** Problems that an answer tells; who sees so many has seen what is wrong with the file. */
export const MAX_LISTED_ERRORS = 50

export interface ImportRules {
  /** "reviews", for what is said of the file */
  noun: string
  most: number
  /** needed columns that the headings lack */
  missing: (headings: string[]) => string[]
}

/** A file that an editor sends for a site (`?site=&dryRun=true`), or the answer that refuses it: 403 or 413. */
export async function uploadedFile(
  req: PayloadRequest,
  noun: string,
): Promise<{ site: number; text: string; dryRun: boolean } | Response> {
  const site = Number(req.searchParams.get('site'))
  if (!mayEdit(req, site))
    return errorResponse(403, { field: 'site', message: `You may not add ${noun} to this site.` })
  const text = (await req.text?.()) ?? ''
  if (text.length > MAX_BYTES)
    return errorResponse(413, { field: 'file', message: 'The file is larger than 5 MB. Split it.' })
  return { site, text, dryRun: req.searchParams.get('dryRun') === 'true' }
}

/** The lines of a CSV below its heading, or the answer that refuses it: 422 for one that cannot be read. */
export function csvRows(text: string, { noun, most, missing }: ImportRules): Record<string, string>[] | Response {
  let rows: Record<string, string>[]
  try {
    rows = parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true, trim: true })
  } catch (error) {
    return errorResponse(422, { field: 'file', message: `The file is no CSV: ${(error as Error).message}` })
  }
  const [first] = rows
  if (!first) return errorResponse(422, { field: 'file', message: `The file has no ${noun} below its heading.` })
  const lacking = missing(Object.keys(first))
  if (lacking.length > 0)
    return errorResponse(422, { field: 'file', message: `These columns are missing: ${lacking.join(', ')}.` })
  if (rows.length > most)
    return errorResponse(422, {
      field: 'file',
      message: `More than ${most.toLocaleString('en-AU')} ${noun}. Split the file.`,
    })
  return rows
}

/** The lines of a CSV that an editor sends for a site, or the answer that refuses it. */
export async function importRows(
  req: PayloadRequest,
  rules: ImportRules,
): Promise<{ site: number; rows: Record<string, string>[]; dryRun: boolean } | Response> {
  const sent = await uploadedFile(req, rules.noun)
  if (sent instanceof Response) return sent
  const rows = csvRows(sent.text, rules)
  return rows instanceof Response ? rows : { site: sent.site, rows, dryRun: sent.dryRun }
}

function mayEdit({ user }: PayloadRequest, site: number): boolean {
  if (!Number.isSafeInteger(site) || site <= 0) return false
  return hasRole(user, 'superAdmin') || (hasRole(user, 'groupManager', 'siteEditor') && sitesOf(user).includes(site))
}
