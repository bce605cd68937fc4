import { type NextRequest, NextResponse } from 'next/server'
import { normalizeHost } from './domain/site/host'
import { hasMoreThanLanding } from './domain/stock/searchUrl'
import { requestServer } from './providers/httpClient/requestServer'
import { isCarGone } from './server/goneCars'
import { siteHosts } from './server/siteHosts'

const TIMEOUT_MS = 5000

const isKnown = siteHosts(fetchIsKnownHost)
const isGone = isCarGone(fetchIsCarGone)

/**
 * Puts the host name before the path, so that each dealer's pages are routes of their own that can be cached. Decides
 * nothing about who may see what: every read asks for its site again.
 */
export async function proxy(request: NextRequest) {
  const requestId = request.headers.get('x-request-id')?.slice(0, 100) || crypto.randomUUID()
  const headers = new Headers(request.headers)
  headers.set('x-request-id', requestId)
  const { pathname } = request.nextUrl
  if (!isDecodable(request.nextUrl)) return badRequest(pathname)

  const response = isShared(pathname)
    ? NextResponse.next({ request: { headers } })
    : await rewriteToSite(request, headers)
  response.headers.set('X-Request-Id', requestId)
  return response
}

async function rewriteToSite(request: NextRequest, headers: Headers) {
  const host = normalizeHost(request.headers.get('host'))
  // A page made for a host that is nobody's would be kept; there is no end to such hosts.
  if (!host || !(await isKnown(host))) return new NextResponse('Not found', { status: 404 })
  const url = request.nextUrl.clone()
  if (INTERNAL_PATHS.some((path) => `${url.pathname}/`.startsWith(`${path}/`)))
    return new NextResponse('Not found', { status: 404 })
  const car = CAR_PAGE.exec(url.pathname)?.[1]
  url.pathname = `/${host}${isRefinedSearch(url) ? ON_REQUEST : ''}${url.pathname}`
  // The cached page says that the car is gone; only here can it be said by the status too.
  const status = car && (await isGone(host, car)) ? 410 : undefined
  return NextResponse.rewrite(url, { request: { headers }, status })
}

const CAR_PAGE = /^\/cars\/([\w-]+)\/?$/

async function fetchIsKnownHost(host: string): Promise<boolean> {
  return ((await fetchInternal(`/api/site-hosts?host=${host}`)) as { known: boolean }).known
}

async function fetchIsCarGone(host: string, slug: string): Promise<boolean> {
  const { kind } = (await fetchInternal(`/api/car-state?host=${host}&slug=${slug}`)) as { kind: string | null }
  return kind === 'gone'
}

/** Asks this server's own data, which a proxy has no way to read by itself. */
async function fetchInternal(path: string): Promise<unknown> {
  const response = await requestServer(path, { cronSecret: process.env.CRON_SECRET, timeoutMs: TIMEOUT_MS })
  if (!response.ok) throw new Error(`${path.split('?')[0]} answered ${response.status}`)
  return response.json()
}

/** Where searches that say more than their landing are rendered; no address of the site's. */
const ON_REQUEST = '/on-request'

/** Paths of routes that are reached by rewriting alone, here and in next.config.ts. */
const INTERNAL_PATHS = [ON_REQUEST, '/cms-page']

/** Landings are cached pages (STK-01); only what a shopper narrows further is rendered for them. */
function isRefinedSearch({ pathname, searchParams }: URL): boolean {
  return /^\/(search(\/|$)|cars\/?$)/.test(pathname) && hasMoreThanLanding(searchParams)
}

const INVALID_ADDRESS = 'Invalid address.'

function badRequest(pathname: string) {
  return pathname.startsWith('/api/')
    ? NextResponse.json({ errors: [{ field: 'url', message: INVALID_ADDRESS }] }, { status: 400 })
    : new NextResponse(INVALID_ADDRESS, { status: 400 })
}

/**
 * False for an address with a percent sign that stands for no letter, as a link cut off in its middle has it: `/%E0%A4%A`,
 * and for one with a NUL, which Postgres cannot store or compare.
 */
function isDecodable({ pathname, search }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00')
  } catch {
    return false
  }
}

/** Paths that belong to the deployment rather than to one dealer's pages. */
function isShared(pathname: string): boolean {
  return /^\/(admin|api|preview|styleguide)(\/|$)/.test(pathname)
}

export const config = {
  // Uploads go by: what passes here is cut off at 10 MB, and feeds and videos are larger.
  matcher: ['/((?!_next/|stock-photos/|block-thumbnails/|site-media/|forecourt/|api/(?:feedFiles|media)(?:/|$)).*)'],
}
