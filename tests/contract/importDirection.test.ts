import { expect, test } from 'vitest'
import { importsOf, packagesOf, sourceFiles } from '../support/importGraph'

/** Each layer: the files that are its own, and the layers it may import beside itself. First match wins. */
const LAYERS = {
  generated: { files: /^src\/payload-types\.ts$/, imports: [] },
  migrations: { files: /^src\/migrations\//, imports: [] },
  // Pictures are asked for in the widths in which they are delivered: the one rule that the drawing layer shares.
  imageWidths: { files: /^src\/domain\/imageWidths\.ts$/, imports: [] },
  domain: { files: /^src\/domain\//, imports: ['imageWidths'] },
  log: { files: /^src\/ops\/logger\.ts$/, imports: [] },
  seal: { files: /^src\/ops\/sealedText\.ts$/, imports: [] },
  answers: { files: /^src\/ops\/answerError\.ts$/, imports: ['domain'] },
  memoize: { files: /^src\/ops\/memoizeAsync\.ts$/, imports: [] },
  ui: { files: /^src\/ui\//, imports: ['imageWidths'] },
  journeys: {
    files: /^src\/(stock|car|finance|locations|models|enquiry|shopper|reviews|offers|blog)\//,
    imports: ['ui', 'domain'],
  },
  providers: { files: /^src\/providers\//, imports: ['domain'] },
  stockIndex: { files: /^src\/stockIndex\//, imports: ['providers', 'log', 'domain', 'generated'] },
  feeds: { files: /^src\/feeds\//, imports: ['providers', 'log', 'seal', 'domain', 'generated'] },
  leads: { files: /^src\/leads\//, imports: ['providers', 'log', 'domain', 'generated'] },
  data: {
    files: /^src\/data\//,
    imports: ['providers', 'stockIndex', 'leads', 'log', 'memoize', 'domain', 'generated', 'config'],
  },
  blockContract: { files: /^src\/site\/blocks\.ts$/, imports: ['domain', 'generated'] },
  site: {
    files: /^src\/site\//,
    imports: ['blockContract', 'blockView', 'blockConfig', 'journeys', 'data', 'ui', 'domain', 'generated'],
  },
  blockExamples: {
    files: /^blocks\/([^/]+\/example|example\w+|richTextValue|examples\.generated)\.ts$/,
    imports: ['blockContract', 'domain', 'generated'],
  },
  blockConfig: { files: /^blocks\/([^/]+|[^/]+\/config)\.ts$/, imports: ['domain', 'fields'] },
  blockView: { files: /^blocks\//, imports: ['blockContract', 'journeys', 'data', 'ui', 'log', 'domain', 'generated'] },
  // The layout field offers every block, so it stands above them.
  fields: { files: /^collections\/fields\/(?!layout\.ts)/, imports: ['domain'] },
  collections: {
    files: /^collections\//,
    imports: ['fields', 'blockConfig', 'seal', 'answers', 'domain', 'generated'],
  },
  // Staff see when the worker last ran.
  admin: { files: /^src\/admin\//, imports: ['collections', 'data', 'worker', 'ui', 'domain', 'generated'] },
  config: {
    files: /^payload\.config\.ts$/,
    imports: ['collections', 'migrations', 'providers', 'log', 'domain', 'generated', 'ops'],
  },
  worker: { files: /^src\/worker\//, imports: ['providers', 'log', 'leads', 'feeds', 'domain'] },
  ops: { files: /^src\/(ops\/|instrumentation\.ts$)/, imports: 'any' },
  newSite: { files: /^src\/newSite\//, imports: ['blockExamples', 'domain', 'generated'] },
  seed: {
    files: /^seed\//,
    // Its leads are stored as a form's are.
    imports: [
      'newSite',
      ...['blockConfig', 'blockExamples', 'blockContract', 'collections', 'fields', 'feeds', 'leads', 'data'],
      ...['domain', 'generated'],
    ],
  },
  app: {
    files: /^src\/(app\/|proxy\.ts$)/,
    imports: [
      ...[
        'site',
        'blockContract',
        'blockConfig',
        'blockView',
        'blockExamples',
        'journeys',
        'data',
        'stockIndex',
        'leads',
        'feeds',
      ],
      ...[
        'providers',
        'admin',
        'ui',
        'domain',
        'generated',
        'config',
        'log',
        'answers',
        'memoize',
        'ops',
        'worker',
        'newSite',
      ],
    ],
  },
} as const satisfies Record<string, { files: RegExp; imports: readonly string[] | 'any' }>

type Layer = keyof typeof LAYERS

const sources = [...sourceFiles('src', 'blocks', 'collections', 'seed'), 'payload.config.ts']

const layerOf = (file: string): Layer | 'none' =>
  (Object.keys(LAYERS) as Layer[]).find((layer) => LAYERS[layer].files.test(file)) ?? 'none'

test('every source file belongs to a layer', () => {
  expect(sources.filter((file) => layerOf(file) === 'none')).toEqual([])
})

test('imports go down only', () => {
  const arrows = sources.flatMap((file) => importsOf(file).map((target) => ({ file, target })))
  expect(arrows.length).toBeGreaterThan(50)
  const offending = arrows.filter(({ file, target }) => {
    const [from, to] = [layerOf(file), layerOf(target)]
    if (from === 'none' || to === 'none' || from === to) return false
    const allowed: readonly string[] | 'any' = LAYERS[from].imports
    return allowed !== 'any' && !allowed.includes(to)
  })
  expect(offending.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('domain, collections and block configs never see React or Next pages', () => {
  const pure = new Set(['domain', 'fields', 'collections', 'blockConfig'])
  const offending = sources
    .filter((file) => pure.has(layerOf(file)))
    .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => /^(react|react-dom|next\/(navigation|link|image|headers|server))(\/|$)/.test(name))
  expect(offending.map(({ file, name }) => `${file} -> ${name}`)).toEqual([])
})

test('the domain knows neither framework, database nor system', () => {
  const offending = sources
    .filter((file) => layerOf(file) === 'domain')
    .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => /^(node:|react|next|payload|@payloadcms|drizzle|pg$|pino|server-only)/.test(name))
  expect(offending.map(({ file, name }) => `${file} -> ${name}`)).toEqual([])
})
