import { type NextRequest, NextResponse } from 'next/server'
import { normaliseHost } from './domain/site/host'

/**
 * Puts the host name before the path, so that each dealer's pages are routes of their own that can be cached. Decides
 * nothing about who may see what: every read asks for its site again.
 */
export function proxy(request: NextRequest) {
  const requestId = request.headers.get('x-request-id')?.slice(0, 100) || crypto.randomUUID()
  const headers = new Headers(request.headers)
  headers.set('x-request-id', requestId)
  const { pathname } = request.nextUrl

  const response = isShared(pathname) ? NextResponse.next({ request: { headers } }) : onHost(request, headers)
  response.headers.set('X-Request-Id', requestId)
  return response
}

function onHost(request: NextRequest, headers: Headers) {
  const host = normaliseHost(request.headers.get('host'))
  if (!host) return new NextResponse('Not found', { status: 404 })
  const url = request.nextUrl.clone()
  url.pathname = `/${host}${url.pathname}`
  return NextResponse.rewrite(url, { request: { headers } })
}

/** Paths that belong to the deployment rather than to one dealer's pages. */
function isShared(pathname: string): boolean {
  return /^\/(admin|api|preview|styleguide)(\/|$)/.test(pathname)
}

export const config = {
  matcher: ['/((?!_next/|stock-photos/|block-thumbnails/|site-media/|forecourt/).*)'],
}
