import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { stoppingCheck } from '../../../src/server/health'
import { drain, isStopping } from '../../../src/server/shutdown.mjs'
import { waitFor } from '../../support/waitFor'

const agent = new Agent({ keepAlive: true })
afterEach(() => {
  Object.assign(globalThis, { forecourtIsStopping: undefined })
  agent.destroy()
})

const fetchFrom = (server: Server) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, agent }, (response) => response.resume().once('end', () => resolve(response))).once('error', reject)
  })

async function startServer() {
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const onRequest = vi.fn()
  const server = createServer(async (request, response) => {
    onRequest()
    if (request.url === '/held') await held
    response.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, finish, onRequest }
}

test('a server that drains takes requests during the delay, and ends their connections', async () => {
  const { server } = await startServer()
  expect((await fetchFrom(server)).headers.connection).toBe('keep-alive')
  await stoppingCheck(isStopping).run()

  const drained = drain(server, 300)
  await expect(stoppingCheck(isStopping).run()).rejects.toThrow('The server is stopping')
  const during = await fetchFrom(server)
  expect([during.statusCode, during.headers.connection]).toEqual([200, 'close'])
  await drained
  expect(server.listening).toBe(false)
})

test('a server that drains completes the requests that it has', async () => {
  const { server, finish, onRequest } = await startServer()
  const { port } = server.address() as AddressInfo
  const response = fetch(`http://127.0.0.1:${port}/held`)
  await waitFor(() => expect(onRequest).toHaveBeenCalled())
  const isDrained = vi.fn()
  const drained = drain(server, 0).then(isDrained)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isDrained).not.toHaveBeenCalled()
  finish()
  expect(await (await response).text()).toBe('done')
  await drained
})

/** Sends a POST from a thread of its own, 100 ms after it was told to: also while this one is busy. Says by a shared number once it is sent. */
const LATE_CLIENT = `
  const { parentPort, workerData: { port, isSent } } = require('node:worker_threads')
  const { request } = require('node:http')
  parentPort.once('message', () => setTimeout(() => {
    const sent = request({ port, method: 'POST' }, (response) => {
      response.resume()
      parentPort.postMessage(response.statusCode)
    })
    sent.once('error', (error) => parentPort.postMessage(error.code))
    sent.once('finish', () => Atomics.store(isSent, 0, 1))
    sent.end('an enquiry')
  }, 100))
  parentPort.postMessage('ready')`

test('a server that drains answers a request that came while it was busy', async () => {
  const { server } = await startServer()
  const { port } = server.address() as AddressInfo
  const isSent = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(LATE_CLIENT, { eval: true, workerData: { port, isSent } })
  try {
    const next = () => new Promise<unknown>((resolve) => client.once('message', resolve))
    expect(await next()).toBe('ready')
    const answer = next()
    client.postMessage('go')
    const drained = drain(server, 50)
    const startedAt = performance.now()
    const isBusy = (ms: number) => performance.now() - startedAt < ms
    while (isBusy(400) || (Atomics.load(isSent, 0) === 0 && isBusy(10_000)));
    expect(await answer).toBe(200)
    await drained
  } finally {
    await client.terminate()
  }
})
