import { type Enquiry, type FieldError, FORM_ERRORS } from '@/domain/leads/enquiry'

export interface SentEnquiry {
  lead_id: number
  reference: string
}

/** The last submission and its key: sending the very same words again, after an answer was lost, makes no second lead. */
let last: { body: string; key: string } | null = null

/** Sends an enquiry. Answers with the lead's reference, or with what to tell the shopper; never throws. */
export async function sendEnquiry(enquiry: Enquiry): Promise<SentEnquiry | { errors: FieldError[] }> {
  const body = JSON.stringify(enquiry)
  if (last?.body !== body) last = { body, key: newKey() }
  try {
    const answer = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': last.key },
      body,
    })
    const said = (await answer.json().catch(() => ({}))) as Partial<SentEnquiry> & { errors?: FieldError[] }
    if (answer.ok && said.lead_id !== undefined && said.reference) {
      last = null
      return { lead_id: said.lead_id, reference: said.reference }
    }
    return { errors: said.errors?.length ? said.errors : [{ field: 'form', message: FORM_ERRORS.failed }] }
  } catch {
    const message = navigator.onLine
      ? FORM_ERRORS.failed
      : 'You seem to be offline. What you typed is kept; send it again once you are connected.'
    return { errors: [{ field: 'form', message }] }
  }
}

/** A key of 32 hex digits; `randomUUID` exists on secure origins only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
