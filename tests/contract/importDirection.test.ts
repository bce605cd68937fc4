import { expect, test } from 'vitest'
import { findImports, findPackages, sourceFiles } from '../support/importGraph'

/** The journeys in order: each may import those before it. */
const JOURNEYS = [
  'shopper',
  'finance',
  'reviews',
  'offers',
  'blog',
  'models',
  'towing',
  'enquiry',
  'locations',
  'stock',
  'car',
] as const
type Journey = (typeof JOURNEYS)[number]

const journeyLayers = Object.fromEntries(
  JOURNEYS.map((journey, position) => [
    journey,
    { files: new RegExp(`^src/${journey}/`), imports: ['ui', 'domain', ...JOURNEYS.slice(0, position)] },
  ]),
) as unknown as Record<Journey, { files: RegExp; imports: readonly string[] }>

/** Each layer: its files, and the other layers that it may import. */
const LAYERS = {
  generatedTypes: { files: /^src\/payload-types\.ts$/, imports: [] },
  // One may call what the servers call too.
  migrations: { files: /^src\/migrations\//, imports: ['server'] },
  domain: { files: /^src\/domain\//, imports: [] },
  providers: { files: /^src\/providers\//, imports: ['domain'] },
  server: { files: /^src\/server\//, imports: ['providers', 'domain'] },
  ui: { files: /^src\/ui\//, imports: ['domain'] },
  // A script of its own, beside the bundles of the pages.
  tags: { files: /^src\/tags\//, imports: ['domain'] },
  ...journeyLayers,
  stockIndex: { files: /^src\/stockIndex\//, imports: ['server', 'providers', 'domain'] },
  feeds: { files: /^src\/feeds\//, imports: ['server', 'providers', 'domain'] },
  leads: { files: /^src\/leads\//, imports: ['server', 'providers', 'domain'] },
  worker: { files: /^src\/worker\//, imports: ['leads', 'feeds', 'stockIndex', 'server', 'providers', 'domain'] },
  services: {
    files: /^src\/services\//,
    imports: ['worker', 'stockIndex', 'feeds', 'leads', 'server', 'providers', 'domain'],
  },
  data: {
    files: /^src\/data\//,
    imports: ['stockIndex', 'feeds', 'leads', 'server', 'providers', 'domain', 'generatedTypes'],
  },
  blocks: { files: /^blocks\//, imports: [...JOURNEYS, 'data', 'server', 'ui', 'domain', 'generatedTypes'] },
  collections: { files: /^collections\//, imports: ['blocks', 'server', 'domain', 'generatedTypes'] },
  config: {
    files: /^payload\.config\.ts$/,
    imports: ['collections', 'services', 'server', 'providers', 'migrations', 'domain', 'generatedTypes'],
  },
  site: {
    files: /^src\/site\//,
    imports: ['blocks', ...JOURNEYS, 'data', 'server', 'tags', 'ui', 'domain', 'generatedTypes'],
  },
  admin: {
    files: /^src\/admin\//,
    imports: ['collections', 'newSite', 'data', 'server', 'ui', 'domain', 'generatedTypes'],
  },
  app: {
    files: /^src\/(app\/|proxy\.ts$)/,
    imports: [
      ...['admin', 'site', 'blocks', ...JOURNEYS, 'data', 'config', 'stockIndex', 'feeds', 'leads', 'server'],
      ...['providers', 'newSite', 'newCampaign', 'releases', 'ui', 'domain', 'generatedTypes'],
    ],
  },
  newSite: { files: /^src\/newSite\//, imports: ['blocks', 'domain', 'generatedTypes'] },
  newCampaign: {
    files: /^src\/newCampaign\//,
    imports: ['newSite', 'releases', 'blocks', 'collections', 'server', 'domain', 'generatedTypes'],
  },
  releases: {
    files: /^src\/releases\//,
    imports: ['data', 'collections', 'server', 'domain', 'generatedTypes'],
  },
  instrumentation: { files: /^src\/instrumentation\.ts$/, imports: ['config', 'services', 'server'] },
  seed: {
    files: /^seed\//,
    imports: ['newSite', 'blocks', 'collections', 'feeds', 'leads', 'data', 'server', 'domain', 'generatedTypes'],
  },
  scripts: {
    files: /^src\/scripts\//,
    imports: [
      ...['config', 'migrations', 'seed', 'services', 'worker', 'data', 'stockIndex', 'feeds', 'leads', 'server'],
      ...['providers', 'domain'],
    ],
  },
  bench: {
    files: /^src\/bench\//,
    imports: ['scripts', 'data', 'stockIndex', 'feeds', 'leads', 'server', 'providers', 'domain'],
  },
} as const satisfies Record<string, { files: RegExp; imports: readonly string[] }>

type Layer = keyof typeof LAYERS

const sources = [...sourceFiles('src', 'blocks', 'collections', 'seed'), 'payload.config.ts']

const findLayer = (file: string): Layer | 'none' =>
  (Object.keys(LAYERS) as Layer[]).find((layer) => LAYERS[layer].files.test(file)) ?? 'none'

test('every source file belongs to a layer', () => {
  expect(sources.filter((file) => findLayer(file) === 'none')).toEqual([])
})

test('imports go down only', () => {
  const arrows = sources.flatMap((file) => findImports(file).map((target) => ({ file, target })))
  expect(arrows.length).toBeGreaterThan(50)
  const offending = arrows.filter(({ file, target }) => {
    const [from, to] = [findLayer(file), findLayer(target)]
    if (from === 'none' || to === 'none' || from === to) return false
    const allowed: readonly string[] = LAYERS[from].imports
    return !allowed.includes(to)
  })
  expect(offending.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('no files import each other in a circle', () => {
  const graph = new Map(sources.map((file) => [file, findImports(file)]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    done.add(file)
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
  }
  for (const file of sources) visit(file, [])
  expect(circles).toEqual([])
})

test('domain, collections and block configs do not import React or Next pages', () => {
  const offending = sources
    .filter((file) => ['domain', 'collections'].includes(findLayer(file)) || isBlockConfig(file))
    .flatMap((file) => findPackages(file).map((name) => ({ file, name })))
    .filter(({ name }) => /^(react|react-dom|next\/(navigation|link|image|headers|server))(\/|$)/.test(name))
  expect(offending.map(({ file, name }) => `${file} -> ${name}`)).toEqual([])
})

test('the admin imports only the configuration and the examples of blocks, not their components', () => {
  const isExample = (file: string) => file === 'blocks/generated/examples.generated.ts'
  const offending = sources
    .filter((file) => findLayer(file) === 'collections' || isBlockConfig(file))
    .flatMap((file) => findImports(file).map((target) => ({ file, target })))
    .filter(({ target }) => findLayer(target) === 'blocks' && !isBlockConfig(target) && !isExample(target))
  expect(offending.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('the domain imports no framework, database or system module', () => {
  const offending = sources
    .filter((file) => findLayer(file) === 'domain')
    .flatMap((file) => findPackages(file).map((name) => ({ file, name })))
    .filter(({ name }) => /^(node:|react|next|payload|@payloadcms|drizzle|pg$|pino|server-only)/.test(name))
  expect(offending.map(({ file, name }) => `${file} -> ${name}`)).toEqual([])
})

/** Block configs, their field builders and the catalogue, which do not import React. */
function isBlockConfig(file: string): boolean {
  return /^blocks\/(fields\/[^/]+|[^/]+\/config|index|defineBlock)\.ts$/.test(file)
}
