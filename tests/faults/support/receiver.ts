import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A dealer's system on this machine: keeps what it gets, and answers as `answers` says. */
export async function startReceiver(answers: (answer: ServerResponse, received: Received) => void) {
  const received: Received[] = []
  const server = createServer((request, answer) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const one = { headers: request.headers, body }
      received.push(one)
      answers(answer, one)
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
