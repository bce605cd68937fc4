/** What a request is for. Metrics are counted by kind, since a label per path or host would have no limit. */
export const ROUTE_KINDS = [
  'static',
  'image',
  'media',
  'admin',
  'search',
  'enquiry',
  'health',
  'api',
  'preview',
  'car',
  'searchPage',
  'page',
] as const
export type RouteKind = (typeof ROUTE_KINDS)[number]

/** In order; the first that matches. */
const KINDS: readonly (readonly [RegExp, RouteKind])[] = [
  [/^\/(_next|stock-photos|block-thumbnails|forecourt)\//, 'static'],
  [/^\/api\/images(\/|$)/, 'image'],
  [/^\/(site-media|api\/(media|feedFiles))(\/|$)/, 'media'],
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/api\/stock-index(\/|$)/, 'search'],
  [/^\/api\/enquir/, 'enquiry'],
  [/^\/api\/health(\/|$)/, 'health'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(preview|styleguide)(\/|$)/, 'preview'],
  [/^\/cars\/[^/]/, 'car'],
  [/^\/(search(\/|$)|cars\/?$)/, 'searchPage'],
]

/** The kind of a request by its URL. */
export function getRouteKind(url: string): RouteKind {
  const path = url.split('?', 1)[0] ?? '/'
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
