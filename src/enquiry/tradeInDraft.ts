import type { Valuation } from '@/domain/car/tradeIn'
import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import type { StoredValue } from '@/ui/storage/browserStorage'
import { recordFrom, storedDraft, textsFrom } from './formDraft'
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

/** Progress with the time, in epoch milliseconds, at which it was stored. */
export interface StoredProgress {
  progress: TradeInProgress | null
  storedAt: number
}

/** The lead's token is valid for a day; a tab may stay open for longer. */
const MAX_AGE_MS = 23 * 3_600_000

export function tradeInDraft(key: string): StoredValue<StoredProgress> {
  return storedDraft(key, (json) => {
    const { progress, storedAt } = recordFrom(json)
    return { progress: parseProgress(progress), storedAt: typeof storedAt === 'number' ? storedAt : 0 }
  })
}

/** The stored progress while its token is valid; otherwise null. `now` is in epoch milliseconds. */
export function currentProgress({ progress, storedAt }: StoredProgress, now: number): TradeInProgress | null {
  return now - storedAt > MAX_AGE_MS ? null : progress
}

function parseProgress(json: unknown): TradeInProgress | null {
  const { lead, at, valued, car, answers, worth, message } = recordFrom(json)
  const { lead_id, reference, token } = recordFrom(lead)
  if (typeof lead_id !== 'number' || typeof reference !== 'string' || typeof token !== 'string' || token === '')
    return null
  if (at !== 1 && at !== 2 && at !== 3) return null
  return {
    lead: { lead_id, reference, token },
    at,
    valued: valued === true,
    car: recordFrom(car),
    answers: textsFrom(answers),
    worth: parseWorth(worth),
    message: typeof message === 'string' ? message : '',
  }
}

function parseWorth(json: unknown): Worth | null {
  const { valuation, no_valuation } = recordFrom(json)
  if (typeof no_valuation === 'string') return { no_valuation }
  const { low, high, comparables } = recordFrom(valuation)
  const isValuation = typeof low === 'number' && typeof high === 'number' && typeof comparables === 'number'
  return isValuation ? { valuation: { low, high, comparables } } : null
}
