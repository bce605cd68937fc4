import { type CampaignCost, costInPeriod } from './campaignCost'
import type { Period } from './period'

/** What a source, or one of its campaigns, brought and cost. */
export interface CampaignRow {
  source: string
  /** empty: all of the source, the sum of its campaigns and of what came without one */
  campaign: string
  visits: number
  /** enquiries by the last touch */
  last: number
  /** enquiries by the first touch */
  first: number
  /** dollars */
  cost: number
  /** enquiries by the last touch that the cost was spent for: those of campaigns without a cost are not among them */
  paidLeads: number
}

/** Figures of one source and campaign. */
export type CampaignFigures = Pick<CampaignRow, 'source' | 'campaign'> &
  Partial<Pick<CampaignRow, 'visits' | 'last' | 'first'>>

/**
 * One row for each source with all its campaigns, then one for each of its campaigns. A cost for a whole source stands in the source's row only; that of
 * a campaign in its own, and in the sum of the source.
 */
export function listCampaigns(
  figures: readonly CampaignFigures[],
  costs: readonly CampaignCost[],
  period: Period,
): CampaignRow[] {
  const rows = new Map<string, CampaignRow>()
  const add = (source: string, campaign: string, part: Partial<CampaignRow>) => {
    const name = JSON.stringify([source, campaign])
    const row = rows.get(name) ?? { source, campaign, visits: 0, last: 0, first: 0, cost: 0, paidLeads: 0 }
    rows.set(name, row)
    for (const field of ['visits', 'last', 'first', 'cost'] as const) row[field] += part[field] ?? 0
  }
  const addBoth = (source: string, campaign: string, part: Partial<CampaignRow>) => {
    add(source, '', part)
    if (campaign) add(source, campaign, part)
  }
  const wholeSources = new Set<string>()
  for (const { source, campaign, ...part } of figures) addBoth(source, campaign, part)
  for (const cost of costs) {
    const spent = costInPeriod(cost, period)
    addBoth(cost.source, cost.campaign, { cost: spent })
    if (!cost.campaign && spent > 0) wholeSources.add(cost.source)
  }
  const total = new Map([...rows.values()].filter(({ campaign }) => !campaign).map((row) => [row.source, row]))
  for (const row of rows.values()) {
    if (row.campaign && row.cost > 0) row.paidLeads = row.last
    const sum = total.get(row.source)!
    if (row.campaign) sum.paidLeads += row.paidLeads
  }
  for (const [source, row] of total) if (wholeSources.has(source)) row.paidLeads = row.last
  const weight = ({ last, visits, cost }: CampaignRow) => last * 1e6 + visits + cost / 1e6
  return [...rows.values()].sort(
    (a, b) =>
      weight(total.get(b.source)!) - weight(total.get(a.source)!) ||
      a.source.localeCompare(b.source) ||
      (a.campaign ? 1 : 0) - (b.campaign ? 1 : 0) ||
      weight(b) - weight(a),
  )
}

/** Money spent and the enquiries that it brought, each counted once. */
export function sumCampaigns(rows: readonly CampaignRow[]): { spent: number; paidLeads: number } {
  const sources = rows.filter(({ campaign }) => !campaign)
  return {
    spent: sources.reduce((sum, { cost }) => sum + cost, 0),
    paidLeads: sources.reduce((sum, row) => sum + row.paidLeads, 0),
  }
}
