import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { type BoundedQueue, createBoundedQueue } from '../boundedQueue'
import { type ErrorClasses, fromSentError, type MessageFromThread, type MessageToThread } from './threadMessages'

/** What a function that runs in a thread knows besides its input. */
export interface ThreadContext {
  /** the bytes of the call's `source`, read from the main thread piece by piece; empty without one */
  source: AsyncIterable<Buffer>
  /** aborts when the call is to end; the thread is ended soon after, whatever it does */
  signal: AbortSignal
  /** sends a value to the call's `onReport` */
  report: (value: unknown) => void
  /** moves a buffer of the result to the main thread instead of copying it */
  transfer: (buffer: ArrayBuffer) => void
}

/** A function that runs in a thread. Input and result are copied: data only, no functions or classes. */
export type ThreadFunction = (input: never, context: ThreadContext) => unknown

interface ThreadTaskOptions {
  /** the module with the function: a path from the root of the project. It must not import what needs a server of Next. */
  module: string
  /** the name by which the module exports the function */
  function: string
  /** megabytes of JavaScript objects, above which the thread is ended; buffers and WebAssembly do not count */
  maxMemoryMb: number
  /** milliseconds for one call, without the wait for its turn */
  timeoutMs: number
  /** milliseconds for which the thread may be busy without a pause; by default as long as the call */
  maxBlockedMs?: number
  /** milliseconds in which the function may end by itself once its call is to end, such as to roll back; 0 by default */
  graceMs?: number
  /** whether a thread may do several calls; if not, each call waits for the end of its thread, with which all memory is freed. True by default */
  isKept?: boolean
  /** calls at a time, each in a thread of its own; 1 by default */
  running?: number
  /** calls that wait for their turn; any further one is refused. 3 by default */
  waiting?: number
  /** milliseconds after which a call that waits is refused; 20 seconds by default */
  waitMs?: number
  /** errors of the function that keep their class, by its name */
  errors?: ErrorClasses
}

interface CallOptions {
  /** ends the call; by default the signal of the current request, which aborts when its client goes */
  signal?: AbortSignal
  /** opens what the function reads piece by piece, once it is its turn */
  source?: () => Promise<AsyncIterable<Buffer>>
  onReport?: (value: never) => void
}

/** Runs the function in a thread. */
type RunInThread<Function extends ThreadFunction> = (
  input: Parameters<Function>[0],
  options?: CallOptions,
) => Promise<Awaited<ReturnType<Function>>>

/** A call took longer than it may; its thread was ended. */
export class ThreadTimeoutError extends Error {
  override name = 'ThreadTimeoutError'
}

/** A call needed more memory than it may; its thread was ended. */
export class ThreadMemoryError extends Error {
  override name = 'ThreadMemoryError'
}

const DEFAULT_WAITING = 3
const DEFAULT_WAIT_MS = 20_000

/** Milliseconds for which a thread without work stays, since one starts in a third of a second. */
const IDLE_MS = 30_000

/** Milliseconds for the thread to load its module. */
const START_MS = 30_000

interface ThreadPool {
  queue: BoundedQueue
  idle: Set<IdleThread>
}

interface IdleThread {
  worker: Worker
  timer: NodeJS.Timeout
}

// One queue per process, even when this module is loaded several times.
const shared = globalThis as { forecourtThreads?: Map<string, ThreadPool> }
shared.forecourtThreads ??= new Map()
const pools = shared.forecourtThreads

let lastTask = 0

/**
 * Makes a function of a module run in a thread, so that it never holds the event loop of its process: with a limit of time and memory, and a
 * queue of its own. Errors of the classes in `errors`, and those of a call's `source`,
 * are thrown as they are.
 *
 *     const renderReport = threadTask<typeof import('./report').renderReport>(options)
 *
 * A call throws
 * - `TooBusyError` if too many calls wait, or the wait is too long
 * - `ThreadTimeoutError` or `ThreadMemoryError` if it exceeds a limit
 * - the reason of its signal if that aborts
 */
export function threadTask<Function extends ThreadFunction>(options: ThreadTaskOptions): RunInThread<Function> {
  const { running = 1, waiting = DEFAULT_WAITING, waitMs = DEFAULT_WAIT_MS } = options
  const key = `${options.module}#${options.function}`
  const run = async (input: unknown, call: CallOptions = {}) => {
    let pool = pools.get(key)
    if (!pool) {
      pool = { queue: createBoundedQueue({ running, waiting, waitMs }), idle: new Set() }
      pools.set(key, pool)
    }
    const { queue, idle } = pool
    const signal = call.signal ?? requestContext.getStore()?.signal
    return queue(() => runInThread(options, idle, input, { ...call, signal }), signal)
  }
  return run as RunInThread<Function>
}

async function runInThread(
  options: ThreadTaskOptions,
  idle: Set<IdleThread>,
  input: unknown,
  { signal, source, onReport }: CallOptions,
): Promise<unknown> {
  const { timeoutMs, maxBlockedMs = timeoutMs, graceMs = 0, isKept = true, errors = {} } = options
  const chunks = source && (await source())[Symbol.asyncIterator]()
  const worker = takeIdle(idle) ?? startThread(options)
  lastTask += 1
  const task = lastTask
  const send = (message: MessageToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer)
  const timers: NodeJS.Timeout[] = []
  let sourceError: unknown
  let onAbort = () => {}
  let isReusable = false
  try {
    return await new Promise<unknown>((succeed, fail) => {
      const failTooSlow = () => fail(new ThreadTimeoutError(`${options.function} takes too long.`))
      let watchdog = setTimeout(failTooSlow, START_MS + maxBlockedMs)
      timers.push(watchdog, setTimeout(failTooSlow, timeoutMs))
      onAbort = () => {
        send({ task, kind: 'abort' })
        timers.push(setTimeout(() => fail(signal?.reason), graceMs))
      }
      signal?.addEventListener('abort', onAbort)
      worker.on('error', (error) => fail(toThreadError(error, options.function)))
      worker.on('exit', () => fail(new Error(`The thread of ${options.function} has ended.`)))
      worker.on('message', (message: MessageFromThread) => {
        clearTimeout(watchdog)
        watchdog = setTimeout(failTooSlow, maxBlockedMs)
        timers[0] = watchdog
        if (message.task !== task) return
        if (message.kind === 'report') onReport?.(message.value as never)
        else if (message.kind === 'pull')
          void sendChunk(task, chunks, send).catch((error) => {
            sourceError = error
            send({ task, kind: 'sourceError', message: String(error) })
          })
        else if (message.kind === 'sourceClosed') closeSource(chunks)
        else if (message.kind === 'result' || message.kind === 'error') {
          isReusable = true
          if (message.kind === 'result') succeed(message.result)
          else fail(sourceError ?? fromSentError(message.error, errors))
        }
      })
      send({ task, kind: 'run', function: options.function, input, hasSource: chunks !== undefined })
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
    closeSource(chunks)
    if (isReusable && isKept) addIdle(idle, worker)
    else {
      const ended = endThread(worker)
      if (isReusable) await ended
    }
  }
}

type Chunks = AsyncIterator<Buffer> | undefined

const closeSource = (chunks: Chunks) => void chunks?.return?.().catch(() => {})

/** Answers a thread that asks for the next bytes of its source. */
async function sendChunk(
  task: number,
  chunks: Chunks,
  send: (message: MessageToThread, transfer?: ArrayBuffer[]) => void,
): Promise<void> {
  const step = await chunks?.next()
  if (!step || step.done) return send({ task, kind: 'sourceEnd' })
  // A copy of these bytes alone: small buffers are parts of a larger one.
  const bytes = new Uint8Array(step.value)
  send({ task, kind: 'chunk', bytes }, [bytes.buffer])
}

function startThread({ module, maxMemoryMb }: ThreadTaskOptions): Worker {
  return new Worker(resolve(process.cwd(), 'src/server/threads/threadEntry.mjs'), {
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    workerData: { module: resolve(process.cwd(), module) },
  })
}

function takeIdle(idle: Set<IdleThread>): Worker | null {
  const [thread] = idle
  if (!thread) return null
  idle.delete(thread)
  clearTimeout(thread.timer)
  for (const event of ['error', 'exit']) thread.worker.removeAllListeners(event)
  thread.worker.ref()
  return thread.worker
}

/** Keeps a thread for the next call. It does not keep its process from ending. */
function addIdle(idle: Set<IdleThread>, worker: Worker): void {
  const remove = () => {
    idle.delete(thread)
    clearTimeout(thread.timer)
    void endThread(worker)
  }
  const thread = { worker, timer: setTimeout(remove, IDLE_MS) }
  thread.timer.unref()
  worker.on('error', remove)
  worker.on('exit', remove)
  worker.unref()
  idle.add(thread)
}

async function endThread(worker: Worker): Promise<void> {
  // The error of a thread that is being ended is nobody's.
  worker.on('error', () => {})
  await worker.terminate()
}

function toThreadError(error: Error, name: string): Error {
  const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory
    ? new ThreadMemoryError(`${name} needs too much memory.`)
    : new Error(`The thread of ${name} failed.`, { cause: error })
}
