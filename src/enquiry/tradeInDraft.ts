import type { Valuation } from '@/domain/car/tradeIn'
import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import type { StoredValue } from '@/ui/storage/browserStorage'
import { storedDraft, toRecord, toStrings } from './formDraft'
import type { SentEnquiry } from './sendEnquiry'

/** The valuation of a trade-in, or why there is none online. */
export type ValuationResult = { valuation: Valuation } | { no_valuation: string }

/** Progress of a trade-in in this tab: a reload continues at the same step (LEAD-08). */
export interface TradeInProgress {
  lead: SentEnquiry
  /** 1 car, 2 condition, 3 valuation */
  at: 1 | 2 | 3
  /** the dealer already has condition and valuation, so a change of the car is sent with the next valuation */
  valued: boolean
  car: Partial<OwnCarInput>
  answers: Record<string, string>
  worth: ValuationResult | null
  /** the comment of the last step */
  message: string
}

/** Progress with the time it was stored, in epoch milliseconds. */
export interface StoredProgress {
  progress: TradeInProgress | null
  storedAt: number
}

/** The lead's token is valid for a day; a tab may stay open longer. */
const MAX_AGE_MS = 23 * 3_600_000

export function tradeInDraft(key: string): StoredValue<StoredProgress> {
  return storedDraft(key, (json) => {
    const { progress, storedAt } = toRecord(json)
    return { progress: parseProgress(progress), storedAt: typeof storedAt === 'number' ? storedAt : 0 }
  })
}

/** The stored progress while its token is valid, else null. `now` is in epoch milliseconds. */
export function currentProgress({ progress, storedAt }: StoredProgress, now: number): TradeInProgress | null {
  return now - storedAt > MAX_AGE_MS ? null : progress
}

function parseProgress(json: unknown): TradeInProgress | null {
  const { lead, at, valued, car, answers, worth, message } = toRecord(json)
  const { lead_id, reference, token } = toRecord(lead)
  if (typeof lead_id !== 'number' || typeof reference !== 'string' || typeof token !== 'string' || token === '')
    return null
  if (at !== 1 && at !== 2 && at !== 3) return null
  return {
    lead: { lead_id, reference, token },
    at,
    valued: valued === true,
    car: toRecord(car),
    answers: toStrings(answers),
    worth: parseValuationResult(worth),
    message: typeof message === 'string' ? message : '',
  }
}

function parseValuationResult(json: unknown): ValuationResult | null {
  const { valuation, no_valuation } = toRecord(json)
  if (typeof no_valuation === 'string') return { no_valuation }
  const { low, high, comparables } = toRecord(valuation)
  const isValuation = typeof low === 'number' && typeof high === 'number' && typeof comparables === 'number'
  return isValuation ? { valuation: { low, high, comparables } } : null
}
