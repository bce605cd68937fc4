import { cleanCampaignWord } from '../leads/attribution'
import type { CampaignCost } from './campaignCost'
import { isIsoDate } from './period'

/** Columns of a file of costs; `campaign` may be missing. */
const REQUIRED = ['source', 'from', 'to', 'amount'] as const

const MAX_AMOUNT = 100_000_000

const columnName = (heading: string) => heading.trim().toLowerCase()

/** Required columns that a header row lacks. */
export function missingCostColumns(headings: readonly string[]): string[] {
  const found = headings.map(columnName)
  return REQUIRED.filter((name) => !found.includes(name))
}

/** A cost from a row of a file, or what is wrong with it, by column. Amounts may have a $ and commas. */
export function parseCostRow(
  row: Readonly<Record<string, string>>,
): CampaignCost | { problems: { column: string; message: string }[] } {
  const cells = Object.fromEntries(Object.entries(row).map(([heading, value]) => [columnName(heading), value.trim()]))
  const { from = '', to = '' } = cells
  const source = cleanCampaignWord(cells.source)
  const digits = (cells.amount ?? '').replaceAll(/[$,\s]/g, '')
  const amount = digits === '' ? Number.NaN : Number(digits)
  const problems = [
    ...(source ? [] : [{ column: 'source', message: 'Enter the source, such as google.' }]),
    ...(isIsoDate(from) ? [] : [{ column: 'from', message: 'Enter the first day, such as 2026-11-01.' }]),
    ...(isIsoDate(to) ? [] : [{ column: 'to', message: 'Enter the last day, such as 2026-11-30.' }]),
    ...(amount >= 0 && amount <= MAX_AMOUNT ? [] : [{ column: 'amount', message: 'Enter dollars, such as 1250.50.' }]),
  ]
  if (problems.length > 0) return { problems }
  if (to < from) return { problems: [{ column: 'to', message: 'The last day must not be before the first.' }] }
  return { source, campaign: cleanCampaignWord(cells.campaign), from, to, amount }
}
