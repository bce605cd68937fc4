import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface ReceivedRequest {
  url: URL
  headers: Headers
}

/** Starts an HTTP service that sends the same JSON response to every request, until the test ends. */
export async function jsonService(response: unknown, status = 200) {
  const received: ReceivedRequest[] = []
  const server = createServer((request, reply) => {
    const headers = new Headers(request.headers as Record<string, string>)
    received.push({ url: new URL(request.url ?? '', `http://${request.headers.host}`), headers })
    reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(response))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
