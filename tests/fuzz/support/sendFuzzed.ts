import { Agent, request } from 'node:http'
import type { FuzzedRequest } from './fuzzedRequests'

const TIMEOUT_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export interface FuzzResponse {
  status: number
  ms: number
  /** the first part of the body */
  text: string
}

/** Sends a request over HTTP as it is. A connection that ends without a response has the status 0. */
export function sendFuzzed(port: number, fuzzed: FuzzedRequest, cookie: string | null): Promise<FuzzResponse> {
  const startedAt = performance.now()
  const headers: Record<string, string> = {
    ...fuzzed.headers,
    host: fuzzed.host ? `${fuzzed.host}:${port}` : '',
  }
  if (cookie) headers.cookie = headers.cookie ? `${cookie}; ${headers.cookie}` : cookie
  if (fuzzed.contentType) headers['content-type'] ??= fuzzed.contentType
  if (fuzzed.path.startsWith('/api/enquiries'))
    headers['idempotency-key'] = `fuzz-${performance.now()}`.replace('.', '-')
  const body = fuzzed.body === null ? null : Buffer.from(fuzzed.body, 'utf8')
  if (body) headers['content-length'] = String(body.length)
  return new Promise((resolve) => {
    const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - startedAt })
    const sent = request(
      { agent, host: '127.0.0.1', port, method: fuzzed.method, path: fuzzed.path, headers, timeout: TIMEOUT_MS },
      (response) => {
        let text = ''
        response.setEncoding('latin1')
        response.on('data', (chunk: string) => {
          if (text.length < 500) text += chunk
        })
        response.on('end', () => end(response.statusCode ?? 0, text))
        response.on('error', (error) => end(0, error.message))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', (error) => end(0, error.message))
    // Whatever happened: a response that has ended came before.
    sent.on('close', () => end(0, 'The connection was closed without a response.'))
    sent.end(body ?? undefined)
  })
}
