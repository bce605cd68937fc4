import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_FOLDER, hasDemo, importDemo } from '../../src/scripts/demo.mjs'
import { findImports, root, sourceFiles } from '../support/importGraph'

/** The only file of the product that uses the demo's folder. */
const ENTRY = 'src/scripts/demo.mjs'

const CONFIG = ['payload.config.ts', 'next.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'postcss.config.mjs']
const product = [...sourceFiles('src', 'blocks', 'collections'), ...CONFIG]
const ownTests = sourceFiles('tests').filter((file) => !/^tests\/(demo|e2e)\//.test(file))
const isDemo = (path: string) => path.split('/')[0] === DEMO_FOLDER

const isDemoPath = new RegExp(`(^|[./@])${DEMO_FOLDER}($|/)`)

/** Finds every file that the given files import, directly or indirectly, including themselves. */
function findReachable(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (/\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file))) open.push(...findImports(file))
  }
  return reached
}

/** Finds quoted strings with the demo's folder as a path segment: 'seed', '../seed/users', `seed/feeds/${dealer}.csv`. */
function findDemoPaths(source: string): string[] {
  const texts = source.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)
  return [...texts].map((match) => match[2] ?? '').filter((text) => isDemoPath.test(text))
}

test('the product does not import the demo', () => {
  const reached = findReachable(product)
  expect(reached.size).toBeGreaterThan(1000)
  expect([...reached].filter(isDemo)).toEqual([])
})

test('its own tests do not import the demo', () => {
  const reached = findReachable(ownTests)
  expect(reached.size).toBeGreaterThan(ownTests.length)
  expect([...reached].filter(isDemo)).toEqual([])
})

test('one file names the folder, and only commands use that file', () => {
  const naming = product.filter((file) => findDemoPaths(readFileSync(join(root, file), 'utf8')).length > 0)
  expect(naming).toEqual([ENTRY])
  const users = product.filter((file) => findImports(file).includes(ENTRY))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((file) => !/^src\/(scripts|bench)\//.test(file))).toEqual([])
})

test('a path into the folder is found in any form', () => {
  const sources = [
    `import('../../${DEMO_FOLDER}/seedDemo')`,
    `join(root, '${DEMO_FOLDER}', 'feeds')`,
    `readFile(\`../${DEMO_FOLDER}/feeds/\${dealer}.csv\`)`,
  ]
  for (const source of sources) expect(findDemoPaths(source), source).toHaveLength(1)
  expect(findDemoPaths("import { seededRandom } from '@/domain/random'; const key = 'demo-seed'")).toEqual([])
})

test.each(['Dockerfile', 'tsconfig.json', 'biome.json'])('%s needs no file of the demo', (file) => {
  const demoPaths = readFileSync(join(root, file), 'utf8').match(/[^\s"]*\bseed\/[^\s"]*/g) ?? []
  expect(demoPaths.filter((path) => !path.startsWith('!'))).toEqual([])
})

test.runIf(hasDemo())('the demo is loaded from its folder if it exists', async () => {
  expect(await importDemo()).toHaveProperty('seedDemo')
})

test.runIf(!hasDemo())('without its folder, seeding the demo reports what is missing', async () => {
  await expect(importDemo()).rejects.toThrow('the folder seed/ is missing')
})
