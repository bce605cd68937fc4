import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { loggedPath } from './loggedPath'
import { logger, type WarningLog } from './logger'
import { getRouteKind } from './telemetry/routeKind'
import { recordDuration } from './telemetry/telemetry.mjs'

/** Milliseconds between two signs of life of the loop. */
const BEAT_MS = 50

const MAX_FRAMES = 40
const MAX_HOST_LENGTH = 255
const MAX_PATH_LENGTH = 500

/** Of this module and of the inspector's question, above what holds the loop. */
const OWN_FRAMES = 3

/** What the main thread runs: the request of the code, and where it is. */
export interface LoopHold {
  /** empty outside requests and jobs, as for what follows */
  requestId?: string
  method?: string
  host?: string
  /** without query and tokens */
  path?: string
  stack?: string[]
}

// Next may load this module more than once in a process. The thread calls `forecourtDescribeHold` by its name.
const shared = globalThis as {
  forecourtLoopWatchdog?: boolean
  forecourtDescribeHold?: (beat: number) => LoopHold | null
}

/** Processor time of the main thread so far, in milliseconds; before Node 23.9, of the whole process. */
function cpuMs(): number {
  const { user, system } =
    (process as { threadCpuUsage?: typeof process.cpuUsage }).threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of a clock that all threads of the process share. */
const now = () => Number(process.hrtime.bigint() / 1000n) / 1000

/**
 * Watches the event loop of this process from a thread of its own, once. What holds it for longer than `thresholdMs` is logged while it does,
 * with the request, its host and path, and the stack. Its duration is logged afterwards, with its processor time, which is less if it waited for a
 * file or the machine was busy with others, and recorded by the kind of its route.
 * @param options.thresholdMs milliseconds, from 50
 */
export function watchLoopHolds({
  thresholdMs,
  log = logger,
}: {
  thresholdMs: number
  log?: WarningLog
}): (() => Promise<unknown>) | null {
  if (shared.forecourtLoopWatchdog) return null
  shared.forecourtLoopWatchdog = true
  const beats = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  let held: LoopHold | null = null
  let cpuBefore = cpuMs()

  shared.forecourtDescribeHold = (beat) => {
    if (beats[0] !== beat) return null
    held = describeCurrent()
    return { ...held, stack: readStack() }
  }
  const timer = setInterval(() => {
    const ms = now() - beats[0]! - BEAT_MS
    beats[0] = now()
    const cpu = cpuMs() - cpuBefore
    cpuBefore += cpu
    // The thread was late too: the machine had no time for the process.
    if (held === null) return
    const { page, ...entry } = { page: held.path ?? '', ...held }
    held = null
    recordDuration('loopHold', { 'route.kind': page ? getRouteKind(page) : 'none' }, ms / 1000)
    log.warn({ part: 'watchdog', ...entry, ms: Math.round(ms), cpuMs: Math.round(cpu) }, 'The event loop was held')
  }, BEAT_MS)
  timer.unref()
  beats[0] = now()

  const thread = new Worker(resolve(process.cwd(), 'src/server/loopWatchdogThread.mjs'), {
    workerData: { beats, thresholdMs, describe: 'globalThis.forecourtDescribeHold' },
    // Not what the process itself loads first.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  thread.unref()
  thread.on('error', (error) => log.warn({ err: error }, 'The event loop is no longer watched'))
  return () => {
    clearInterval(timer)
    shared.forecourtLoopWatchdog = false
    return thread.terminate()
  }
}

function describeCurrent(): LoopHold {
  const context = requestContext.getStore()
  if (!context) return {}
  const { requestId, page, response } = context
  if (page === undefined) return { requestId }
  const [host = '', url = '/'] = page.split(' ')
  return {
    ...{ requestId, method: response?.req.method, host: host.slice(0, MAX_HOST_LENGTH) },
    path: loggedPath(url.slice(0, MAX_PATH_LENGTH)),
  }
}

/** The functions that the main thread is in, innermost first; without their arguments, which may be personal data. */
function readStack(): string[] {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = MAX_FRAMES
  const { stack = '' } = new Error('held')
  Error.stackTraceLimit = limit
  return stack
    .split('\n')
    .slice(1 + OWN_FRAMES)
    .map((line) => line.trim().replace(/^at /, '').replace(`${process.cwd()}/`, ''))
}
