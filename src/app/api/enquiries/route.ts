import { carWithId } from '@/data/cars'
import { locationWithId } from '@/data/locations'
import { payloadClient } from '@/data/payloadClient'
import { siteForHost } from '@/data/sites'
import { FIELD_ERRORS } from '@/domain/leads/contactFields'
import { enquirySchema, type FieldError, FORM_ERRORS, fieldErrors, isFromRobot } from '@/domain/leads/enquiry'
import { IdempotencyConflict, storeEnquiry } from '@/leads/storeEnquiry'
import { loggerFor } from '@/ops/logger'

/** Largest enquiry that is read, in bytes: every field at its longest is far below. */
const LARGEST_BODY = 200_000

const answerErrors = (status: number, ...errors: FieldError[]) => Response.json({ errors }, { status })

/**
 * Stores an enquiry of any single-step form: 201 `{ lead_id, reference }`. The header Idempotency-Key names the submission; sending
 * it again gets the first answer.
 */
export async function POST(request: Request) {
  const site = await siteForHost(request.headers.get('host'))
  if (!site) return answerErrors(404, { field: 'host', message: 'No dealer is at this address.' })
  const idempotencyKey = request.headers.get('idempotency-key')?.trim() ?? ''
  if (!/^[\w-]{8,100}$/.test(idempotencyKey)) {
    return answerErrors(400, { field: 'Idempotency-Key', message: 'Send 8 to 100 letters, digits or hyphens.' })
  }
  const text = await request.text()
  if (text.length > LARGEST_BODY) return answerErrors(413, { field: 'body', message: 'The enquiry is too long.' })
  const parsed = enquirySchema.safeParse(parseJson(text))
  if (!parsed.success) return answerErrors(400, ...fieldErrors(parsed.error))
  const enquiry = parsed.data

  try {
    const [car, location] = await Promise.all([
      enquiry.car_id ? carWithId(site.id, enquiry.car_id) : null,
      enquiry.location_id ? locationWithId(site.id, enquiry.location_id) : null,
    ])
    if (enquiry.car_id && !car) return answerErrors(400, { field: 'car_id', message: 'This car is not one of ours.' })
    if (enquiry.location_id && !location) {
      return answerErrors(400, { field: 'location_id', message: FIELD_ERRORS.dealership })
    }
    // A robot is told that all went well, so that it learns nothing; no lead is made of it.
    if (isFromRobot(enquiry)) return Response.json({ lead_id: 0, reference: 'RECEIVED' }, { status: 201 })
    const place = location ?? (car?.locationId ? await locationWithId(site.id, car.locationId) : null)
    const stored = await storeEnquiry(await payloadClient(), {
      site,
      enquiry,
      idempotencyKey,
      car,
      location: place,
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
      now: new Date(),
    })
    return Response.json(stored, { status: 201 })
  } catch (error) {
    if (error instanceof IdempotencyConflict)
      return answerErrors(409, { field: 'Idempotency-Key', message: error.message })
    loggerFor(request).error({ err: error, site: site.slug }, 'An enquiry could not be stored')
    return answerErrors(503, { field: 'form', message: FORM_ERRORS.failed })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
