import { randomUUID } from 'node:crypto'
import { withoutPersonalData } from '../../domain/withoutPersonalData'
import { loggedPath } from '../loggedPath'
import { driverError } from '../serializeError.mjs'

/** Where an error happened. Nothing of the person who met it. */
export interface ErrorContext {
  source: 'server' | 'worker' | 'browser'
  /** the route or job */
  route?: string
  requestId?: string
  /** path of the page; its query string is removed */
  path?: string
  level?: 'error' | 'fatal'
}

/** An error as text, as browsers send it. */
export interface ErrorText {
  name: string
  message: string
  stack: string
}

export interface Deployment {
  environment?: string
  release?: string
}

const MAX_FRAMES = 40
const MAX_MESSAGE_LENGTH = 1000
const MAX_CAUSES = 3

/** V8: `at name (file:1:2)` or `at file:1:2`. Firefox and Safari: `name@file:1:2`. */
const V8_FRAME = /^\s*at (?:(?<name>.*?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/
const OTHER_FRAME = /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/

/**
 * An event of Sentry's protocol with a fixed list of fields, all free of personal data.
 * https://develop.sentry.dev/sdk/data-model/event-payloads/
 */
export function toErrorEvent(error: unknown, context: ErrorContext, deployment: Deployment, now: Date) {
  const { source, route, requestId, path, level = 'error' } = context
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.toISOString(),
    platform: source === 'browser' ? 'javascript' : 'node',
    level,
    logger: 'forecourt',
    environment: deployment.environment ?? 'production',
    ...(deployment.release && { release: deployment.release }),
    tags: {
      source,
      ...(route && { route: withoutPersonalData(route, 200) }),
      ...(path && { path: withoutPersonalData(loggedPath(path), 200) }),
      ...(requestId && { request_id: requestId }),
    },
    exception: { values: listCauses(error).map(toException).reverse() },
  }
}

/** The error and its causes. */
function listCauses(error: unknown): ErrorText[] {
  const errors: ErrorText[] = []
  let current = driverError(error)
  while (current !== undefined && current !== null && errors.length < MAX_CAUSES) {
    const { name, message, stack, cause } = (typeof current === 'object' ? current : { message: current }) as Error
    errors.push({ name: String(name ?? 'Error'), message: String(message ?? ''), stack: String(stack ?? '') })
    current = driverError(cause)
  }
  return errors
}

function toException({ name, message, stack }: ErrorText) {
  const frames = parseFrames(stack)
  return {
    type: withoutPersonalData(name, 100),
    value: withoutPersonalData(message, MAX_MESSAGE_LENGTH),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

/** The frames of a stack, the oldest first as the protocol wants them. */
export function parseFrames(stack: string) {
  const frames = stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => {
      const { name, file = '', line: row, column } = (V8_FRAME.exec(line) ?? OTHER_FRAME.exec(line))?.groups ?? {}
      if (!row) return []
      const filename = toFilename(file)
      return {
        function: withoutPersonalData(name || '?', 100),
        filename,
        lineno: Number(row),
        colno: Number(column),
        in_app: !/node_modules|^node:/.test(filename),
      }
    })
  return frames.slice(0, MAX_FRAMES).reverse()
}

/** A file relative to the project; a script's path without its host and query. */
const toFilename = (file: string) =>
  withoutPersonalData(
    file
      .replace(/^(file|webpack(-internal)?):\/\/\/?/, '/')
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(`${process.cwd()}/`, '')
      .replace(/[?#][\s\S]*/, ''),
    300,
  )
