import type { FieldError } from '@/domain/fieldErrors'
import { type Enquiry, FORM_ERRORS, sendDelayMs } from '@/domain/leads/enquiry'
import { fetchWithChallenge } from '@/ui/forms/fetchWithChallenge'
import { randomKey } from '@/ui/randomKey'
import { readTouches } from '../shopper/touches'
import { readVisit } from '../shopper/visit'

export interface SentEnquiry {
  lead_id: number
  reference: string
  /** of a multi-step form: sent with each later step */
  token?: string
  /** URL of the payment page; missing if no online payment is due */
  payment?: string
  /** kept for staff without a lead: no later steps, booking or hold */
  parked?: boolean
}

/**
 * The last submission with its idempotency key and body: retrying the same values after a lost response creates no
 * second lead.
 */
let last: { values: string; body: string; key: string } | null = null

/**
 * Sends an enquiry with its visit. `filledMs` is how long the form was on screen; sending waits until a person could
 * have filled it in. Returns the lead's reference or a message for the shopper; never throws.
 */
export async function sendEnquiry(enquiry: Enquiry, filledMs: number): Promise<SentEnquiry | { errors: FieldError[] }> {
  const wait = sendDelayMs(filledMs)
  const values = JSON.stringify(enquiry)
  if (last?.values !== values) {
    const body = JSON.stringify({
      ...enquiry,
      ...readVisit(),
      touches: readTouches(),
      filled_ms: Math.round(filledMs + wait),
    })
    last = { values, body, key: randomKey() }
  }
  const { body, key } = last
  await new Promise((settle) => setTimeout(settle, wait))
  const response = await postJson<SentEnquiry>('/api/enquiries', 'POST', body, { 'Idempotency-Key': key })
  if ('errors' in response) return response
  if (response.lead_id === undefined || !response.reference) return failed(FORM_ERRORS.failed)
  last = null
  return response
}

/** Sends a further step of an enquiry (LEAD-05). Returns the lead's reference or a message for the shopper. */
export async function sendStep(
  { lead_id, token }: SentEnquiry,
  step: { step: 'rego' | 'valuation' | 'accept' } & Record<string, unknown>,
): Promise<SentEnquiry | { errors: FieldError[] }> {
  const response = await postJson<SentEnquiry>(`/api/enquiries/${lead_id}`, 'PATCH', JSON.stringify({ ...step, token }))
  if ('errors' in response) return response
  return response.lead_id === undefined ? failed(FORM_ERRORS.noLead) : { ...response, token }
}

async function postJson<Data>(
  path: string,
  method: 'POST' | 'PATCH',
  body: string,
  headers: Record<string, string> = {},
): Promise<Data | { errors: FieldError[] }> {
  try {
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body }
    const response = await fetchWithChallenge(path, init)
    const data = (await response.json().catch(() => ({}))) as Data & { errors?: FieldError[] }
    if (response.ok) return data
    return data.errors?.length ? { errors: data.errors } : failed(FORM_ERRORS.failed)
  } catch {
    return failed(navigator.onLine ? FORM_ERRORS.failed : FORM_ERRORS.offline)
  }
}

const failed = (message: string) => ({ errors: [{ field: 'form', message }] })
