import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isPrivate, PEER_HEADER } from './clientAddress.mjs'
import { logger } from './logger'

type Source = Readonly<Record<string, string | undefined>>

// Next may load this module more than once in a process; all copies share the state.
const shared = globalThis as { forecourtUnconfiguredProxy?: string }

/** Adds the socket's address to every request, since Next does not expose it. */
export function trackPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const peer = request.socket.remoteAddress ?? ''
    if (!isProbe(request.url ?? '')) noticeUnconfiguredProxy(peer, request.headers['x-forwarded-for'])
    request.headers[PEER_HEADER] = peer
  })
}

/** Load balancers and monitors ask for these themselves: nobody's request is forwarded, whatever headers they add. */
const PROBED_PATHS: readonly string[] = ['/api/health', '/metrics']

const isProbe = (url: string): boolean => PROBED_PATHS.includes(url.split('?', 1)[0] as string)

/** Warns once if a private address forwards requests for others although no proxy is trusted: all shoppers have its address then. */
export function noticeUnconfiguredProxy(peer: string, forwardedFor: unknown, source: Source = process.env): void {
  if (shared.forecourtUnconfiguredProxy || !forwardedFor || Number(source.FORECOURT_TRUSTED_PROXIES || 0) > 0) return
  if (!isPrivate(peer)) return
  shared.forecourtUnconfiguredProxy = peer
  logger.warn({ peer }, listProxyProblems()[0])
}

/** What is wrong with the proxies in front of this server, as a sentence that says what to do. Empty if nothing is. */
export const listProxyProblems = (): string[] =>
  shared.forecourtUnconfiguredProxy
    ? [
        'A proxy forwards requests and FORECOURT_TRUSTED_PROXIES is 0: visitors cannot be told apart, so that limits by sender do not work. Set it to the number of proxies',
      ]
    : []
