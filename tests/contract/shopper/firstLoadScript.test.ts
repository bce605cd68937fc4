import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { findLoaded, root as ROOT } from '../../support/importGraph'

/** What accounts, the watchlist and saved searches added to the pages of a site (FAV-01 to FAV-06). */
const OF_ACCOUNTS =
  /^src\/(shopper\/(session|requestSignIn|SignInDialogs|accountFavourites|changeWatchlist|WatchCar|signIn\/\w+)|stock\/search\/SaveSearch\w+|stock\/saved\/SavedWhere|domain\/(site\/signIn\w*|shoppers\/\w+|alerts\/\w+))\.tsx?$/

/** Bytes, compressed. */
const MAX_BYTES = 2000

/** The server's views of each page, and scripts that it loads at once. */
const PAGES = {
  home: { views: ['src/site/pages/SiteLayout.tsx', 'src/site/pages/PageView.tsx'], scripts: [] },
  search: {
    views: ['src/site/pages/SiteLayout.tsx', 'src/site/pages/SearchView.tsx'],
    scripts: ['src/stock/search/StockSearch.tsx'],
  },
  car: { views: ['src/site/pages/SiteLayout.tsx', 'src/site/pages/CarView.tsx'], scripts: [] },
}

/** All files that load with the first ones. */
function reach(starts: readonly string[], stopsAt: (file: string) => boolean = () => false): string[] {
  const found = new Set<string>()
  const queue = [...starts]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file)) continue
    found.add(file)
    if (!stopsAt(file)) queue.push(...findLoaded(file))
  }
  return [...found]
}

const isClient = (file: string) =>
  /\.tsx?$/.test(file) &&
  /^(?:\/\*[\s\S]*?\*\/|\/\/.*\n|\s)*['"]use client['"]/.test(readFileSync(resolve(ROOT, file), 'utf8'))

/** The script of some files alone, minified and compressed, in bytes. */
async function compressedBytes(files: readonly string[]): Promise<number> {
  const own = new Set(files.map((file) => resolve(ROOT, file).replace(/\.tsx?$/, '')))
  const { outputFiles } = await build({
    ...{ absWorkingDir: ROOT, write: false, bundle: true, minify: true, format: 'esm', jsx: 'automatic' },
    packages: 'external',
    stdin: { contents: files.map((file) => `export * from './${file}'`).join('\n'), resolveDir: ROOT },
    plugins: [
      {
        name: 'others-are-elsewhere',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^(\.|@\/)/ }, ({ path, resolveDir, kind }) => {
            const file = path.startsWith('@/') ? resolve(ROOT, 'src', path.slice(2)) : resolve(resolveDir, path)
            const isOwn = kind !== 'dynamic-import' && own.has(file.replace(/\.tsx?$/, ''))
            return isOwn ? undefined : { path, external: true }
          })
        },
      },
    ],
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

describe('[FAV-01] the first script of a page', () => {
  it.each(Object.entries(PAGES))('%s has at most 2 KB of accounts, compressed', async (_name, { views, scripts }) => {
    const loaded = reach([...reach(views, isClient).filter(isClient), ...scripts])
    const ofAccounts = loaded.filter((file) => OF_ACCOUNTS.test(file)).sort()
    // The sign-in's form, the watchlist and the dialog of a saved search load when they are needed.
    expect(ofAccounts).toContain('src/shopper/SignInDialogs.tsx')
    expect(
      ofAccounts.filter((file) => /signIn\/|WatchCar|changeWatchlist|accountFavourites|Fields|Dialog\.tsx/.test(file)),
    ).toEqual([])
    const bytes = await compressedBytes(ofAccounts)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  })
})
