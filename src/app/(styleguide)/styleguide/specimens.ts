import type { AnyBlock } from '@blocks/blockProps'
import { type BlockTraits, getTraits } from '@blocks/defineBlock'
import { themes } from '@blocks/examples/themes'
import { blockExamples } from '@blocks/generated/examples.generated'
import * as catalogue from '@blocks/index'

/** An entry of the styleguide, shown in each theme. */
export interface Specimen {
  /** in addresses: /styleguide/{name} */
  name: string
  title: string
  description: string
  group: string
  /** the block's example and traits; null for anything else */
  block: { example: AnyBlock; traits: BlockTraits } | null
}

export const CAR_PAGES = 'carPages'

const FOUNDATIONS: Specimen[] = [
  {
    name: 'primitives',
    title: 'Primitives',
    description: 'Type, buttons, chips, forms, overlays and the rest of the design system.',
    group: 'Foundations',
    block: null,
  },
  {
    name: 'cards',
    title: 'Search cards',
    description: 'The card of a car in every state.',
    group: 'Foundations',
    block: null,
  },
  {
    name: CAR_PAGES,
    title: 'Car pages',
    description: 'The whole page of a car in every state, with the default order of sections.',
    group: 'Foundations',
    block: null,
  },
]

const BLOCKS: Specimen[] = Object.values(catalogue).map((block) => {
  const traits = getTraits(block)
  const example = blockExamples.find(({ blockType }) => blockType === block.slug)
  if (!example) throw new Error(`The block ${block.slug} has no example: run npm run generate`)
  return {
    name: block.slug,
    title: String(block.labels?.singular),
    description: traits.description,
    group: String(block.admin?.group),
    block: { example, traits },
  }
})

/** Order of the groups; the many sections of the car page come last. */
const ORDER = ['Foundations', 'Heroes', 'Content', 'Stock', 'Finance', 'Locations', 'Enquiries', 'Reviews', 'Car page']

/** All specimens, grouped as in the admin. */
export const specimenGroups: { title: string; specimens: Specimen[] }[] = [
  ...new Set([...ORDER, ...BLOCKS.map(({ group }) => group)]),
].map((title) => ({ title, specimens: [...FOUNDATIONS, ...BLOCKS].filter(({ group }) => group === title) }))

export function findSpecimen(name: string): Specimen | undefined {
  return specimenGroups.flatMap(({ specimens }) => specimens).find((specimen) => specimen.name === name)
}

/** True for car pages and their blocks, which show the selected example car. */
export function showsCar({ name, block }: Specimen): boolean {
  return name === CAR_PAGES || (block?.traits.places.every((place) => place === 'car') ?? false)
}

export type ThemeName = keyof typeof themes

export const THEME_NAMES = Object.keys(themes) as ThemeName[]

export function isThemeName(name: string | undefined): name is ThemeName {
  return name !== undefined && THEME_NAMES.includes(name as ThemeName)
}
