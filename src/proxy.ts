import { type NextRequest, NextResponse } from 'next/server'
import { normalizeHost } from './domain/site/host'
import { signInLink, sitePath } from './domain/site/signIn'
import {
  canonicalPath,
  GARAGE_PATH,
  type GatedPage,
  gatedPage,
  isGarage,
  type SignInGates,
} from './domain/site/signInGates'
import { CLOSED_ROBOTS_TXT } from './domain/site/sitemap'
import { OWN_PART, SEARCH_PART_HEADER, SHELL } from './domain/stock/searchShell.mjs'
import { hasMoreThanLanding } from './domain/stock/searchUrl'
import { withoutEndSlashes } from './domain/trimText'
import { toRequestId } from './providers/httpClient/requestContext.mjs'
import { requestServer } from './providers/httpClient/requestServer'
import { adminOriginFor, getAdminHost, isAdminHost, previewedSlug } from './server/adminHost'
import { isCarGone } from './server/goneCars'
import { PREVIEW_CACHE_CONTROL } from './server/keepPreviewsPrivate.mjs'
import { decodePath, isEncodedTwice } from './server/requestTarget.mjs'
import { contentSecurityPolicy } from './server/securityHeaders.mjs'
import { SESSION_COOKIE } from './server/shoppers/shopperCookies'
import { type SiteHost, siteHosts } from './server/siteHosts'
import { mayPreview } from './server/sitePreview'

const TIMEOUT_MS = 5000

const findHost = siteHosts(fetchHost)
const isGone = isCarGone(async (host, slug) => (await fetchCarKind(host, slug)) === 'gone')

/**
 * Prefixes the path with the host name, so that each dealer's pages are separate, cacheable routes. Makes no access
 * decisions: every read resolves its site itself. It only sends shoppers to the sign-in before pages that ask for one (FAV-05), so that
 * these can stay cached, and nothing shows before.
 */
export async function proxy(request: NextRequest) {
  const requestId = toRequestId(request.headers.get('x-request-id'))
  const headers = new Headers(request.headers)
  headers.set('x-request-id', requestId)
  const { pathname } = request.nextUrl
  const path = decodePath(pathname)
  // Postgres can neither store nor compare a NUL.
  if (path === null || request.nextUrl.search.includes('%00')) return badRequest(pathname)
  const isOfSite = !isShared(pathname)
  // A page and its metadata get the path decoded once, and so one of them would find a page that the other does not.
  if (isOfSite && isEncodedTwice(path)) return notFound()

  const response =
    (getAdminHost() === null ? null : await keepApart(request)) ??
    (isOfSite
      ? await rewriteToSite(request, headers)
      : endsOnSlash(pathname)
        ? redirectToOwn(withoutEndSlashes(pathname), request)
        : NextResponse.next({ request: { headers } }))
  response.headers.set('X-Request-Id', requestId)
  if (isAdminHost(request.headers.get('host'))) response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

/**
 * The response to what another host has while the admin has a host of its own (ADMIN_HOST): the admin's pages lead there from every host,
 * and it shows no dealer's. Null for all else.
 */
async function keepApart(request: NextRequest): Promise<NextResponse | null> {
  const host = request.headers.get('host')
  const { pathname, search } = request.nextUrl
  if (!isAdminHost(host)) {
    if (!/^\/(admin|preview)(\/|$)/.test(pathname)) return null
    return ['GET', 'HEAD'].includes(request.method)
      ? redirectToAdmin(host, withoutEndSlashes(pathname) + search)
      : notFound()
  }
  if (isShared(pathname)) return null
  if (pathname === '/') return redirectToAdmin(host, '/admin')
  if (pathname === '/robots.txt') return new NextResponse(CLOSED_ROBOTS_TXT, { headers: NO_STORE })
  const origin = await findPreviewedOrigin(request)
  if (origin === null) return notFound()
  return new NextResponse(null, { status: 307, headers: { ...NO_STORE, Location: origin + pathname + search } })
}

/** The origin of the site whose preview has the link that was followed: to a page of the site, as shoppers see it. Null for any other request. */
async function findPreviewedOrigin({ headers }: NextRequest): Promise<string | null> {
  const slug = previewedSlug(headers.get('referer'))
  // What the preview itself asks for, such as a page ahead of a click, may not come from elsewhere.
  if (slug === null || (headers.get('sec-fetch-dest') ?? 'document') !== 'document') return null
  try {
    return ((await fetchInternal(`/api/site-hosts?slug=${slug}`)) as { origin: string | null }).origin
  } catch {
    return null
  }
}

/** Temporary, since browsers keep a permanent redirect also after the admin has moved. */
const redirectToAdmin = (host: string | null, path: string) =>
  new NextResponse(null, { status: 307, headers: { ...NO_STORE, Location: adminOriginFor(host) + path } })

async function rewriteToSite(request: NextRequest, headers: Headers) {
  const host = normalizeHost(request.headers.get('host'))
  // Pages for unknown hosts would fill the cache.
  if (!host) return notFound()
  const { known, gates, notLive, tagSources } = await findHost(host)
  if (!known) return notFound()
  const url = request.nextUrl.clone()
  const asked = canonicalPath(url.pathname)
  if (INTERNAL_PATHS.some((path) => `${asked}/`.startsWith(`${path}/`))) return notFound()
  const isPreview = notLive != null && mayPreview(request.headers, notLive, new Date())
  if (notLive != null && !isPreview && !SHOWN_BEFORE_LAUNCH.test(url.pathname)) {
    if (isFile(url.pathname)) return notFound()
    url.pathname = `/${host}${COMING_SOON}`
    return NextResponse.rewrite(url, { request: { headers } })
  }
  const response = await rewriteToPage(request, headers, host, gates)
  if (tagSources) response.headers.set('Content-Security-Policy', contentSecurityPolicy(tagSources))
  if (isPreview) {
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    response.headers.set('Cache-Control', PREVIEW_CACHE_CONTROL)
  }
  return response
}

async function rewriteToPage(request: NextRequest, headers: Headers, host: string, gates: SignInGates | null) {
  const url = request.nextUrl.clone()
  const page = gates && gatedPage(gates, url)
  if (gates && page) {
    // Routes may know a page by other spellings, of which caches would keep one each.
    if (withoutEndSlashes(url.pathname) !== page.path) {
      url.pathname = page.path
      return NextResponse.redirect(url, { status: 308, headers: NO_STORE })
    }
    return passGate(request, headers, host, gates, page)
  }
  const own = ownSpelling(url.pathname)
  if (own !== url.pathname) {
    const { to, permanent } = await findOtherAddress(host, url.pathname)
    return to === null ? redirectToOwn(own, request) : redirectTo(to, request, permanent)
  }
  const car = CAR_PAGE.exec(url.pathname)?.[1]
  url.pathname = `/${host}${searchRoute(url, request.headers.get(SEARCH_PART_HEADER)) ?? url.pathname}`
  // The cached page explains that the car is gone, but only the proxy can set the status.
  const status = car && (await isGone(host, car)) ? 410 : undefined
  return NextResponse.rewrite(url, { request: { headers }, status })
}

/**
 * The page for a signed-in shopper, which nobody else may get from a cache; for anybody else the sign-in. The checkout of a car that the site
 * does not have is shown, since it says so.
 */
async function passGate(request: NextRequest, headers: Headers, host: string, gates: SignInGates, page: GatedPage) {
  const url = request.nextUrl.clone()
  const isOpen =
    (await isSignedIn(host, request.cookies.get(SESSION_COOKIE)?.value)) ||
    (page.carSlug !== null && !(await mayBuy(host, page.carSlug)))
  if (!isOpen) {
    const signIn = signInLink(page.type, url.pathname + url.search, getBackPath(request))
    return NextResponse.redirect(new URL(signIn, url), { headers: NO_STORE })
  }
  url.pathname = `/${host}${isGarage(gates, url.pathname) ? GARAGE_PATH : url.pathname}`
  return NextResponse.rewrite(url, { request: { headers }, headers: { 'Cache-Control': 'private, no-store' } })
}

/** Whether a site has a car and may sell it; true if that cannot be found out. Not cached: a new car's checkout asks at once. */
async function mayBuy(host: string, slug: string): Promise<boolean> {
  try {
    const kind = await fetchCarKind(host, slug)
    return kind !== null && kind !== 'gone'
  } catch {
    return true
  }
}

/** Where an address leads that no page has; if that cannot be found out, the page without the slash looks again. */
async function findOtherAddress(host: string, path: string): Promise<{ to: string | null; permanent: boolean }> {
  try {
    const query = new URLSearchParams({ host, path: decodeURIComponent(path) })
    return (await fetchInternal(`/api/page-redirects?${query}`)) as { to: string | null; permanent: boolean }
  } catch {
    return { to: null, permanent: true }
  }
}

/** A path keeps the query of the request, unless it has its own; the production server adds what tells where the visitor came from. */
function redirectTo(to: string, request: NextRequest, permanent: boolean) {
  const target = new URL(to, request.nextUrl)
  if (target.origin === request.nextUrl.origin && !target.search) target.search = request.nextUrl.search
  return NextResponse.redirect(target, { status: permanent ? 308 : 307, headers: NO_STORE })
}

/** A path of this host, also one that reads like another host's: "//other.test". */
function redirectToOwn(path: string, request: NextRequest) {
  const target = new URL(request.nextUrl)
  target.pathname = path.replace(/^\/+/, '/')
  return NextResponse.redirect(target, { status: 308, headers: NO_STORE })
}

const endsOnSlash = (path: string) => /.\/$/.test(path)

/** Below these, the next part of a path is a key, of which capitals are part. */
const KEYED = /^\/(alerts|bookings|payments|reservations|unlisted|unsubscribe)\//i

/** How pages spell a path: without a slash at its end, and in lower case, so that "/Cars" is "/cars" as much as "/Service" is "/service". */
function ownSpelling(path: string): string {
  const own = withoutEndSlashes(path)
  return KEYED.test(own)
    ? own
    : own.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part))
}

/** If it cannot be found out, the page is shown: those with a shopper's data look the shopper up themselves. */
async function isSignedIn(host: string, token: string | undefined): Promise<boolean> {
  if (!token) return false
  try {
    const path = '/api/shopper/session-check'
    return ((await fetchInternal(path, { host, token })) as { signedIn: boolean }).signedIn
  } catch {
    return true
  }
}

/** The page of the site that a shopper came from. */
function getBackPath(request: NextRequest): string {
  const referrer = request.headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return '/'
  const { host, pathname, search } = new URL(referrer)
  return host === request.headers.get('host') ? sitePath(pathname + search) : '/'
}

const CAR_PAGE = /^\/cars\/([\w-]+)\/?$/

async function fetchHost(host: string): Promise<SiteHost> {
  return (await fetchInternal(`/api/site-hosts?host=${host}`)) as SiteHost
}

async function fetchCarKind(host: string, slug: string): Promise<string | null> {
  const query = new URLSearchParams({ host, slug })
  return ((await fetchInternal(`/api/car-state?${query}`)) as { kind: string | null }).kind
}

/** Calls this server's own API, since the proxy has no database access. */
async function fetchInternal(path: string, body?: object): Promise<unknown> {
  const response = await requestServer(path, {
    ...(body && { method: 'POST', body }),
    cronSecret: process.env.CRON_SECRET,
    timeoutMs: TIMEOUT_MS,
  })
  if (!response.ok) throw new Error(`${path.split('?')[0]} responded ${response.status}`)
  return response.json()
}

/** Internal paths where searches beyond their landing are rendered, whole or in two parts. */
const ON_REQUEST = '/on-request'
const SEARCH_PART = '/search-part'
const SEARCH_SHELL = '/search-shell'

/** Internal path of what strangers see of a site that is not live. */
const COMING_SOON = '/coming-soon'

/** What strangers get of a site that is not live: that nothing is for crawlers, and the icon of its tab. */
const SHOWN_BEFORE_LAUNCH = /^\/(robots\.txt|favicon\.ico|icons\/[^/]+)$/

/** Paths of files, for which a page in their place would be wrong: sitemaps, feeds, icons, pictures and PDFs. */
const isFile = (path: string) =>
  /\.[a-z0-9]{2,12}$/i.test(path) || /^\/(sitemaps|feeds|icons|share-image)(\/|$)/.test(path) || /\/pdf$/.test(path)

/** Paths that are only reachable by rewrites, here and in next.config.ts. */
const INTERNAL_PATHS = [ON_REQUEST, SEARCH_PART, SEARCH_SHELL, COMING_SOON, '/cms-page', '/cms-page-of-car']

/**
 * The path of a search's own route; null for a cached page. Only the production server asks for a part of a page.
 */
function searchRoute(url: URL, part: string | null): string | null {
  if (part === SHELL) return SEARCH_SHELL
  if (!isRefinedSearch(url)) return null
  return (part === OWN_PART ? SEARCH_PART : ON_REQUEST) + url.pathname
}

/** True for a search with refinements beyond its cached landing (STK-01). */
function isRefinedSearch({ pathname, searchParams }: URL): boolean {
  return /^\/(search(\/|$)|cars\/?$)/.test(pathname) && hasMoreThanLanding(searchParams)
}

/** CDNs keep a 404 without this header for minutes, and the host or path may exist a moment later. */
const NO_STORE = { 'Cache-Control': 'no-store' }

const notFound = () => new NextResponse('Not found', { status: 404, headers: NO_STORE })

const INVALID_ADDRESS = 'Invalid address.'

function badRequest(pathname: string) {
  return pathname.startsWith('/api/')
    ? NextResponse.json({ errors: [{ field: 'url', message: INVALID_ADDRESS }] }, { status: 400, headers: NO_STORE })
    : new NextResponse(INVALID_ADDRESS, { status: 400, headers: NO_STORE })
}

/** Paths that belong to the deployment rather than to one dealer's pages. */
function isShared(pathname: string): boolean {
  return /^\/(admin|api|preview|styleguide)(\/|$)/.test(pathname)
}

export const config = {
  matcher: [
    '/((?!_next/|stock-photos/|block-thumbnails/|site-media/|forecourt/|api/).*)',
    // Next keeps up to 10 MB of each body that passes the proxy in memory, before any route has seen the request. Long ones, and those
    // that do not name their length, go to their routes directly, as files and photos do.
    {
      source: '/api/((?!(?:feedFiles|media|shopper/vehicles)(?:/|$)).*)',
      missing: [
        { type: 'header', key: 'content-length', value: '\\d{6,}' },
        { type: 'header', key: 'transfer-encoding' },
      ],
    },
  ],
}
