import { requestServer } from '../providers/httpClient/requestServer'

/** The web server, which runs tasks that need its page cache. */
export interface WebServer {
  /** without a slash at the end */
  baseUrl: string
  cronSecret: string
  /** aborts requests when the worker stops */
  signal: AbortSignal
}

const TIMEOUT_MS = 60_000

/** Calls an endpoint of the web server and returns its response. @throws if it cannot be reached or the status is not 2xx */
export async function callWebServer(server: WebServer, method: 'GET' | 'POST', path: string): Promise<Response> {
  const response = await requestServer(path, { ...server, method, timeoutMs: TIMEOUT_MS })
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`)
  return response
}
