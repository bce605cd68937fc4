import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FeedError, NoCarsError } from '../../../src/feeds/feedError'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { processTask, TaskMemoryError, TaskTimeoutError } from '../../../src/server/taskProcesses/processTask'
import { TooBusyError } from '../../../src/server/tooBusyError'
import type { work as Work } from '../../support/processWork'

const LIMITS = { maxMemoryMb: 64, timeoutMs: 30_000, errors: { FeedError, NoCarsError } }
const run = processTask<typeof Work>({ module: 'tests/support/processWork.ts', function: 'work', ...LIMITS })
/** Runs with limits of its own; the queue is that of `run`. */
const runWith = (limits: Partial<Parameters<typeof processTask>[0]>) =>
  processTask<typeof Work>({ module: 'tests/support/processWork.ts', function: 'work', ...LIMITS, ...limits })

test('work in a process of its own does not hold the event loop', async () => {
  await run({ kind: 'echo', value: 0 })
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 5)
  expect(await run({ kind: 'spin', ms: 500 })).toBe('spun')
  clearInterval(timer)
  // On the loop itself there would be none.
  expect(turns).toBeGreaterThan(5)
})

test('input and result are copied', async () => {
  const value = { rows: [{ price: 1 }], bytes: Buffer.from([1, 2]), at: new Date(5) }
  const result = (await run({ kind: 'echo', value })) as typeof value
  expect(result.rows).toEqual(value.rows)
  expect([...result.bytes]).toEqual([1, 2])
  expect(result.at).toEqual(new Date(5))
  await expect(run({ kind: 'echo', value: () => {} })).rejects.toThrow(/could not be cloned/)
})

test('an error keeps its class and its data, and the process goes on', async () => {
  const error = await run({ kind: 'fail', message: 'Line 3 has no price.' }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(NoCarsError)
  const { name, message, stack, report } = error as NoCarsError
  expect([name, message, report]).toEqual(['NoCarsError', 'Line 3 has no price.', { rows: 3 }])
  expect(stack).toMatch(/processWork/)
  expect(await run({ kind: 'echo', value: 1 })).toBe(1)
})

test('a call that takes too long is ended alone', async () => {
  await expect(runWith({ timeoutMs: 200 })({ kind: 'spin', ms: 60_000 })).rejects.toThrow(TaskTimeoutError)
  expect(await run({ kind: 'echo', value: 1 })).toBe(1)
})

test('a process that waits is not taken for one that is stuck', async () => {
  const runUnblocked = runWith({ maxBlockedMs: 1300 })
  expect(await runUnblocked({ kind: 'wait', ms: 1800 })).toBe('waited')
})

test('a process that is stuck is ended before the time limit of the call', async () => {
  const call = runWith({ maxBlockedMs: 500 })({ kind: 'spinAfterReport', ms: 60_000 })
  await expect(call).rejects.toThrow(TaskTimeoutError)
})

test('a process that needs too much memory is ended alone', async () => {
  await expect(run({ kind: 'allocate' })).rejects.toThrow(TaskMemoryError)
  expect(await run({ kind: 'echo', value: 1 })).toBe(1)
})

test('a process that ends by itself fails its call alone', async () => {
  await expect(run({ kind: 'crash' })).rejects.toThrow('has ended')
  expect(await run({ kind: 'echo', value: 1 })).toBe(1)
})

test('one call runs, three wait in turn, and any further one is refused at once', async () => {
  const calls = Array.from({ length: 6 }, (_, value) => run({ kind: 'echo', value }))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.name))).toEqual([
    ...[0, 1, 2, 3],
    ...['TooBusyError', 'TooBusyError'],
  ])
  expect((outcomes[5] as PromiseRejectedResult).reason).toBeInstanceOf(TooBusyError)
})

test('a call ends with its client, running or waiting, and those that wait behind it go on', async () => {
  const client = new AbortController()
  const waiting = new AbortController()
  const running = run({ kind: 'spin', ms: 60_000 }, { signal: client.signal })
  const aborted = run({ kind: 'echo', value: 1 }, { signal: waiting.signal })
  const last = run({ kind: 'echo', value: 2 })
  waiting.abort()
  await expect(aborted).rejects.toThrow(/aborted/)
  client.abort()
  await expect(running).rejects.toThrow(/aborted/)
  expect(await last).toBe(2)
})

test('the client of the current request is that of a call', async () => {
  const client = new AbortController()
  const call = requestContext.run({ requestId: 'request-1', signal: client.signal }, () =>
    run({ kind: 'spin', ms: 60_000 }),
  )
  client.abort()
  await expect(call).rejects.toThrow(/aborted/)
})

test('a call that is to end may roll back first', async () => {
  const stopping = new AbortController()
  const reports: string[] = []
  const call = runWith({ graceMs: 20_000 })(
    { kind: 'rollBack' },
    {
      signal: stopping.signal,
      onReport: (value: string) => {
        reports.push(value)
        if (value === 'started') stopping.abort()
      },
    },
  )
  expect(await call).toBe('ended')
  expect(reports).toEqual(['started', 'rolled back'])
})

test('a source is read piece by piece, as far as it is needed, and then closed', async () => {
  const sent: number[] = []
  let isClosed = false
  async function* source() {
    try {
      for (let piece = 0; ; piece += 1) {
        sent.push(piece)
        yield Buffer.alloc(1000)
      }
    } finally {
      isClosed = true
    }
  }
  expect(await run({ kind: 'countBytes', atMost: 5000 }, { source: async () => source() })).toBe(5000)
  expect(sent).toHaveLength(5)
  expect(isClosed).toBe(true)
})

test('a source does not end, but fails, when its call is aborted', async () => {
  const stopping = new AbortController()
  async function* source() {
    for (;;) {
      yield Buffer.alloc(10)
      await sleep(1)
    }
  }
  const call = runWith({ graceMs: 20_000 })(
    { kind: 'countBytes', atMost: 1e9 },
    { source: async () => source(), signal: stopping.signal, onReport: () => stopping.abort() },
  )
  await expect(call).rejects.toThrow(/aborted/)
})

test('a source that ends or fails does so there too', async () => {
  const failure = new FeedError('The feed could not be downloaded.')
  async function* failing() {
    yield Buffer.alloc(10)
    throw failure
  }
  async function* ending() {
    yield Buffer.alloc(10)
    await sleep(1)
    yield Buffer.alloc(5)
  }
  expect(await run({ kind: 'countBytes', atMost: 5000 }, { source: async () => ending() })).toBe(15)
  await expect(run({ kind: 'countBytes', atMost: 5000 }, { source: async () => failing() })).rejects.toBe(failure)
})
