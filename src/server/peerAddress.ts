import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Header with the address of the client's connection. A client's own value is overwritten. */
export const PEER_HEADER = 'x-forecourt-peer'

/** Adds the socket's address to every request, since Next does not expose it. */
export function trackPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  })
}
