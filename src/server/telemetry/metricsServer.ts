import { createServer, type RequestListener, type Server } from 'node:http'
import { hasBearerToken } from '../cronSecret'
import { logger } from '../logger'

export interface MetricsServerOptions {
  port: number
  host: string
  /** required as a bearer token if set */
  token?: string
  /** responds with the metrics */
  handle: RequestListener
}

/** Serves `GET /metrics` on its own port, which dealers' hosts do not reach. A port in use is logged, and the server runs without. */
export function startMetricsServer({ port, host, token, handle }: MetricsServerOptions): Server {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end('Not found')
    if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end('Method not allowed')
    if (token && !hasBearerToken(request.headers.authorization ?? null, token))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end('Send METRICS_TOKEN as a bearer token')
    handle(request, response)
  })
  server.on('error', (error) => logger.error({ err: error, port, host }, 'Could not serve metrics'))
  server.listen(port, host)
  // The server or worker itself decides when the process ends.
  server.unref()
  return server
}
