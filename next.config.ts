import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import type { webpack } from 'next/dist/compiled/webpack/webpack'
import { OPENER_POLICY, SECURITY_HEADERS } from './src/server/securityHeaders.mjs'

/** What browsers never call, replaced by small stubs: dependencies of InstantSearch, and what renders HTML and keeps it. */
const BROWSER_STUBS = {
  '@/ui/lazy/cachedHtml': 'src/ui/lazy/noCachedHtml.ts',
  '@/ui/lazy/renderHtml': 'src/ui/lazy/noRenderHtml.ts',
  '@/stock/search/facets/facetHtml': 'src/stock/search/facets/noFacetHtml.ts',
  qs: 'src/stock/search/noQueryStrings.ts',
  'next/headers.js': 'src/stock/search/noHeaders.ts',
}

/** Our modules that nearly every dealer page uses. */
const SHARED_FILES = [
  ...['src/ui/actions/Anchor.tsx', 'src/ui/actions/Button.tsx', 'src/ui/actions/IconButton.tsx'],
  ...[
    'src/ui/media/Picture.tsx',
    'src/ui/media/pictureSources.ts',
    'src/ui/media/watchPictures.ts',
    'src/ui/media/Icon.tsx',
  ],
  ...['src/ui/lazy/whenNear.ts', 'src/ui/lazy/lazyWhenNear.tsx', 'src/ui/lazy/useIsHydrating.ts'],
  ...['src/ui/storage/browserStorage.ts', 'src/ui/storage/useStoredValue.ts'],
  ...['src/ui/lazy/serverContent.ts', 'src/ui/lazy/staticParts.ts', 'src/ui/lazy/StaticHtml.tsx'],
  ...['src/ui/layout/watchShowMore.ts', 'src/finance/financeChoiceStore.ts'],
  ...['src/site/pages/NoticePage.tsx', 'src/site/pages/SiteProvider.tsx'],
  ...['src/shopper/comparedCars.ts', 'src/shopper/favourites.ts', 'src/shopper/watchFavouriteButtons.ts'],
  ...['src/shopper/recordEvent.ts', 'src/shopper/session.ts', 'src/shopper/viewedCars.ts', 'src/shopper/visit.ts'],
  ...['src/domain/leads/analyticsEvents.ts', 'src/domain/leads/eventBatch.ts', 'src/domain/leads/visit.ts'],
  ...['src/domain/car/comparedLink.ts', 'src/domain/cleanText.ts'],
  ...['src/domain/finance/financeChoice.ts', 'src/domain/finance/loan.ts'],
  ...['src/domain/focalPoint.ts', 'src/domain/phone.ts', 'src/domain/imageWidths.ts', 'src/domain/format.ts'],
]
for (const file of SHARED_FILES)
  if (!existsSync(resolve(import.meta.dirname, file))) throw new Error(`Moved or renamed: ${file} in SHARED_FILES`)

/** The same of packages: parts of paths. */
const SHARED_PACKAGE_FILES = [
  ...['next/dist/shared/lib/app-dynamic.js', 'next/dist/shared/lib/lazy-dynamic/'],
  ...['next/dist/server/app-render/async-local-storage.js', 'next/dist/server/app-render/work-async-storage'],
  'clsx/dist/clsx.',
]

/** A test of webpack's: modules whose path has one of these parts. */
const inPaths =
  (parts: readonly string[]) =>
  (module: webpack.Module): boolean => {
    const path = module.nameForCondition()?.replaceAll('\\', '/')
    return path !== undefined && parts.some((part) => path.includes(part))
  }

/**
 * Packages that only servers load, from node_modules. The first three load their own files at runtime, which a bundle would
 * not contain; bundling the others takes a sixth of a build.
 */
const SERVER_PACKAGES = [
  ...['graphile-worker', 'ioredis', 'nodemailer', 'rate-limiter-flexible'],
  ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'drizzle-orm', 'pg'],
  ...['@opentelemetry/api', '@opentelemetry/exporter-metrics-otlp-proto', '@opentelemetry/exporter-prometheus'],
  ...[
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/instrumentation',
    '@opentelemetry/instrumentation-pg',
  ],
  ...['@opentelemetry/instrumentation-undici', '@opentelemetry/resources', '@opentelemetry/sdk-metrics'],
  '@opentelemetry/sdk-trace-node',
  ...[
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@react-pdf/renderer',
    'algoliasearch',
    'csv-parse',
    'sax',
    'stripe',
    'undici',
  ],
]

/** Next fails without this file, which its TraceEntryPointsPlugin would write in half a minute, with all others of its kind. */
const EMPTY_TRACE_OF_PROXY = {
  apply: ({ hooks, webpack: { sources } }: webpack.Compiler) =>
    hooks.thisCompilation.tap('EmptyTraceOfProxy', (compilation: webpack.Compilation) => {
      compilation.hooks.processAssets.tap('EmptyTraceOfProxy', () =>
        compilation.emitAsset('../proxy.js.nft.json', new sources.RawSource(JSON.stringify({ version: 1, files: [] }))),
      )
    }),
}

/** What begins each request of Payload's admin, and our module in place of its `payload`. */
const INIT_REQ = resolve(import.meta.dirname, 'node_modules/@payloadcms/next/dist/utilities/initReq.js')
const PAYLOAD_OF_ADMIN = resolve(import.meta.dirname, 'src/admin/permissions/payloadOfAdmin.ts')
if (!existsSync(INIT_REQ)) throw new Error(`Moved or renamed: ${INIT_REQ}`)

interface Imported {
  request: string
  contextInfo: { issuer: string }
  dependencies: { request: string }[]
}

/** Payload alone works out twice for each page of the admin what the user may do with every field of every block. */
const replacePayloadOfAdmin = (plugin: typeof webpack.NormalModuleReplacementPlugin) =>
  new plugin(/^payload$/, (imported: Imported) => {
    if (imported.contextInfo.issuer !== INIT_REQ) return
    // By the second, webpack leaves packages out of the bundle.
    for (const request of [imported, ...imported.dependencies]) request.request = PAYLOAD_OF_ADMIN
  })

/** Browsers compile all functions of such a file beside the page while it arrives, instead of one after the other when the page starts. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the scripts that dealers' pages start with; those that come later are small. */
const COMPILE_HINTS = {
  apply: ({ hooks, webpack: { Compilation, sources } }: webpack.Compiler) =>
    hooks.thisCompilation.tap('CompileHints', (compilation: webpack.Compilation) => {
      // After the scripts were minified, which removes comments.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        const entries = [...compilation.entrypoints].filter(([name]) => /^(main-app|app\/\(site\)\/)/.test(name))
        const files = new Set(
          entries.flatMap(([, { chunks }]) => chunks.flatMap((chunk: webpack.Chunk) => [...chunk.files])),
        )
        for (const file of files)
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (source: object) => new sources.ConcatSource(COMPILE_HINT, source))
      })
    }),
}

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The production server does both, once for each cached page.
  compress: false,
  generateEtags: false,
  // The proxy does it, together with the site's redirects: an old address with a slash at its end leads on at once.
  skipTrailingSlashRedirect: true,
  // A page that is current for an hour is shown once more afterwards, while it is rendered again; after a day it is not.
  expireTime: 86_400,
  cacheHandler: resolve(import.meta.dirname, 'src/server/pageCache.mjs'),
  // Nothing reads lists of the files that each page needs, since servers run from the repository's node_modules.
  outputFileTracingExcludes: { '**': ['**/*'] },
  experimental: {
    // Stack traces in logs name functions, and a build is faster.
    serverMinification: false,
    // `warmUp` loads what shoppers open first; loading every route before the first answer takes a second.
    preloadEntriesOnStart: false,
  },
  serverExternalPackages: SERVER_PACKAGES,
  // Development uses Turbopack. Builds use webpack, whose output is 10% smaller to download.
  turbopack: {
    resolveAlias: Object.fromEntries(
      Object.entries(BROWSER_STUBS).map(([module, file]) => [module, { browser: `./${file}` }]),
    ),
  },
  webpack: (webpack, { dev, isServer, webpack: { NormalModuleReplacementPlugin } }) => {
    // Writing the cache takes a fifth of a build and 600 MB, and saves the next build nothing.
    if (!dev) webpack.cache = false
    if (isServer) {
      webpack.plugins = webpack.plugins.filter((plugin: object) => plugin.constructor.name !== 'TraceEntryPointsPlugin')
      webpack.plugins.push(EMPTY_TRACE_OF_PROXY, replacePayloadOfAdmin(NormalModuleReplacementPlugin))
      return webpack
    }
    if (!dev) webpack.plugins.push(COMPILE_HINTS)
    // Webpack knows our own modules by their path.
    for (const [module, file] of Object.entries(BROWSER_STUBS))
      webpack.resolve.alias[module.replace(/^@/, resolve(import.meta.dirname, 'src'))] = resolve(
        import.meta.dirname,
        file,
      )
    // Every page lists the names of all lazy chunks. Shorter hashes compress better.
    webpack.output.hashDigestLength = 8
    // Shared by all dealer pages. Without this, error pages, not-found pages and lazy chunks would contain copies.
    webpack.optimization.splitChunks.cacheGroups.parts = {
      name: 'parts',
      test: inPaths([...SHARED_FILES, ...SHARED_PACKAGE_FILES]),
      // The router of the pages folder, which has copies of Next's modules, is not used.
      layer: 'app-pages-browser',
      chunks: 'all',
      priority: 30,
      enforce: true,
    }
    // Shared by the admin and previews only. Webpack would put it into a chunk that shoppers load too.
    webpack.optimization.splitChunks.cacheGroups.preview = {
      name: 'preview',
      test: inPaths(['/src/domain/preview/']),
      layer: 'app-pages-browser',
      chunks: 'all',
      priority: 30,
      enforce: true,
    }
    return webpack
  },
  reactStrictMode: true,
  // CMS pages have their own route instead of a catch-all above the others, since a page loads its parents' scripts.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      {
        source: '/:host/:path*',
        has: [{ type: 'query', key: 'car_id', value: '\\d{1,9}' }],
        destination: '/:host/cms-page-of-car/:path*',
      },
      { source: '/:host/:path*', destination: '/:host/cms-page/:path*' },
    ],
  }),
  headers: async () => [
    // The page that measures a tag has a policy of its own; browsers would apply both.
    {
      source: '/((?!api/tag-cost/[^/]+/page$).*)',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    OPENER_POLICY,
  ],
}

const configWithPayload = withPayload(config, { devBundleServerPackages: false })
const findHeaders = configWithPayload.headers!
// Payload asks for the preferred colour scheme on every path, which makes browsers request their first page twice; only the
// admin reads it.
configWithPayload.headers = async () =>
  (await findHeaders()).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default configWithPayload
