import type { FieldError } from '@/domain/fieldErrors'
import { type Enquiry, FORM_ERRORS, sendDelayMs } from '@/domain/leads/enquiry'
import { randomKey } from '@/ui/randomKey'
import { visitSoFar } from '../shopper/visit'

export interface SentEnquiry {
  lead_id: number
  reference: string
  /** of a form with several steps: goes with each later step */
  token?: string
  /** the page where what it costs is paid; left out where nothing is paid on the site */
  payment?: string
}

/**
 * The last submission, its key and all that was sent with it: sending the same words again, after an answer was lost, makes
 * no second lead.
 */
let last: { words: string; body: string; key: string } | null = null

/**
 * Sends an enquiry with the way that led to it. `filledMs` is how long the form was on view: it is not sent before a person
 * could have filled it in. Answers with the lead's reference, or with what to tell the shopper; never throws.
 */
export async function sendEnquiry(enquiry: Enquiry, filledMs: number): Promise<SentEnquiry | { errors: FieldError[] }> {
  const wait = sendDelayMs(filledMs)
  const words = JSON.stringify(enquiry)
  if (last?.words !== words) {
    const body = JSON.stringify({ ...enquiry, ...visitSoFar(), filled_ms: Math.round(filledMs + wait) })
    last = { words, body, key: randomKey() }
  }
  const { body, key } = last
  await new Promise((settle) => setTimeout(settle, wait))
  const answer = await askServer<SentEnquiry>('/api/enquiries', 'POST', body, { 'Idempotency-Key': key })
  if ('errors' in answer) return answer
  if (answer.lead_id === undefined || !answer.reference) return failed(FORM_ERRORS.failed)
  last = null
  return answer
}

/** Sends a further step of an enquiry (LEAD-05). Answers with the lead's reference, or with what to tell the shopper. */
export async function sendStep(
  { lead_id, token }: SentEnquiry,
  step: { step: 'rego' | 'valuation' | 'accept' } & Record<string, unknown>,
): Promise<SentEnquiry | { errors: FieldError[] }> {
  const answer = await askServer<SentEnquiry>(`/api/enquiries/${lead_id}`, 'PATCH', JSON.stringify({ ...step, token }))
  if ('errors' in answer) return answer
  return answer.lead_id === undefined ? failed(FORM_ERRORS.noLead) : { ...answer, token }
}

async function askServer<Answer>(
  path: string,
  method: 'POST' | 'PATCH',
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer | { errors: FieldError[] }> {
  try {
    const answer = await fetch(path, { method, headers: { 'Content-Type': 'application/json', ...headers }, body })
    const said = (await answer.json().catch(() => ({}))) as Answer & { errors?: FieldError[] }
    if (answer.ok) return said
    return said.errors?.length ? { errors: said.errors } : failed(FORM_ERRORS.failed)
  } catch {
    return failed(navigator.onLine ? FORM_ERRORS.failed : FORM_ERRORS.offline)
  }
}

const failed = (message: string) => ({ errors: [{ field: 'form', message }] })
