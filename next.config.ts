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

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // They load files of their own while they run, which a bundle would not have.
  serverExternalPackages: ['graphile-worker', 'nodemailer', 'rate-limiter-flexible'],
  turbopack: {
    resolveAlias: {
      qs: { browser: './src/stock/search/noQueryStrings.ts' },
      // InstantSearch reads the request's headers on the server only, yet would bring Next's whole server side along.
      'next/headers.js': { browser: './src/stock/search/noHeaders.ts' },
    },
  },
  reactStrictMode: true,
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
}

export default withPayload(config, { devBundleServerPackages: false })
