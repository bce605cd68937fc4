import { createHash } from 'node:crypto'
import { getFormSettings } from '@/data/enquiry/formSettings'
import { listLocations } from '@/data/locations/locations'
import type { FieldError } from '@/domain/fieldErrors'
import { FORM_ERRORS } from '@/domain/leads/enquiry'
import { enquiryFromForm } from '@/domain/leads/enquiryFormPost'
import { offeredCategories } from '@/domain/leads/enquiryKinds'
import { standardFormRules, toFormRules } from '@/domain/leads/formSettings'
import { ENQUIRY_KINDS } from '@/domain/leads/lead'
import { enquiryRefusedHtml, enquirySentHtml } from '@/leads/enquiryFormHtml'
import { errorResponse } from '@/server/errorResponse'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'
import { POST as postEnquiry } from '../route'

const MAX_BODY_BYTES = 200_000

const NEEDS_SCRIPT =
  'Many enquiries come from your network just now. Send this with scripts turned on, call us, or try again in an hour.'

/** Far above the limit of enquiries, whose answer has what was typed: only what no person sends is refused unread. */
const limitForms = siteRateLimit(
  { perAddress: { name: 'enquiryForms', times: 120, seconds: 600 } },
  'form',
  FORM_ERRORS.rateLimited,
)

interface EnquiryAnswer {
  reference?: string
  payment?: string
  errors?: FieldError[]
  challenge?: unknown
}

/**
 * Takes an enquiry form that a browser posts without script, or before the script has arrived, by the rules and limits of
 * POST /api/enquiries, and answers a page: thanks with the reference, or the errors with what was typed. No value of the form is ever
 * in an address. The same values on the same day are one enquiry, as if sent again.
 */
export const POST = route({ access: siteAccess(), rateLimit: limitForms }, async (request, { access: site }) => {
  const text = await readText(request, MAX_BODY_BYTES)
  if (text === null) return errorResponse(413, { field: 'body', message: 'The enquiry is too long.' })
  const posted = new URLSearchParams(text)
  const kind = ENQUIRY_KINDS.find((known) => known === posted.get('kind')) ?? 'general'
  const settings = await getFormSettings(site.id, posted.get('form_id') ?? '')
  const all = await listLocations(site.id)
  const locations = settings?.askLocation ? all : []
  const fields = (settings ? toFormRules(kind, settings, locations.length) : standardFormRules(kind)).fields ?? []
  const enquiry = enquiryFromForm(posted, request.headers.get('referer') ?? '', fields)
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.set('Idempotency-Key', idempotencyKey(site.id, text))
  headers.delete('Content-Length')
  const response = await postEnquiry(
    new Request(request.url, { method: 'POST', headers, body: JSON.stringify(enquiry) }),
  )
  const answer = (await response.json().catch(() => ({}))) as EnquiryAnswer
  if (response.ok && answer.payment) {
    return new Response(null, { status: 303, headers: { Location: answer.payment, 'Cache-Control': 'no-store' } })
  }
  if (response.ok && answer.reference) return htmlResponse(201, enquirySentHtml(site, answer.reference))
  const errors = answer.challenge
    ? [{ field: 'form', message: NEEDS_SCRIPT }]
    : (answer.errors ?? [{ field: 'form', message: FORM_ERRORS.failed }])
  // Sending again comes from another page, and a car that is gone would be refused again.
  posted.set('url', `${enquiry.url}`)
  if (enquiry.car_id) posted.set('car_id', `${enquiry.car_id}`)
  if (errors.some(({ field }) => field === 'car_id')) posted.delete('car_id')
  const terms = settings?.termsText ?? ''
  const categories = offeredCategories(all, site)
  return htmlResponse(
    response.status,
    enquiryRefusedHtml(site, { posted, errors, fields, locations, categories, terms }),
  )
})

/** A page without script has no key of its own, and its HTML is the same for all shoppers. */
function idempotencyKey(siteId: number, text: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return `form-${createHash('sha256').update(`${siteId} ${day} ${text}`).digest('hex')}`
}

const htmlResponse = (status: number, html: string) =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
