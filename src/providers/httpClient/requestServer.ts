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
 * Sends a request to this deployment's own web server, for work that needs a request, such as revalidating cached pages. The
 * response has been read whole.
 * @throws if there is no response in time
 */
export async function requestServer(path: string, options: ServerRequest): Promise<Response> {
  const { timeoutMs, method = 'GET', body, cronSecret, signal } = options
  const { baseUrl = `http://127.0.0.1:${process.env.PORT || 3000}` } = options
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  // The fetch of Node 20 may miss its signal once that was garbage collected, and then never settles.
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${path.split('?')[0]} did not respond within ${timeoutMs / 1000} s`)
      controller.abort(error)
      reject(error)
    }, timeoutMs)
  })
  const read = async () => {
    signal?.throwIfAborted()
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...requestIdHeader(),
        ...(cronSecret !== undefined && { authorization: `Bearer ${cronSecret}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: controller.signal,
    })
    const { status, headers } = response
    return new Response([204, 304].includes(status) ? null : await response.arrayBuffer(), { status, headers })
  }
  try {
    return await Promise.race([read(), timedOut])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
