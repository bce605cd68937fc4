import { payloadClient } from '@/data/payloadClient'
import { siteForHost } from '@/data/sites'
import { type FieldError, FORM_ERRORS, fieldErrors } from '@/domain/leads/enquiry'
import { stepSchema } from '@/domain/leads/steps'
import { takeStep } from '@/leads/takeStep'
import { loggerFor } from '@/ops/logger'
import { type RateRule, secondsToWaitOnSite, tooOften } from '@/ops/rateLimit'
import { parseJson, readText } from '../readText'

const LARGEST_BODY = 100_000
const PER_ADDRESS: RateRule = { name: 'enquirySteps', times: 60, seconds: 600 }
const RETRY_SECONDS = 30

const answerErrors = (status: number, ...errors: FieldError[]) => Response.json({ errors }, { status })

/** Adds a step to an enquiry that the same shopper began: 200 `{ lead_id, reference, step }` (LEAD-05, LEAD-08). */
export async function PATCH(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  try {
    const site = await siteForHost(request.headers.get('host'))
    if (!site) return answerErrors(404, { field: 'host', message: 'No dealer is at this address.' })
    const text = await readText(request, LARGEST_BODY)
    if (text === null) return answerErrors(413, { field: 'body', message: 'The enquiry is too long.' })
    const sent = stepSchema.safeParse(parseJson(text))
    if (!sent.success) return answerErrors(400, ...fieldErrors(sent.error))
    if (!/^\d{1,9}$/.test(id)) return answerErrors(404, { field: 'form', message: FORM_ERRORS.noLead })

    const { pool } = (await payloadClient()).db
    const wait = await secondsToWaitOnSite(pool, request, site.id, { perAddress: PER_ADDRESS })
    if (wait > 0) return tooOften(wait, 'form', FORM_ERRORS.tooOften)
    const taken = await takeStep(pool, { siteId: site.id, leadId: Number(id), sent: sent.data, now: new Date() })
    if (taken === 'unknown') return answerErrors(404, { field: 'form', message: FORM_ERRORS.noLead })
    if (taken === 'late') return answerErrors(409, { field: 'step', message: 'This enquiry has gone further already.' })
    return Response.json(taken)
  } catch (error) {
    loggerFor(request).error({ err: error }, 'A step of an enquiry could not be stored')
    return Response.json(
      { errors: [{ field: 'form', message: FORM_ERRORS.unavailable }] },
      { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } },
    )
  }
}
