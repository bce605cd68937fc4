import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { withoutPersonalData } from '../../domain/withoutPersonalData'
import { requestContext } from '../../providers/httpClient/requestContext.mjs'
import { loggedPath } from '../loggedPath'

/** Attributes with a URL or path, of the old and the new conventions. */
const URL_ATTRIBUTES = ['url.full', 'url.path', 'http.url', 'http.target', 'next.span_name']

/** Adds the request id to every span, and removes what may identify a person: query strings, tokens, and values in messages. */
export function scrubSpans(next: SpanProcessor): SpanProcessor {
  return {
    onStart(span: Span, parent) {
      const requestId = requestContext.getStore()?.requestId
      if (requestId) span.setAttribute('forecourt.request_id', requestId)
      next.onStart(span, parent)
    },
    onEnd(span) {
      scrub(span)
      next.onEnd(span)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

function scrub({ attributes, events, status }: ReadableSpan): void {
  for (const name of URL_ATTRIBUTES) {
    const value = attributes[name]
    if (typeof value === 'string') attributes[name] = loggedPath(value)
  }
  delete attributes['url.query']
  if (status.message) status.message = withoutPersonalData(status.message)
  for (const { attributes: details = {} } of events)
    for (const [name, value] of Object.entries(details))
      if (typeof value === 'string') details[name] = withoutPersonalData(value)
}
