import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_WAIT_MS, PAUSE_MS, UnsavedDraft } from '../../src/admin/preview/unsavedDraft'

interface Call {
  method: string
  body: unknown
  /** ends the request */
  answer: (json: unknown, status?: number) => Promise<void>
}

let calls: Call[]
const refresh = vi.fn()

beforeEach(() => {
  calls = []
  refresh.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    return new Promise<Response>((resolve) => {
      const answer = async (json: unknown, status = 200) => {
        resolve(Response.json(json, { status }))
        await vi.advanceTimersByTimeAsync(0)
      }
      calls.push({ method: method!, body: body && JSON.parse(String(body)), answer })
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const create = () => new UnsavedDraft('/api/preview-drafts/offers/1', refresh)
const values = (title: string | undefined) => () => ({ title })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('sends the latest values once the typing pauses, and then refreshes the preview', async () => {
  const draft = create()
  for (const title of ['R', 'Ru', 'Run']) {
    draft.change(values(title))
    await pass(PAUSE_MS - 1)
  }
  expect(calls).toEqual([])
  await pass(1)
  expect(calls.map(({ method, body }) => [method, body])).toEqual([['PUT', { values: { title: 'Run' } }]])
  expect(refresh).not.toHaveBeenCalled()
  await calls[0]!.answer({ shown: true })
  expect(refresh).toHaveBeenCalledTimes(1)

  // The same values are not sent again; what was emptied is.
  draft.change(values('Run'))
  await pass(PAUSE_MS)
  expect(calls).toHaveLength(1)
  draft.change(values(undefined))
  await pass(PAUSE_MS)
  expect(calls[1]?.body).toEqual({ values: { title: null } })
})

test('follows somebody who goes on typing, with one request at a time', async () => {
  const draft = create()
  for (let ms = 0; ms < 2 * MAX_WAIT_MS; ms += 100) {
    draft.change(values(`${ms}`))
    await pass(100)
  }
  expect(calls).toHaveLength(1)
  await calls[0]!.answer({ shown: true })
  await pass(PAUSE_MS)
  expect(calls).toHaveLength(2)
  expect(calls[1]?.body).toEqual({ values: { title: `${2 * MAX_WAIT_MS - 100}` } })
})

test('forgets after a save, also what is on its way', async () => {
  const draft = create()
  draft.change(values('Typed'))
  await pass(PAUSE_MS)
  void draft.forget()
  expect(calls.map(({ method }) => method)).toEqual(['PUT'])
  await calls[0]!.answer({ shown: true })
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  await calls[1]!.answer({ deleted: true })
  expect(refresh).toHaveBeenCalledTimes(1)

  // A form that opens as saved has nothing to show.
  void draft.forget()
  await calls[2]!.answer({ deleted: false })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('sends nothing once the form is closed', async () => {
  const draft = create()
  draft.change(values('Typed'))
  await pass(PAUSE_MS)
  draft.change(values('More'))
  draft.close()
  await calls[0]!.answer({ shown: true })
  await pass(MAX_WAIT_MS)
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'DELETE'])
  expect(refresh).not.toHaveBeenCalled()
})

test('sends a change again that the server did not take', async () => {
  const draft = create()
  draft.change(values('Typed'))
  await pass(PAUSE_MS)
  await calls[0]!.answer(null, 503)
  expect(refresh).not.toHaveBeenCalled()
  draft.change(values('Typed'))
  await pass(PAUSE_MS)
  expect(calls).toHaveLength(2)
})
