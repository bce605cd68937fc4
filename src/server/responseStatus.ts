import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

// Next may load this module more than once in a process; all copies share the storage.
const shared = globalThis as { forecourtResponses?: AsyncLocalStorage<ServerResponse> }
shared.forecourtResponses ??= new AsyncLocalStorage()
const responses = shared.forecourtResponses

/** Tracks the current response for `setResponseStatus`. Call once, before the first request. */
export function trackResponses(): void {
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response)
  })
}

/** Sets the status of a dynamically rendered page, which Next does not support. Has no effect once headers are sent. */
export function setResponseStatus(status: number): void {
  const response = responses.getStore()
  if (response && !response.headersSent) response.statusCode = status
}
