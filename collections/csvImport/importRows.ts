import type { Endpoint, PayloadRequest } from 'payload'
import { isDocumentId } from '../../src/domain/documentId'
import { errorResponse } from '../../src/server/errorResponse'
import { processTask, TaskMemoryError, TaskTimeoutError } from '../../src/server/taskProcesses/processTask'
import { isTooBusy } from '../../src/server/tooBusyError'
import { getUserSiteIds, hasRole } from '../access/roles'

/** Maximum size of an import file in bytes. */
const MAX_BYTES = 5_000_000

/** An invalid value on a line of a file. The header row is line 1. */
export interface LineError {
  line: number
  field: string
  message: string
}

/** Maximum errors in a response. */
export const MAX_LISTED_ERRORS = 50

export interface ImportRules {
  /** plural noun in error messages, such as "reviews" */
  noun: string
  maxRows: number
  /** required columns that the header row lacks */
  findMissingColumns: (headings: string[]) => string[]
}

/** A file uploaded for a site (`?site=&dryRun=true`), or an error response: 403 or 413. */
export async function readUploadedFile(
  req: PayloadRequest,
  noun: string,
): Promise<{ site: number; text: string; dryRun: boolean } | Response> {
  const site = Number(req.searchParams.get('site'))
  if (!canEditSite(req, site))
    return errorResponse(403, { field: 'site', message: `You do not have permission to import ${noun} for this site.` })
  const text = (await req.text?.()) ?? ''
  if (text.length > MAX_BYTES)
    return errorResponse(413, { field: 'file', message: 'The file is larger than 5 MB. Split it into smaller files.' })
  return { site, text, dryRun: req.searchParams.get('dryRun') === 'true' }
}

const parseCsv = processTask<typeof import('./parseCsv').parseCsv>({
  module: 'collections/csvImport/parseCsv.ts',
  function: 'parseCsv',
  maxMemoryMb: 512,
  timeoutMs: 20_000,
})

/** The rows of a CSV, or an error response: 422 for an invalid file. @throws {TooBusyError} */
export async function parseCsvRows(
  text: string,
  { noun, maxRows, findMissingColumns }: ImportRules,
): Promise<Record<string, string>[] | Response> {
  const rows: Record<string, string>[] = []
  try {
    await parseCsv(
      { text, maxRows: maxRows + 1 },
      {
        onReport: (batch: Record<string, string>[]) => {
          for (const row of batch) rows.push(row)
        },
      },
    )
  } catch (error) {
    if (isTooBusy(error)) throw error
    const message =
      error instanceof TaskTimeoutError || error instanceof TaskMemoryError
        ? 'The file takes too long to read. Split it into smaller files.'
        : `The file is not valid CSV: ${(error as Error).message}`
    return errorResponse(422, { field: 'file', message })
  }
  const [first] = rows
  if (!first) return errorResponse(422, { field: 'file', message: `The file has no ${noun} below the header row.` })
  const missingColumns = findMissingColumns(Object.keys(first))
  if (missingColumns.length > 0)
    return errorResponse(422, { field: 'file', message: `Missing columns: ${missingColumns.join(', ')}.` })
  if (rows.length > maxRows)
    return errorResponse(422, {
      field: 'file',
      message: `More than ${maxRows.toLocaleString('en-AU')} ${noun}. Split the file.`,
    })
  return rows
}

/** What an import does with the rows of its file; in a dry run it only reports. */
type ImportAll = (req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) => Promise<object>

/** POST /api/{collection}/import?site=&dryRun=true with a CSV as its body; answers what `importAll` reports. */
export function csvImportEndpoint(rules: ImportRules, importAll: ImportAll): Endpoint {
  return {
    path: '/import',
    method: 'post',
    handler: async (req) => {
      const upload = await readUploadedFile(req, rules.noun)
      if (upload instanceof Response) return upload
      const rows = await parseCsvRows(upload.text, rules)
      return rows instanceof Response ? rows : Response.json(await importAll(req, upload.site, rows, upload.dryRun))
    },
  }
}

function canEditSite({ user }: PayloadRequest, site: number): boolean {
  if (!isDocumentId(site)) return false
  return (
    hasRole(user, 'superAdmin') || (hasRole(user, 'groupManager', 'siteEditor') && getUserSiteIds(user).includes(site))
  )
}
