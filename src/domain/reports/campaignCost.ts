import { countDays, type Period } from './period'

/** What a campaign cost over some days, both inclusive. */
export interface CampaignCost extends Period {
  source: string
  /** empty: everything from the source */
  campaign: string
  amount: number
}

/** The part of a cost that falls in a period, in dollars: it is spread evenly over its days. */
export function costInPeriod(cost: CampaignCost, period: Period): number {
  const from = cost.from > period.from ? cost.from : period.from
  const to = cost.to < period.to ? cost.to : period.to
  return to < from ? 0 : (cost.amount * countDays({ from, to })) / countDays(cost)
}

/** The days of a cost entry, whose dates the admin stores as moments near noon UTC. */
export const costDays = (from: Date, to: Date): Period => {
  const first = from.toISOString().slice(0, 10)
  const last = to.toISOString().slice(0, 10)
  return { from: first, to: last < first ? first : last }
}
