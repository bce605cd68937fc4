import type { Block, Field } from 'payload'
import type { FlagName } from '../src/domain/site/flags'

/** Groups of the admin's block drawer. */
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

/** Documents whose layout may contain a block; each provides the block's data (a car page provides a car). */
export type BlockPlace = 'page' | 'search' | 'car' | 'location' | 'model'

/** Where a layout with columns puts a block: the wide column, the sticky sidebar, or full width below both. */
export type BlockSlot = 'main' | 'sidebar' | 'full'

/** Surfaces that staff can choose to set a section apart; colours come from the site's theme. */
export const BLOCK_SURFACES = ['paper', 'surface', 'ink', 'accent'] as const
export type BlockSurface = (typeof BLOCK_SURFACES)[number]

export interface BlockDefinition {
  /** camelCase; also the folder's name and, with `Block` appended, the export's */
  slug: string
  /** name of the generated TypeScript interface */
  interfaceName: string
  labels: { singular: string; plural: string }
  /** one sentence for marketers: what shoppers will see */
  description: string
  group: BlockGroup
  /** layouts that offer it; pages by default */
  places?: readonly BlockPlace[]
  slot?: BlockSlot
  /** `bleed` spans the window and sets its own background; the others sit in the page's container */
  width?: 'contained' | 'bleed'
  /**
   * false for a block without a heading, such as breadcrumbs: the next block then renders the h1. true for one with a
   * default heading when staff leave it empty.
   */
  hasHeading?: boolean
  /** flag that must be on for shoppers to see the block */
  requires?: FlagName
  fields: Field[]
}

/** The properties of a block type that RenderBlocks needs. */
export interface BlockTraits {
  description: string
  places: readonly BlockPlace[]
  slot: BlockSlot
  width: 'contained' | 'bleed'
  hasHeading: boolean
  /** its heading is a field, so it has none when the field is empty */
  headingField: boolean
  requires: FlagName | null
}

/** Section settings, the same for every block. */
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

function hasHeadingField(fields: readonly Field[]): boolean {
  return fields.some((field) =>
    'name' in field ? field.name === 'heading' : 'fields' in field && hasHeadingField(field.fields),
  )
}

/**
 * Defines a block type that Payload offers in layouts. Its traits are stored in `custom.traits` for RenderBlocks and
 * the layouts, so that a block's folder is the only place that describes it.
 */
export function defineBlock(definition: BlockDefinition): Block {
  const { slug, interfaceName, labels, description, group, requires, fields } = definition
  const traits: BlockTraits = {
    description,
    places: definition.places ?? ['page'],
    slot: definition.slot ?? 'main',
    width: definition.width ?? 'contained',
    hasHeading: definition.hasHeading ?? true,
    headingField: definition.hasHeading === undefined && hasHeadingField(fields),
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

/** The traits that `defineBlock` stored on a block. */
export function getTraits(block: Block): BlockTraits {
  return (block.custom as { traits: BlockTraits }).traits
}
