import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * What pages may load. Scripts and styles are our own; pages are cached as files, so a nonce per answer is not possible and
 * inline ones are allowed. Pictures and films come from dealers' feeds, hence from any https host.
 */
const CONTENT_SECURITY_POLICY = Object.entries({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", ...(inDevelopment ? ["'unsafe-eval'"] : [])],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...(inDevelopment ? ['ws:', 'wss:'] : [])],
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  // The admin shows live previews of its own origin's pages in a frame.
  'frame-ancestors': ["'self'"],
})
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ')

const SECURITY_HEADERS = Object.entries({
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Browsers heed it over https only, so it does no harm under localhost.
  'Strict-Transport-Security': 'max-age=31536000',
}).map(([key, value]) => ({ key, value }))

/** What browsers never call of InstantSearch's dependencies, though it brings them: Next's server side among others. */
const BROWSER_STAND_INS = {
  qs: 'src/stock/search/noQueryStrings.ts',
  'next/headers.js': 'src/stock/search/noHeaders.ts',
}

/** Modules that nearly every page of a dealer has, as the ends of their paths. */
const SHARED_PARTS = [
  'src/ui/(actions/(Anchor|Button|IconButton)|media/(Picture|pictureSources)|lazy/(whenNear|lazyWhenNear|useHydrating)|storage/(browserStorage|useStoredValue))\\.tsx?',
  'src/site/pages/(NoticePage|SiteProvider)\\.tsx',
  'src/domain/(phone|imageWidths|format)\\.ts',
  'next/dist/client/(app-dir/link|use-merged-ref)\\.js',
  'next/dist/shared/lib/(utils|router/utils/(format-url|is-local-url)|app-dynamic|lazy-dynamic/[\\w-]+)\\.js',
  'next/dist/server/app-render/(async-local-storage|work-async-storage[\\w.-]*)\\.js',
  'lucide-react/dist/esm/(createLucideIcon|Icon|context|icons/loader-circle|shared/.+)\\.mjs',
  'clsx/dist/clsx\\.m?js',
]

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  cacheHandler: resolve(import.meta.dirname, 'src/server/pageCache.mjs'),
  // They load files of their own while they run, which a bundle would not have.
  serverExternalPackages: ['graphile-worker', 'nodemailer', 'rate-limiter-flexible'],
  // Development runs on Turbopack. Builds run on webpack, whose output is a tenth smaller to download.
  turbopack: {
    resolveAlias: Object.fromEntries(
      Object.entries(BROWSER_STAND_INS).map(([module, file]) => [module, { browser: `./${file}` }]),
    ),
  },
  webpack: (webpack, { isServer }) => {
    if (isServer) return webpack
    for (const [module, file] of Object.entries(BROWSER_STAND_INS))
      webpack.resolve.alias[module] = resolve(import.meta.dirname, file)
    // Every page brings the list of all late files, whose names nothing can compress.
    webpack.output.hashDigestLength = 8
    // Every page of a dealer needs these; its error page, its not-found page and what loads late would else have copies.
    webpack.optimization.splitChunks.cacheGroups.parts = {
      name: 'parts',
      test: new RegExp(`(${SHARED_PARTS.join('|').replaceAll('/', '[\\\\/]')})$`),
      chunks: 'all',
      priority: 30,
      enforce: true,
    }
    return webpack
  },
  reactStrictMode: true,
  // Pages of staff's own stand beside the others rather than above them, since a page brings the script of those above it.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [{ source: '/:host/:path*', destination: '/:host/cms-page/:path*' }],
  }),
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
}

export default withPayload(config, { devBundleServerPackages: false })
