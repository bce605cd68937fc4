import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Header in which a request carries the address that it came from. Whatever a caller writes there is overwritten. */
export const PEER_HEADER = 'x-forecourt-peer'

/** Notes on every request whose socket it came by: Next's own requests do not tell. */
export function trackPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  })
}
