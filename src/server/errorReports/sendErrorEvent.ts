import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { logger } from '../logger'
import type { toErrorEvent } from './errorEvent'

type ErrorEvent = ReturnType<typeof toErrorEvent>

const TIMEOUT_MS = 5000

/** Events per process, minute and source. A fault of every request would otherwise cost as many requests more. */
const MAX_EVENTS_PER_MINUTE = 30
const MINUTE_MS = 60_000

/** By source, so that browsers cannot use up the reports of the server. */
const sentBySource = new Map<string, { startedAt: number; count: number }>()

/** Address and key of a DSN: `https://key@host/path/project`. */
export function parseDsn(dsn: string) {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return { url: new URL(`${protocol}//${host}${folder}/api/${project}/envelope/`), key: username }
}

/**
 * Sends an event to a Sentry-compatible service, as an envelope. Never throws: an error that cannot be reported is in the log anyway.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export async function sendErrorEvent(dsn: string, event: ErrorEvent, now: () => number = Date.now): Promise<void> {
  if (!isWithinLimit(event.tags.source, now())) return
  const { url, key } = parseDsn(dsn)
  const body = [{ event_id: event.event_id, sent_at: new Date(now()).toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
  try {
    // Not aborted with the request in which the error happened.
    const response = await requestContext.exit(() =>
      sendRequest(url, {
        ...OPERATOR_RULES,
        method: 'POST',
        body,
        timeoutMs: TIMEOUT_MS,
        headers: {
          'Content-Type': 'application/x-sentry-envelope',
          'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=forecourt/1.0, sentry_key=${key}`,
        },
      }),
    )
    response.close()
    if (response.status >= 400) logger.warn({ status: response.status }, 'The error service did not accept a report')
  } catch (error) {
    logger.warn({ err: error }, 'Could not report an error')
  }
}

function isWithinLimit(source: string, nowMs: number): boolean {
  const current = sentBySource.get(source)
  const minute = current && nowMs - current.startedAt < MINUTE_MS ? current : { startedAt: nowMs, count: 0 }
  minute.count += 1
  sentBySource.set(source, minute)
  return minute.count <= MAX_EVENTS_PER_MINUTE
}
