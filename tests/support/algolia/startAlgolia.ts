import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AlgoliaIndexes } from './algoliaIndexes'

export interface LocalAlgolia {
  /** "http://127.0.0.1:40000" */
  url: string
  close: () => Promise<void>
}

/** Starts a local Algolia on a free port: in-memory indexes, written and searched with the admin key. */
export async function startAlgolia(adminKey: string): Promise<LocalAlgolia> {
  const indexes = new AlgoliaIndexes()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams } = new URL(url, `http://${headers.host}`)
    const key = headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key')
    const call = { method, path: pathname, searchParams, body: Buffer.concat(chunks).toString() }
    const { status, body } =
      key === adminKey ? indexes.handle(call) : errorResponse(403, 'Invalid Application-ID or API key')
    response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const errorResponse = (status: number, message: string) => ({ status, body: JSON.stringify({ message, status }) })
