import { type IncomingHttpHeaders, request } from 'node:http'

/** Logs in to the admin. @returns the cookie of the session */
export async function logIn(port: number, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'forecourt-demo' })
  const { headers } = await send(port, { path: '/api/users/login', body })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

interface Request {
  path: string
  method?: string
  host?: string
  body?: string
  cookie?: string
}

interface Answer {
  ms: number
  headers: IncomingHttpHeaders
  body: string
}

/** Characters of a refusal that its error shows. */
const MAX_ERROR_LENGTH = 300

/** Sends a request to a dealer's host, which need not resolve. @throws if the response is not 200 */
export function send(
  port: number,
  { path, host = 'harbour.localhost', body, cookie, method = body === undefined ? 'GET' : 'POST' }: Request,
) {
  const started = performance.now()
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      Host: `${host}:${port}`,
      ...(cookie && { Cookie: cookie, Origin: `http://${host}:${port}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = performance.now() - started
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode !== 200)
          reject(new Error(`${host}${path} returned ${response.statusCode}: ${text.slice(0, MAX_ERROR_LENGTH)}`))
        else resolve({ ms, headers: response.headers, body: text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
