import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from '../../src/domain/site/site'
import type { StockCallHandler } from '../../src/stockIndex/handleStockCall'
import { ENDPOINT, type EndpointOptions, handleHttp } from '../../src/stockIndex/httpEndpoint'

export interface StockEndpoint {
  /** "127.0.0.1:40000/api/stock-index" */
  address: string
  /** the received requests, as "POST /1/indexes/…" */
  calls: string[]
  close: () => Promise<void>
}

/** The stock index over real HTTP on a port of its own. */
export async function startStockEndpoint(
  findSite: (host: string | null) => Promise<Site | null>,
  handler: StockCallHandler,
  options: EndpointOptions = {},
): Promise<StockEndpoint> {
  const calls: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = 'GET', url = '/', headers } = incoming
    calls.push(`${method} ${url.replace(ENDPOINT, '').replace(/\?.*/, '')}`)
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: headers as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    })
    const response = await handleHttp(request, findSite, handler, options)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}${ENDPOINT}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Sends a request with any Host header, which `fetch` does not allow. */
export function sendTo(
  { address }: StockEndpoint,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: string,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`http://${address}${path}`, { method, headers }, async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const init = { status: incoming.statusCode, headers: incoming.headers as Record<string, string> }
      resolve(new Response(Buffer.concat(chunks), init))
    })
    request.on('error', reject).end(body)
  })
}
