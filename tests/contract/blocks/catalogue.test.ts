import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Block, ClientBlock } from 'payload'
import { describe, expect, it, test } from 'vitest'
import { type BlockGroup, type BlockPlace, getTraits } from '../../../blocks/defineBlock'
import { blockExamples } from '../../../blocks/generated/examples.generated'
import * as catalogue from '../../../blocks/index'
import { nameFoundBlocks } from '../../../src/admin/fields/searchBlocks'
import { FLAGS } from '../../../src/domain/site/flags'
import { SHARED_FOLDERS } from '../../../src/scripts/blockFolders.mjs'

const blocks = resolve(import.meta.dirname, '../../../blocks')
const folders = readdirSync(blocks, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
  .map(({ name }) => name)
  .sort()

const GROUPS: Record<BlockGroup, true> = {
  Heroes: true,
  Content: true,
  'Offers and news': true,
  Stock: true,
  'Car page': true,
  Finance: true,
  Locations: true,
  'Model page': true,
  Enquiries: true,
  Reviews: true,
}
const PLACES: Record<BlockPlace, true> = { page: true, search: true, car: true, location: true, model: true }

describe('the catalogue of blocks', () => {
  test('has one line per folder, with its name, in order', () => {
    const lines = readFileSync(join(blocks, 'index.ts'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('//'))
    expect(lines).toEqual(folders.map((slug) => `export { ${slug}Block } from './${slug}/config'`))
  })

  test('has a block with its folder’s name for each line', () => {
    expect(Object.entries(catalogue).map(([name, { slug }]) => [name, slug])).toEqual(
      folders.map((slug) => [`${slug}Block`, slug]),
    )
  })

  test('has an example for each block', () => {
    expect(blockExamples.map(({ blockType }) => blockType)).toEqual(folders)
  })

  test('has no two blocks of a group with the same label', () => {
    const names = Object.values(catalogue).map(({ admin, labels }) => `${admin?.group}: ${labels?.singular}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has no two blocks that are found by the same keywords alone', () => {
    const sets = Object.values(catalogue).map((block) => keywordsOf(block).toSorted().join(', '))
    expect(sets.filter((set, index) => sets.indexOf(set) !== index)).toEqual([])
  })

  it.each([
    ['faq', 'faq'],
    ['FAQs', 'faq'],
    ['accordion', 'faq'],
    ['banner', 'heroBanner'],
    ['hero', 'heroBanner'],
    ['slider', 'bannerCarousel'],
    ['cards', 'stockList'],
    ['youtube', 'video'],
    ['map', 'locationMap'],
    ['google maps', 'locationMap'],
    ['form', 'enquiryForm'],
    ['cta', 'callToActionGrid'],
    ['testimonials', 'reviews'],
    ['google reviews', 'reviews'],
    ['staff', 'team'],
    ['trading hours', 'openingHours'],
  ])('is found in the drawer by %s: %s', (typed, slug) => {
    const blocks = Object.values(catalogue) as unknown as ClientBlock[]
    expect(foundBlocks(blocks, typed).map((block) => block.slug)).toContain(slug)
  })

  test('has in the drawer the keyword that a block was found by, and only then', () => {
    const blocks = Object.values(catalogue) as unknown as ClientBlock[]
    expect(foundBlocks(blocks, 'faq').map(({ labels }) => labels?.singular)).toEqual(['Questions and answers (FAQs)'])
    expect(foundBlocks(blocks, 'countdown').map(({ labels }) => labels?.singular)).toEqual(['Countdown'])
    expect(nameFoundBlocks(blocks, '')).toBe(blocks)
    expect(nameFoundBlocks(blocks, 'zzz')).toBe(blocks)
  })
})

/** What Payload's drawer shows for a typed text: the blocks with it in their label. */
const foundBlocks = (blocks: ClientBlock[], typed: string) =>
  nameFoundBlocks(blocks, typed).filter(({ labels }) =>
    String(labels?.singular).toLowerCase().includes(typed.toLowerCase()),
  )

const keywordsOf = (block: Block): readonly string[] => block.admin?.custom?.keywords as string[]

describe.each(folders)('the block %s', (slug) => {
  const block = Object.values(catalogue).find((each) => each.slug === slug)!
  const source = (file: string) => readFileSync(join(blocks, slug, file), 'utf8')

  it.each(['config.ts', 'Block.tsx', 'example.ts', 'thumbnail.svg'])('has its %s', (file) => {
    expect(existsSync(join(blocks, slug, file))).toBe(true)
  })

  it('has a camelCase name, and a type of that name', () => {
    expect(slug).toMatch(/^[a-z][a-zA-Z0-9]*$/)
    expect(block.interfaceName).toBe(`${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`)
  })

  it('is described to staff by labels and one sentence', () => {
    const { singular, plural } = block.labels as { singular: string; plural: string }
    for (const label of [singular, plural]) expect(label).toMatch(/^[A-Z].*[a-z]$/)
    const { description } = getTraits(block)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(description.match(/[.!?](\s|$)/g), 'more than one sentence').toHaveLength(1)
    expect(description.length).toBeLessThanOrEqual(120)
    expect(Object.keys(GROUPS)).toContain(block.admin?.group)
  })

  it('has other words that staff find it by', () => {
    const label = String(block.labels?.singular).toLowerCase()
    const keywords = keywordsOf(block)
    expect(keywords.length).toBeGreaterThan(0)
    for (const keyword of keywords) {
      expect(keyword).toMatch(/^\S.{0,28}\S$/)
      expect(label, 'its label is searched anyway').not.toContain(keyword.toLowerCase())
    }
  })

  it('is offered in at least one place', () => {
    const { places, requires } = getTraits(block)
    expect(places.length).toBeGreaterThan(0)
    expect(Object.keys(PLACES)).toEqual(expect.arrayContaining([...places]))
    if (requires) expect(Object.keys(FLAGS)).toContain(requires)
  })

  it('has a thumbnail without scripts or external content', () => {
    const drawing = source('thumbnail.svg')
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 80">.*<\/svg>\s*$/s)
    expect(drawing).not.toMatch(/<script|<image|href|url\((?!#)|\son\w+=/i)
    expect(drawing.length).toBeLessThan(4000)
  })

  it('keeps React out of its config, and other blocks’ components out of its own', () => {
    expect(
      parseImports(source('config.ts')).filter((path) => /^(react|react-dom|next)(\/|$)|\/Block$/.test(path)),
    ).toEqual([])
    const files = readdirSync(join(blocks, slug)).filter((file) => /\.tsx?$/.test(file))
    const foreignImports = files.flatMap((file) =>
      parseImports(source(file)).filter((path) => /\.\.\/\w+\/Block$/.test(path)),
    )
    expect(foreignImports).toEqual([])
  })
})

function parseImports(text: string): string[] {
  return [...text.matchAll(/\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? match[2] ?? '')
}
