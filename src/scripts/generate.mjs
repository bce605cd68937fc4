// Generates files from the block folders and the CMS config: the component registry, examples, thumbnails, payload-types.ts and
// the admin's import map. With --check it writes nothing and fails if a file is out of date.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHARED_FOLDERS } from './blockFolders.mjs'
import { cmsArguments } from './cmsProcess.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const check = process.argv.includes('--check')
const generated = join(root, 'blocks/generated')
const files = {
  registry: join(generated, 'blockRegistry.generated.tsx'),
  traits: join(generated, 'blockTraits.generated.ts'),
  examples: join(generated, 'examples.generated.ts'),
  types: join(root, 'src/payload-types.ts'),
  importMap: join(root, 'src/app/(payload)/admin/importMap.js'),
}
const thumbnails = join(root, 'public/block-thumbnails')

const slugs = readdirSync(join(root, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
  .map((entry) => entry.name)
  .sort()

const problems = slugs.flatMap((slug) => {
  const needed = ['config.ts', 'Block.tsx', 'example.ts', 'thumbnail.svg']
  return needed
    .filter((file) => !existsSync(join(root, 'blocks', slug, file)))
    .map((file) => `blocks/${slug}/${file} is missing`)
})
const catalogue = readFileSync(join(root, 'blocks/index.ts'), 'utf8')
for (const slug of slugs) {
  if (!catalogue.includes(`export { ${slug}Block } from './${slug}/config'`))
    problems.push(`blocks/index.ts lacks: export { ${slug}Block } from './${slug}/config'`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

const banner = '// Made by `npm run generate` from the folders under blocks/. Do not edit.\n'
const capital = (slug) => slug[0].toUpperCase() + slug.slice(1)
const toImports = (list) =>
  list.map((slug) => `import { Block as ${capital(slug)} } from '../${slug}/Block'`).join('\n')
const toEntries = (list) => list.map((slug) => `  ${slug}: ${capital(slug)},`).join('\n')

/** Places in a block's config. Defaults to pages, as in `defineBlock`. */
function readPlaces(slug) {
  const config = readFileSync(join(root, 'blocks', slug, 'config.ts'), 'utf8')
  const listed = /^ {2}places: \[([^\]]*)\]/m.exec(config)?.[1]
  return listed === undefined ? ['page'] : listed.split(',').map((place) => place.trim().replaceAll("'", ''))
}

const wanted = new Map()
const places = ['page', 'search', 'car', 'location', 'model']
wanted.set(
  files.registry,
  `${banner}import type { BlockComponents } from '../blockProps'
${[...places]
  .sort()
  .map((place) => `import { ${place}Blocks } from './${place}Blocks.generated'`)
  .join('\n')}

/** Every block. Pages take the registry of their place instead, so that no page brings the code of blocks it cannot hold. */
export const blockComponents = {
${places.map((place) => `  ...${place}Blocks,`).join('\n')}
} satisfies BlockComponents
`,
)
wanted.set(
  files.traits,
  `${banner}import type { BlockSlug } from '../blockProps'
import { type BlockTraits, getTraits } from '../defineBlock'
import * as catalogue from '../index'

export const blockTraits = Object.fromEntries(
  Object.values(catalogue).map((block) => [block.slug, getTraits(block)]),
) as Record<BlockSlug, BlockTraits>
`,
)
for (const place of places) {
  const offered = slugs.filter((slug) => readPlaces(slug).includes(place))
  wanted.set(
    join(generated, `${place}Blocks.generated.tsx`),
    `${banner}import type { BlockComponents } from '../blockProps'
${toImports(offered)}

/** The blocks that a ${place}'s layout can hold. */
export const ${place}Blocks = {
${toEntries(offered)}
} satisfies Partial<BlockComponents>
`,
  )
}
wanted.set(
  files.examples,
  `${banner}import type { AnyBlock } from '../blockProps'
${slugs.map((slug) => `import { example as ${slug} } from '../${slug}/example'`).join('\n')}

/** One typed example per block type: the styleguide, the contract tests and new pages show these. */
export const blockExamples: readonly AnyBlock[] = [
${slugs.map((slug) => `  ${slug},`).join('\n')}
]
`,
)
for (const slug of slugs)
  wanted.set(join(thumbnails, `${slug}.svg`), readFileSync(join(root, 'blocks', slug, 'thumbnail.svg'), 'utf8'))

const stale = []
for (const [file, text] of wanted) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(file)
  mkdirSync(dirname(file), { recursive: true })
  if (!check) writeFileSync(file, text)
}
if (check && stale.length > 0) fail(stale)

const before = [files.types, files.importMap].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
generateFromConfig()
const drifted = [files.types, files.importMap].filter(
  (file, position) => readFileSync(file, 'utf8') !== before[position],
)
if (check && drifted.length > 0) {
  for (const file of drifted) writeFileSync(file, before[[files.types, files.importMap].indexOf(file)])
  fail(drifted)
}
const changed = [...stale, ...drifted].map((file) => relative(root, file))
console.log(changed.length > 0 ? `Generated: ${changed.join(', ')}` : 'Generated files are up to date.')

function generateFromConfig() {
  const result = spawnSync(process.execPath, cmsArguments('src/scripts/generateFromConfig.ts'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'only-for-generating',
      CRON_SECRET: process.env.CRON_SECRET ?? 'only-for-generating',
      DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://localhost:1/none',
    },
  })
  // A process that exits early may still return 0.
  if (result.status === 0 && result.stdout.includes('Generated')) return
  console.error(`Generating from payload.config.ts failed:\n${result.stdout}\n${result.stderr}`)
  process.exit(1)
}

function fail(list) {
  console.error(
    `Out of date (run \`npm run generate\`):\n${list.map((file) => `  ${relative(root, file)}`).join('\n')}`,
  )
  process.exit(1)
}
