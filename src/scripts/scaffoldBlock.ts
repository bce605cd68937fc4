import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toLabel } from '../domain/labels'
import { SHARED_FOLDERS } from './blockFolders.mjs'

/** An error to show to the user. */
export class ScaffoldError extends Error {}

/** Files of a new block, which works, shows in the styleguide and passes the contract tests. */
const FILES: Record<string, (slug: string) => string> = {
  'config.ts': (slug) => `import { defineBlock } from '../defineBlock'

export const ${slug}Block = defineBlock({
  slug: '${slug}',
  interfaceName: '${capital(slug)}Block',
  labels: { singular: '${toLabel(slug)}', plural: '${toLabel(slug)}s' },
  description: 'A heading with a short text.',
  group: 'Content',
  keywords: ['${toLabel(slug).toLowerCase()} block', 'heading with text'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
  ],
})
`,
  'Block.tsx': (slug) => `import { Section } from '@/ui/layout/Section'
import type { BlockProps } from '../blockProps'

export function Block({ block, context }: BlockProps<'${slug}'>) {
  return <Section heading={block.heading} intro={block.text} headingLevel={context.headingLevel} />
}
`,
  'example.ts': (slug) => `import type { BlockData } from '../blockProps'

export const example: BlockData<'${slug}'> = {
  blockType: '${slug}',
  heading: 'Open this Saturday until four',
  text: 'Drop in for a coffee, and bring the car you would like us to value.',
}
`,
  'thumbnail.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="#f4f5f7"/>' +
    '<rect x="20" y="24" width="56" height="9" rx="2" fill="#1d2939"/><g fill="#c3c9d4">' +
    '<rect x="20" y="42" width="80" height="4" rx="2"/><rect x="20" y="51" width="64" height="4" rx="2"/></g></svg>\n',
}

/** Names used in generated files, and JavaScript keywords. */
const RESERVED_NAMES = new Set([
  ...SHARED_FOLDERS,
  ...['blockComponents', 'blockExamples', 'blockProps', 'blockSlug', 'blockTraits', 'reactNode'],
  ...['await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
  ...['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'implements', 'import', 'in'],
  ...['instanceof', 'interface', 'let', 'new', 'null', 'package', 'private', 'protected', 'public', 'return', 'static'],
  ...['super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with', 'yield'],
])

/**
 * Creates the folder of a new block and adds it to the catalogue.
 * @returns paths of the written files, relative to `root`
 * @throws {ScaffoldError} if the name is invalid or exists; writes nothing then
 */
export function scaffoldBlock(root: string, slug: string): string[] {
  const blocks = join(root, 'blocks')
  const existing = readdirSync(blocks, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const problem = validateBlockName(slug, existing)
  if (problem) throw new ScaffoldError(problem)

  const catalogue = join(blocks, 'index.ts')
  const lines = addCatalogueLine(readFileSync(catalogue, 'utf8'), slug)
  const files = Object.entries(FILES).map(([file, text]) => ({ path: `blocks/${slug}/${file}`, text: text(slug) }))
  mkdirSync(join(blocks, slug))
  for (const { path, text } of files) writeFileSync(join(root, path), text)
  writeFileSync(catalogue, lines)
  return [...files.map(({ path }) => path), 'blocks/index.ts']
}

/** Error message for an invalid or existing block name, or null. */
export function validateBlockName(slug: string, existing: readonly string[]): string | null {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(slug))
    return `Invalid name "${slug}". Use camelCase with letters and digits only, such as promoBanner.`
  if (slug.length > 40) return `The name "${slug}" has ${slug.length} characters. Use up to 40.`
  if (/.block$/i.test(slug)) return `Remove "Block" from the name. It is added to the export automatically.`
  if (RESERVED_NAMES.has(slug)) return `The name "${slug}" is reserved. Choose another name.`
  // Some file systems are case-insensitive.
  const same = existing.find((name) => name.toLowerCase() === slug.toLowerCase())
  return same ? `The block ${same} already exists: blocks/${same}.` : null
}

/** Inserts the block's line into the catalogue in alphabetical order. */
export function addCatalogueLine(catalogue: string, slug: string): string {
  const line = `export { ${slug}Block } from './${slug}/config'`
  const lines = catalogue.trimEnd().split('\n')
  const next = lines.findIndex((other) => other.startsWith('export ') && parseSlug(other) > slug)
  lines.splice(next === -1 ? lines.length : next, 0, line)
  return `${lines.join('\n')}\n`
}

function parseSlug(line: string): string {
  return /'\.\/(\w+)\/config'/.exec(line)?.[1] ?? ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
