import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a dealer's webhook receiver, which records requests and responds by `handler`. */
export async function startReceiver(handler: (response: ServerResponse, received: ReceivedRequest) => void) {
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const entry = { headers: request.headers, body }
      received.push(entry)
      handler(response, entry)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, received, stop }
}
