import type { PayloadRequest } from 'payload'
import { missingRedirectColumns, parseRedirectRow, type RedirectRow } from '../../../src/domain/site/redirectRow'
import { csvImportEndpoint, type LineError, MAX_LISTED_ERRORS } from '../../csvImport/importRows'
import { checkRedirectFrom, checkRedirectTo, readAddresses } from './checkRedirect'
import { populatedPath } from './populatedPath'
import { SKIP_REDIRECT_CHECK } from './validate'

const MAX_REDIRECTS = 5000

/**
 * POST /api/redirects/import?site=&dryRun=true with a CSV as its body: adds new redirects and updates
 * changed ones. Invalid lines are reported and skipped. One transaction.
 */
export const importRedirects = csvImportEndpoint(
  {
    noun: 'redirects',
    maxRows: MAX_REDIRECTS,
    findMissingColumns: missingRedirectColumns,
  },
  importAll,
)

async function importAll(req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) {
  const { payload } = req
  const redirects = await payload.find({
    ...{ collection: 'redirects', depth: 1, pagination: false, overrideAccess: true, req },
    where: { site: { equals: site } },
  })
  const known = new Map(redirects.docs.map((redirect) => [redirect.from, redirect]))
  const targets = new Map(redirects.docs.map((redirect) => [redirect.from, populatedPath(redirect)]))
  const addresses = await readAddresses(site, req, targets)
  const inFile = new Set<string>()
  const problems: LineError[] = []
  const options = { context: { [SKIP_REDIRECT_CHECK]: true }, depth: 0, overrideAccess: true, req } as const
  const counts = { added: 0, changed: 0, known: 0, refused: 0 }

  const validateRow = async ({ from, to }: RedirectRow): Promise<{ column: string; message: string } | null> => {
    if (inFile.has(from)) return { column: 'from', message: 'This path is in the file twice.' }
    const fromProblem = await checkRedirectFrom(from, addresses)
    if (fromProblem) return { column: 'from', message: fromProblem }
    const toProblem = await checkRedirectTo(from, to, addresses)
    return toProblem ? { column: 'to', message: toProblem } : null
  }

  for (const [index, line] of rows.entries()) {
    const redirect = parseRedirectRow(line)
    const errors = 'problems' in redirect ? redirect.problems : [(await validateRow(redirect)) ?? []].flat()
    if ('problems' in redirect || errors.length > 0) {
      counts.refused += 1
      problems.push(...errors.map(({ column, message }) => ({ line: index + 2, field: column, message })))
      continue
    }
    inFile.add(redirect.from)
    const existing = known.get(redirect.from)
    if (existing && targets.get(redirect.from) === redirect.to && existing.type === redirect.type) {
      counts.known += 1
      continue
    }
    targets.set(redirect.from, redirect.to)
    counts[existing ? 'changed' : 'added'] += 1
    if (dryRun) continue
    const data = { to: { type: 'custom' as const, url: redirect.to, reference: null }, type: redirect.type }
    if (existing) await payload.update({ collection: 'redirects', id: existing.id, data, ...options })
    else await payload.create({ collection: 'redirects', data: { site, from: redirect.from, ...data }, ...options })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}
