import type { Valuation } from '@/domain/car/tradeIn'
import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import { dropDraft, keepDraft, keptDraft } from './formDraft'
import type { SentEnquiry } from './sendEnquiry'

/** What a trade-in's car may be worth, or why nobody can say online. */
export type Worth = { valuation: Valuation } | { no_valuation: string }

/** How far a shopper has come with a trade-in, in this tab: a reload goes on where they were (LEAD-08). */
export interface TradeInProgress {
  lead: SentEnquiry
  /** 1 their car, 2 its state, 3 its worth */
  at: 1 | 2 | 3
  /** the dealer has its state and worth already, so that a change of the car goes with the next valuation */
  valued: boolean
  car: Partial<OwnCarInput>
  answers: Record<string, string>
  worth: Worth | null
  /** what else they say in the last step */
  message: string
}

/** A token is good for a day; a tab may stay open for longer. */
const LASTS_MS = 23 * 3_600_000

export function keptProgress(key: string): TradeInProgress | null {
  const kept = keptDraft<{ progress: TradeInProgress; keptAt: number }>(key)
  if (!kept.progress?.lead?.token || Date.now() - (kept.keptAt ?? 0) > LASTS_MS) return null
  return { ...kept.progress, message: kept.progress.message ?? '' }
}

export function keepProgress(key: string, progress: TradeInProgress | null): void {
  if (progress) keepDraft(key, { progress, keptAt: Date.now() })
  else dropDraft(key)
}
