import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SHARED_FOLDERS } from '../../../src/scripts/blockFolders.mjs'
import { addCatalogueLine, ScaffoldError, scaffoldBlock, validateBlockName } from '../../../src/scripts/scaffoldBlock'

const project = resolve(import.meta.dirname, '../../..')

describe('a new block\u2019s name', () => {
  it.each(['promoBanner', 'faq2', 'x'])('may be %s', (slug) => expect(validateBlockName(slug, ['faq'])).toBeNull())

  it.each([
    ['PromoBanner', /camelCase/],
    ['promo-banner', /camelCase/],
    ['2columns', /camelCase/],
    ['../promo', /camelCase/],
    ['', /camelCase/],
    ['p'.repeat(41), /Use up to 40/],
    ['promoBlock', /Remove "Block" from/],
    ['default', /Choose another name/],
    ['reactNode', /Choose another name/],
    ['faq', /block faq already exists/],
    ['fAQ', /block faq already exists/],
  ])('may not be %j', (slug, reason) => expect(validateBlockName(slug, ['faq'])).toMatch(reason))
})

describe('the catalogue', () => {
  const before =
    "// The catalogue.\nexport { faqBlock } from './faq/config'\nexport { mediaBlock } from './media/config'\n"

  it.each([
    ['carTitle', 1],
    ['locationsGrid', 2],
    ['statistics', 3],
  ])('adds %s in alphabetical order', (slug, position) => {
    const lines = addCatalogueLine(before, slug).split('\n')
    expect(lines[position]).toBe(`export { ${slug}Block } from './${slug}/config'`)
    expect(lines.toSpliced(position, 1).join('\n')).toBe(before)
  })
})

describe('a scaffolded block', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'forecourt-new-block-'))
    cpSync(join(project, 'blocks'), join(root, 'blocks'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('has every required file, and its line', () => {
    expect(scaffoldBlock(root, 'zebraCrossing')).toEqual([
      'blocks/zebraCrossing/config.ts',
      'blocks/zebraCrossing/Block.tsx',
      'blocks/zebraCrossing/example.ts',
      'blocks/zebraCrossing/thumbnail.svg',
      'blocks/index.ts',
    ])
    const slugs = readdirSync(join(root, 'blocks'), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name),
    )
    const lines = readFileSync(join(root, 'blocks/index.ts'), 'utf8')
    expect([...lines.matchAll(/'\.\/(\w+)\/config'/g)].map(([, slug]) => slug)).toEqual(
      slugs.map(({ name }) => name).sort(),
    )
  })

  it('is a block with labels derived from its name', async () => {
    scaffoldBlock(root, 'zebraCrossing')
    const { zebraCrossingBlock } = await import(join(root, 'blocks/zebraCrossing/config.ts'))
    expect(zebraCrossingBlock).toMatchObject({
      slug: 'zebraCrossing',
      interfaceName: 'ZebraCrossingBlock',
      labels: { singular: 'Zebra crossing', plural: 'Zebra crossings' },
    })
    const { example } = await import(join(root, 'blocks/zebraCrossing/example.ts'))
    expect(example).toMatchObject({ blockType: 'zebraCrossing', heading: expect.any(String) })
  })

  it('is rejected, without writing, if the block exists', () => {
    const before = readFileSync(join(root, 'blocks/index.ts'), 'utf8')
    expect(() => scaffoldBlock(root, 'faq')).toThrow(ScaffoldError)
    expect(readFileSync(join(root, 'blocks/index.ts'), 'utf8')).toBe(before)
  })
})
