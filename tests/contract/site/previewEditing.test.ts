import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findImports, root, sourceFiles } from '../../support/importGraph'

const PREVIEW_ROUTES = /^src\/app\/\((preview|documentPreview|menuPreview|sitePreview)\)\//
const sources = sourceFiles('src', 'blocks', 'collections')

/** Every file that the given files import, directly or through others. */
function reach(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    if (sources.includes(file)) for (const target of findImports(file)) visit(target)
  }
  for (const file of files) visit(file)
  return reached
}

test('only previews carry what makes them editable by clicking: shoppers get none of its bytes', () => {
  const parts = sources.filter((file) => file.startsWith('src/site/preview/') && /\.tsx?$/.test(file))
  expect(parts).toContain('src/site/preview/EditInPreview.tsx')
  const routes = sources.filter((file) => file.startsWith('src/app/'))
  expect([...reach(routes.filter((file) => PREVIEW_ROUTES.test(file)))]).toEqual(expect.arrayContaining(parts))
  const others = reach([...routes.filter((file) => !PREVIEW_ROUTES.test(file)), 'src/proxy.ts'])
  expect([...others].filter((file) => parts.includes(file) || file.startsWith('src/domain/preview/'))).toEqual([])
})

test('every preview asks whether its user may see drafts of the site, before it reads the site', () => {
  const routes = sources.filter((file) =>
    /^src\/app\/.*\/preview\/\[site\]\/(.*\/)?(page|layout|route)\.tsx?$/.test(file),
  )
  expect(routes.length).toBeGreaterThan(7)
  const asks = (file: string) => findImports(file).includes('src/server/findPreviewSite.ts')
  const isBeside = (file: string) => file.startsWith('src/app/') && file.includes('/preview/[site]/')
  const open = routes.filter((file) => !asks(file) && !findImports(file).some((near) => isBeside(near) && asks(near)))
  expect(open).toEqual([])
  const parts = sources.filter((file) => PREVIEW_ROUTES.test(file))
  const past = parts.filter((file) => /\bfindSiteBy(Slug|Host)\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(past).toEqual([])
})
