export interface ServerRequest {
  /** milliseconds to wait for the response */
  timeoutMs: number
  method?: 'GET' | 'POST'
  /** sent as JSON */
  body?: object
  /** what lets a process of this deployment use its internal endpoints */
  cronSecret?: string
  /** the web server, without a slash at the end; the one of this process unless given */
  baseUrl?: string
  /** ends the request early */
  signal?: AbortSignal
}

/**
 * Sends a request to this deployment's own web server: for what only a request of it can do, such as dropping cached pages, or
 * for files that it serves wherever they are stored.
 */
export function requestServer(path: string, options: ServerRequest): Promise<Response> {
  const { timeoutMs, method = 'GET', body, cronSecret, signal } = options
  const { baseUrl = `http://127.0.0.1:${process.env.PORT || 3000}` } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  return fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(cronSecret !== undefined && { authorization: `Bearer ${cronSecret}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}
