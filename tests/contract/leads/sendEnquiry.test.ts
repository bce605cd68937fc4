import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHALLENGE_HEADER } from '../../../src/domain/leads/challenge'
import { enquirySchema, FORM_ERRORS, isTooFast } from '../../../src/domain/leads/enquiry'
import { sendEnquiry, sendStep } from '../../../src/enquiry/sendEnquiry'
import { createFormChallenge } from '../../../src/server/formChallenge'
import { recordPage } from '../../../src/shopper/visit'

/** A minimal fake browser: storage, location, and a server with a configurable response. */
const calls: { path: string; key: string | undefined; body: Record<string, unknown> }[] = []
let respond: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: storage.set.bind(storage),
  })
  vi.stubGlobal('window', { location: { pathname: '/contact', search: '?utm_source=news' } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    calls.push({ path, key: headers['Idempotency-Key'], body: JSON.parse(body) })
    return respond()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const enquiry = (message: string) =>
  enquirySchema.parse({ kind: 'general', name: 'Ada', email: 'a@b.test', phone: '0491 570 006', message })
const respondStored = async () => Response.json({ lead_id: 1, reference: '7KQ4-MX3D' }, { status: 201 })

async function send(message: string, filledMs = 60_000) {
  const sending = sendEnquiry(enquiry(message), filledMs)
  await vi.runAllTimersAsync()
  return sending
}

it('[LEAD-04] retries with the same key after a failure, and uses a new key for changed fields', async () => {
  recordPage()
  respond = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await send('Hello')).toEqual({ errors: [{ field: 'form', message: FORM_ERRORS.failed }] })
  vi.stubGlobal('window', { location: { pathname: '/about', search: '' } })
  recordPage()
  respond = respondStored
  expect(await send('Hello', 90_000)).toEqual({ lead_id: 1, reference: '7KQ4-MX3D' })
  expect(calls[1]).toEqual(calls[0])
  expect(calls[0]!.body).toMatchObject({ visited_pages: ['/contact'], linked_query_params: { utm_source: 'news' } })

  // A second submission with the same fields is a new enquiry.
  await send('Hello')
  expect(calls[2]!.key).not.toBe(calls[0]!.key)
  expect(calls[2]!.body).toMatchObject({ visited_pages: ['/contact', '/about'] })
})

it('[LEAD-09] waits for the minimum fill time', async () => {
  respond = respondStored
  const sending = sendEnquiry(enquiry('Quick'), 100)
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toHaveLength(0)
  await vi.runAllTimersAsync()
  await sending
  expect(isTooFast(calls[0]!.body as { filled_ms: number })).toBe(false)
})

it('[LEAD-05] returns the server’s message, and the specified one if there is none', async () => {
  const serverError = { errors: [{ field: 'form', message: 'Please wait a little.' }] }
  respond = async () => Response.json(serverError, { status: 429 })
  expect(await send('Often')).toEqual(serverError)
  respond = async () => new Response('<html>', { status: 502 })
  expect(await send('Often')).toEqual({ errors: [{ field: 'form', message: FORM_ERRORS.failed }] })
  vi.stubGlobal('navigator', { onLine: false })
  respond = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await send('Often')).toEqual({ errors: [{ field: 'form', message: FORM_ERRORS.offline }] })
  respond = async () => Response.json({})
  const lead = { lead_id: 1, reference: '7KQ4-MX3D', token: 'a-token' }
  expect(await sendStep(lead, { step: 'accept' })).toEqual({
    errors: [{ field: 'form', message: 'An unexpected error occured' }],
  })
  expect(calls.at(-1)).toMatchObject({ path: '/api/enquiries/1', body: { step: 'accept', token: 'a-token' } })
})

it('[LEAD-09] solves the challenge of a busy site and sends the same submission again', async () => {
  vi.useRealTimers()
  const challenge = await createFormChallenge(1, new Date())
  const error = { errors: [{ field: 'form', message: FORM_ERRORS.rateLimited }] }
  const responses = [() => Response.json({ ...error, challenge }, { status: 429 }), respondStored]
  const solutions: (string | undefined)[] = []
  vi.stubGlobal(
    'fetch',
    async (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      solutions.push(headers[CHALLENGE_HEADER])
      calls.push({ path: '', key: headers['Idempotency-Key'], body: JSON.parse(body) })
      return responses.shift()!()
    },
  )
  expect(await sendEnquiry(enquiry('Hello'), 60_000)).toEqual({ lead_id: 1, reference: '7KQ4-MX3D' })
  expect(solutions).toEqual([undefined, expect.any(String)])
  expect(calls[1]).toEqual(calls[0])
})

it('[LEAD-09] a limit without a challenge is shown', async () => {
  const error = { errors: [{ field: 'form', message: FORM_ERRORS.rateLimited }] }
  respond = async () => Response.json(error, { status: 429 })
  expect(await send('Again')).toEqual(error)
  expect(calls).toHaveLength(1)
})
