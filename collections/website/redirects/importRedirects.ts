import type { Endpoint, PayloadRequest } from 'payload'
import {
  isRedirectLoop,
  missingRedirectColumns,
  parseRedirectRow,
  REDIRECT_ERRORS,
  type RedirectRow,
} from '../../../src/domain/site/redirectRow'
import { importRows, type LineProblem, MAX_LISTED_ERRORS } from '../../csvImport/importRows'
import { populatedPath } from './populatedPath'
import { AMONG_OTHERS_CHECKED } from './validate'

const MAX_REDIRECTS = 5000
/**
 * POST /api/redirects/import?site=&dryRun=true with a CSV as its body: adds the redirects that are new and changes those
 * that lead elsewhere now. Lines that cannot be used are told of and left out. One transaction.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const sent = await importRows(req, { noun: 'redirects', most: MAX_REDIRECTS, missing: missingRedirectColumns })
    if (sent instanceof Response) return sent
    return Response.json(await takeIn(req, sent.site, sent.rows, sent.dryRun))
  },
}

async function takeIn(req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) {
  const { payload } = req
  const all = { pagination: false, overrideAccess: true, req, where: { site: { equals: site } } } as const
  const [redirects, pages] = await Promise.all([
    payload.find({ collection: 'redirects', depth: 1, ...all }),
    payload.find({ collection: 'pages', depth: 0, ...all, select: { path: true, _status: true } }),
  ])
  const taken = new Set(pages.docs.flatMap(({ path, _status }) => (_status === 'published' ? [path] : [])))
  const known = new Map(redirects.docs.map((redirect) => [redirect.from, redirect]))
  const leads = new Map(redirects.docs.map((redirect) => [redirect.from, populatedPath(redirect)]))
  const inFile = new Set<string>()
  const problems: LineProblem[] = []
  const checked = { context: { [AMONG_OTHERS_CHECKED]: true }, depth: 0, overrideAccess: true, req } as const
  const counts = { added: 0, changed: 0, known: 0, refused: 0 }

  const problemOf = (row: RedirectRow): { column: string; message: string } | null => {
    if (inFile.has(row.from)) return { column: 'from', message: 'The file has this old address twice.' }
    if (taken.has(row.from)) return { column: 'from', message: REDIRECT_ERRORS.fromPage }
    if (isRedirectLoop(row, leads)) return { column: 'to', message: REDIRECT_ERRORS.inCircle }
    return null
  }

  for (const [index, line] of rows.entries()) {
    const read = parseRedirectRow(line)
    const wrong = 'problems' in read ? read.problems : [problemOf(read) ?? []].flat()
    if ('problems' in read || wrong.length > 0) {
      counts.refused += 1
      problems.push(...wrong.map(({ column, message }) => ({ line: index + 2, field: column, message })))
      continue
    }
    inFile.add(read.from)
    const before = known.get(read.from)
    if (before && leads.get(read.from) === read.to && before.type === read.type) {
      counts.known += 1
      continue
    }
    leads.set(read.from, read.to)
    counts[before ? 'changed' : 'added'] += 1
    if (dryRun) continue
    const data = { to: { type: 'custom' as const, url: read.to, reference: null }, type: read.type }
    if (before) await payload.update({ collection: 'redirects', id: before.id, data, ...checked })
    else await payload.create({ collection: 'redirects', data: { site, from: read.from, ...data }, ...checked })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}
