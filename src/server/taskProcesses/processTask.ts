import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { type BoundedQueue, createBoundedQueue } from '../boundedQueue'
import { type ErrorClasses, fromSentError, type MessageFromProcess, type MessageToProcess } from './taskMessages'

/** What a function that runs in a process of its own knows besides its input. */
export interface TaskContext {
  /** the bytes of the call's `source`, read piece by piece; empty without one */
  source: AsyncIterable<Buffer>
  /** aborts when the call is to end; the process is ended soon after, whatever it does */
  signal: AbortSignal
  /** sends a value to the call's `onReport` */
  report: (value: unknown) => void
}

/** A function that runs in a process of its own. Input and result are copied: data only, no functions or classes. */
export type TaskFunction = (input: never, context: TaskContext) => unknown

interface ProcessTaskOptions {
  /** the module with the function: a path from the root of the project. It must not import what needs a server of Next. */
  module: string
  /** the name by which the module exports the function */
  function: string
  /** megabytes of JavaScript objects, above which the process ends; buffers and WebAssembly do not count */
  maxMemoryMb: number
  /** milliseconds for one call, without the wait for its turn */
  timeoutMs: number
  /** milliseconds for which the process may be busy without a pause; by default as long as the call */
  maxBlockedMs?: number
  /** milliseconds in which the function may end by itself once its call is to end, such as to roll back; 0 by default */
  graceMs?: number
  /** whether a process may do several calls; if not, it ends with its call, and all memory is freed. True by default */
  isKept?: boolean
  /** calls at a time, each in a process of its own; 1 by default */
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

/** Runs the function in a process of its own. */
type RunInProcess<Function extends TaskFunction> = (
  input: Parameters<Function>[0],
  options?: CallOptions,
) => Promise<Awaited<ReturnType<Function>>>

/** A call took longer than it may; its process was ended. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}

/** A call needed more memory than it may; its process was ended. */
export class TaskMemoryError extends Error {
  override name = 'TaskMemoryError'
}

const DEFAULT_WAITING = 3
const DEFAULT_WAIT_MS = 20_000

/** Milliseconds for which a process without work stays, since one starts in a third of a second. */
const IDLE_MS = 30_000

/** -20 to 19, the least urgent. The process that answers requests has 0. */
const NICENESS = 5

/** Milliseconds for the process to load its module. */
const START_MS = 30_000

interface ProcessPool {
  queue: BoundedQueue
  idle: Set<IdleProcess>
}

interface IdleProcess {
  child: ChildProcess
  timer: NodeJS.Timeout
}

// One queue per process, even when this module is loaded several times.
const shared = globalThis as { forecourtTaskProcesses?: Map<string, ProcessPool> }
shared.forecourtTaskProcesses ??= new Map()
const pools = shared.forecourtTaskProcesses

let lastTask = 0

/**
 * Makes a function of a module run in a process of its own, so that it never holds the event loop of the caller: with a limit of time and
 * memory, and a queue. Errors of the classes in `errors`, and those of a call's `source`, are thrown as they are.
 *
 *     const renderReport = processTask<typeof import('./report').renderReport>(options)
 *
 * A call throws
 * - `TooBusyError` if too many calls wait, or the wait is too long
 * - `TaskTimeoutError` or `TaskMemoryError` if it exceeds a limit
 * - the reason of its signal if that aborts
 */
export function processTask<Function extends TaskFunction>(options: ProcessTaskOptions): RunInProcess<Function> {
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
    return queue(() => runInProcess(options, idle, input, { ...call, signal }), signal)
  }
  return run as RunInProcess<Function>
}

async function runInProcess(
  options: ProcessTaskOptions,
  idle: Set<IdleProcess>,
  input: unknown,
  { signal, source, onReport }: CallOptions,
): Promise<unknown> {
  const { timeoutMs, maxBlockedMs = timeoutMs, graceMs = 0, isKept = true, errors = {} } = options
  const chunks = source && (await source())[Symbol.asyncIterator]()
  const child = takeIdle(idle) ?? startProcess(options)
  lastTask += 1
  const task = lastTask
  // A child that has ended fails the call by itself.
  const send = (message: MessageToProcess) => child.connected && child.send(message, () => {})
  const timers: NodeJS.Timeout[] = []
  let sourceError: unknown
  let onAbort = () => {}
  let isReusable = false
  try {
    return await new Promise<unknown>((succeed, fail) => {
      const failTooSlow = () => fail(new TaskTimeoutError(`${options.function} takes too long.`))
      let watchdog = setTimeout(failTooSlow, START_MS + maxBlockedMs)
      timers.push(watchdog, setTimeout(failTooSlow, timeoutMs))
      onAbort = () => {
        send({ task, kind: 'abort' })
        timers.push(setTimeout(() => fail(signal?.reason), graceMs))
      }
      signal?.addEventListener('abort', onAbort)
      child.on('error', fail)
      child.on('exit', (_code, killedBy) => fail(toExitError(killedBy, options.function)))
      child.on('message', (received) => {
        const message = received as MessageFromProcess
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
      // While its source was opened.
      if (signal?.aborted) onAbort()
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event)
    closeSource(chunks)
    if (isReusable && isKept) addIdle(idle, child)
    else await endProcess(child)
  }
}

type Chunks = AsyncIterator<Buffer> | undefined

const closeSource = (chunks: Chunks) => void chunks?.return?.().catch(() => {})

/** Answers a process that asks for the next bytes of its source. */
async function sendChunk(task: number, chunks: Chunks, send: (message: MessageToProcess) => unknown): Promise<void> {
  const step = await chunks?.next()
  if (!step || step.done) send({ task, kind: 'sourceEnd' })
  else send({ task, kind: 'chunk', bytes: step.value })
}

function startProcess({ module, maxMemoryMb }: ProcessTaskOptions): ChildProcess {
  const entry = resolve(process.cwd(), 'src/server/taskProcesses/taskEntry.mjs')
  const child = fork(entry, [resolve(process.cwd(), module)], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    // On a machine with few processors, pages come first.
    if (child.pid) setPriority(child.pid, NICENESS)
  } catch {
    // Then it has the priority of others.
  }
  return child
}

function takeIdle(idle: Set<IdleProcess>): ChildProcess | null {
  const [entry] = idle
  if (!entry) return null
  idle.delete(entry)
  clearTimeout(entry.timer)
  for (const event of ['error', 'exit']) entry.child.removeAllListeners(event)
  entry.child.ref()
  entry.child.channel?.ref?.()
  return entry.child
}

/** Keeps a process for the next call. It does not keep the one that started it from ending. */
function addIdle(idle: Set<IdleProcess>, child: ChildProcess): void {
  const remove = () => {
    idle.delete(entry)
    clearTimeout(entry.timer)
    void endProcess(child)
  }
  const entry = { child, timer: setTimeout(remove, IDLE_MS) }
  entry.timer.unref()
  child.on('error', remove)
  child.on('exit', remove)
  child.unref()
  child.channel?.unref?.()
  idle.add(entry)
}

async function endProcess(child: ChildProcess): Promise<void> {
  // The error of a process that is being ended is nobody's.
  child.on('error', () => {})
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Node aborts without memory, and systems without memory kill. */
function toExitError(killedBy: NodeJS.Signals | null, name: string): Error {
  return killedBy === 'SIGABRT' || killedBy === 'SIGKILL'
    ? new TaskMemoryError(`${name} needs too much memory.`)
    : new Error(`The process of ${name} has ended.`)
}
