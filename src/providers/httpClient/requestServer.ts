import { requestIdHeader } from './requestContext.mjs'

export interface ServerRequest {
  /** milliseconds to wait for the response */
  timeoutMs: number
  method?: 'GET' | 'POST'
  /** sent as JSON */
  body?: object
  /** authorises internal endpoints */
  cronSecret?: string
  /** the web server, without a slash at the end; the one of this process by default */
  baseUrl?: string
  /** aborts the request */
  signal?: AbortSignal
}

/**
 * Sends a request to this deployment's own web server, for work that needs a request, such as revalidating cached pages, and
 * for files that it serves from remote storage.
 */
export function requestServer(path: string, options: ServerRequest): Promise<Response> {
  const { timeoutMs, method = 'GET', body, cronSecret, signal } = options
  const { baseUrl = `http://127.0.0.1:${process.env.PORT || 3000}` } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  return fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...requestIdHeader(),
      ...(cronSecret !== undefined && { authorization: `Bearer ${cronSecret}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}
