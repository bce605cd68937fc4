import { expect, it, onTestFinished, vi } from 'vitest'
import { requestServer } from '../../../src/providers/httpClient/requestServer'

function stubFetch(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond)
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('a request to the own server that never settles fails after its time', async () => {
  stubFetch(() => new Promise(() => {}))
  await expect(requestServer('/api/car-state?slug=a', { timeoutMs: 20 })).rejects.toThrow(
    '/api/car-state did not respond within 0.02 s',
  )
})

it('a body that never ends fails after its time too', async () => {
  stubFetch(
    async () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })),
  )
  await expect(requestServer('/api/car-state', { timeoutMs: 20 })).rejects.toThrow('did not respond')
})

it('a response has been read whole, also one without a body', async () => {
  stubFetch(async () => Response.json({ kind: 'gone' }, { status: 201 }))
  const response = await requestServer('/api/car-state', { timeoutMs: 1000 })
  expect([response.status, await response.json()]).toEqual([201, { kind: 'gone' }])
  stubFetch(async () => new Response(null, { status: 204 }))
  expect((await requestServer('/api/revalidate', { timeoutMs: 1000 })).status).toBe(204)
})

it('does not begin for a caller that has stopped', async () => {
  const fetch = vi.fn()
  stubFetch(fetch)
  const signal = AbortSignal.abort(new Error('The worker stops'))
  await expect(requestServer('/api/cron/holds', { timeoutMs: 1000, signal })).rejects.toThrow('The worker stops')
  expect(fetch).not.toHaveBeenCalled()
})
