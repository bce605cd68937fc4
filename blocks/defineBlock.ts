import type { Block, Field } from 'payload'
import type { FlagName } from '../src/domain/site/flags'

/** Headings under which the admin's block drawer lists blocks, in the words of marketers. */
export type BlockGroup =
  | 'Heroes'
  | 'Content'
  | 'Offers and news'
  | 'Stock'
  | 'Car page'
  | 'Finance'
  | 'Locations'
  | 'Model page'
  | 'Enquiries'
  | 'Reviews'

/** Kinds of document whose layout may hold a block; each gives the block what it needs (a car page gives a car). */
export type BlockPlace = 'page' | 'search' | 'car' | 'location' | 'model'

/** Where a layout with columns puts a block: the wide column, the sticky side column, or the full width below both. */
export type BlockSlot = 'main' | 'sidebar' | 'full'

/** Grounds that staff may choose to set a section apart; colours come from the site's theme. */
export const BLOCK_GROUNDS = ['paper', 'surface', 'ink', 'accent'] as const
export type BlockGround = (typeof BLOCK_GROUNDS)[number]

export interface BlockDefinition {
  /** camelCase; also the folder's name and, with `Block` behind it, the export's */
  slug: string
  /** name of the generated TypeScript interface */
  interfaceName: string
  labels: { singular: string; plural: string }
  /** one sentence for marketers: what shoppers will see */
  description: string
  group: BlockGroup
  /** layouts that offer it; pages unless said */
  places?: readonly BlockPlace[]
  slot?: BlockSlot
  /** `bleed` spans the window and paints its own ground; the rest sit in the page's container */
  width?: 'contained' | 'bleed'
  /**
   * false for a block without a heading, such as a trail of links: the one after it then carries the page's h1. true for one
   * that has words of its own where staff leave its heading empty.
   */
  hasHeading?: boolean
  /** flag without which shoppers never see the block */
  requires?: FlagName
  fields: Field[]
}

/** What RenderBlocks needs to know of a block, apart from its data. */
export interface BlockTraits {
  description: string
  places: readonly BlockPlace[]
  slot: BlockSlot
  width: 'contained' | 'bleed'
  hasHeading: boolean
  /** its heading is what staff write, so it has none where they leave it empty */
  headingField: boolean
  requires: FlagName | null
}

/** Settings of the section around a block, the same for each: they belong to the page, not to the block. */
function sectionFields(width: BlockTraits['width']): Field[] {
  const anchor: Field = {
    name: 'anchor',
    label: 'Link name',
    type: 'text',
    admin: { description: 'Lets a link jump here: with "offers", the address ends in #offers.' },
    validate: (value: string | null | undefined) =>
      !value || /^[a-z][a-z0-9-]*$/i.test(value) || 'Use letters, digits and hyphens, starting with a letter.',
  }
  const ground: Field = {
    name: 'ground',
    label: 'Background',
    type: 'select',
    defaultValue: 'paper',
    options: [
      { value: 'paper', label: 'Page' },
      { value: 'surface', label: 'Soft' },
      { value: 'ink', label: 'Dark' },
      { value: 'accent', label: 'Accent' },
    ],
  }
  return [
    {
      type: 'collapsible',
      label: 'Section settings',
      admin: { initCollapsed: true },
      fields: [{ type: 'row', fields: width === 'bleed' ? [anchor] : [ground, anchor] }],
    },
  ]
}

function namesHeading(fields: readonly Field[]): boolean {
  return fields.some((field) =>
    'name' in field ? field.name === 'heading' : 'fields' in field && namesHeading(field.fields),
  )
}

/**
 * Makes a block type that Payload offers in layouts. The traits ride along in `custom.traits`; RenderBlocks and the
 * layouts read them, so that a block's folder stays the one place that describes it.
 */
export function defineBlock(definition: BlockDefinition): Block {
  const { slug, interfaceName, labels, description, group, requires, fields } = definition
  const traits: BlockTraits = {
    description,
    places: definition.places ?? ['page'],
    slot: definition.slot ?? 'main',
    width: definition.width ?? 'contained',
    hasHeading: definition.hasHeading ?? true,
    headingField: definition.hasHeading === undefined && namesHeading(fields),
    requires: requires ?? null,
  }
  return {
    slug,
    interfaceName,
    labels,
    admin: {
      group,
      custom: { description },
      images: { thumbnail: { url: `/block-thumbnails/${slug}.svg`, alt: description } },
    },
    custom: { traits },
    fields: [...fields, ...sectionFields(traits.width)],
  }
}

/** The traits that `defineBlock` gave a block. */
export function traitsOf(block: Block): BlockTraits {
  return (block.custom as { traits: BlockTraits }).traits
}
