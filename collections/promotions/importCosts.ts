import type { PayloadRequest } from 'payload'
import type { CampaignCost } from '../../src/domain/reports/campaignCost'
import { missingCostColumns, parseCostRow } from '../../src/domain/reports/costRow'
import { csvImportEndpoint, type LineError, MAX_LISTED_ERRORS } from '../csvImport/importRows'

const MAX_COSTS = 2000

/**
 * POST /api/campaignCosts/import?site=&dryRun=true with a CSV as its body: adds new costs and updates those of the same source, campaign and days.
 * Invalid lines are reported and skipped. One transaction.
 */
export const importCosts = csvImportEndpoint(
  {
    noun: 'costs',
    maxRows: MAX_COSTS,
    findMissingColumns: missingCostColumns,
  },
  importAll,
)

/** Days are stored as the admin stores them: at noon UTC. */
const noon = (day: string) => `${day}T12:00:00.000Z`

const keyOf = ({ source, campaign, from, to }: Omit<CampaignCost, 'amount'>) =>
  JSON.stringify([source, campaign, from, to])

async function importAll(req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'campaignCosts',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    where: { site: { equals: site } },
  })
  const known = new Map(
    docs.map(({ id, source, campaign, from, to, amount }) => [
      keyOf({ source, campaign: campaign ?? '', from: from.slice(0, 10), to: to.slice(0, 10) }),
      { id, amount },
    ]),
  )
  const problems: LineError[] = []
  const counts = { added: 0, changed: 0, known: 0, refused: 0 }
  const inFile = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const cost = parseCostRow(row)
    const key = 'problems' in cost ? '' : keyOf(cost)
    const errors =
      'problems' in cost
        ? cost.problems
        : inFile.has(key)
          ? [{ column: 'source', message: 'This source, campaign and period is in the file twice.' }]
          : []
    if ('problems' in cost || errors.length > 0) {
      counts.refused += 1
      problems.push(...errors.map(({ column, message }) => ({ line: index + 2, field: column, message })))
      continue
    }
    inFile.add(key)
    const existing = known.get(key)
    if (existing?.amount === cost.amount) {
      counts.known += 1
      continue
    }
    counts[existing ? 'changed' : 'added'] += 1
    if (dryRun) continue
    const options = { depth: 0, overrideAccess: true, req } as const
    const { source, campaign, from, to, amount } = cost
    if (existing) await payload.update({ collection: 'campaignCosts', id: existing.id, data: { amount }, ...options })
    else
      await payload.create({
        collection: 'campaignCosts',
        data: { site, source, campaign, from: noon(from), to: noon(to), amount },
        ...options,
      })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}
