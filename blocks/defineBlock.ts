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

/** Documents whose layout can contain a block. Each provides the block's data: a car page provides a car. */
export type BlockPlace = 'page' | 'search' | 'car' | 'location' | 'model'

/** Position in a layout with columns: the wide column, the sticky sidebar, or full width below both. */
export type BlockSlot = 'main' | 'sidebar' | 'full'

/** Backgrounds that staff can choose for a section. Colours come from the site's theme. */
export const BLOCK_SURFACES = ['paper', 'surface', 'ink', 'accent'] as const
export type BlockSurface = (typeof BLOCK_SURFACES)[number]

export interface BlockDefinition {
  /** camelCase; also the folder name and, with `Block` appended, the export name */
  slug: string
  /** name of the generated TypeScript interface */
  interfaceName: string
  labels: { singular: string; plural: string }
  /** one sentence for marketing staff: what shoppers see */
  description: string
  group: BlockGroup
  /** other words that marketing staff type to find it; its labels are searched anyway */
  keywords: readonly string[]
  /** layouts that can contain it; pages by default */
  places?: readonly BlockPlace[]
  slot?: BlockSlot
  /** `bleed` spans the window and sets its own background; the others sit in the page's container */
  width?: 'contained' | 'bleed'
  /**
   * false for a block without a heading, such as breadcrumbs: the next block then renders the h1. true for a block with
   * a default heading.
   */
  hasHeading?: boolean
  /** feature flag that must be on for shoppers to see the block */
  requires?: FlagName
  /** a sentence for staff about when it shows nothing, for a block that a place may have nothing for */
  emptyWhen?: string
  fields: Field[]
}

/** Block type properties that RenderBlocks needs. */
export interface BlockTraits {
  description: string
  places: readonly BlockPlace[]
  slot: BlockSlot
  width: 'contained' | 'bleed'
  hasHeading: boolean
  /** its heading is a field, so an empty field means no heading */
  headingField: boolean
  requires: FlagName | null
}

/** Section settings, common to all blocks. */
function sectionFields(width: BlockTraits['width']): Field[] {
  const anchor: Field = {
    name: 'anchor',
    label: 'Anchor',
    type: 'text',
    admin: { description: 'For links to this section: "offers" makes it #offers.' },
    validate: (value: string | null | undefined) =>
      !value || /^[a-z][a-z0-9-]*$/i.test(value) || 'Use letters, digits and hyphens, starting with a letter.',
  }
  const background: Field = {
    name: 'background',
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
      fields: [{ type: 'row', fields: width === 'bleed' ? [anchor] : [background, anchor] }],
    },
  ]
}

function hasHeadingField(fields: readonly Field[]): boolean {
  return fields.some((field) =>
    'name' in field ? field.name === 'heading' : 'fields' in field && hasHeadingField(field.fields),
  )
}

/**
 * Defines a block type for Payload layouts. Its traits are stored in `custom.traits` for RenderBlocks and the layouts, so
 * that a block's folder is the only place that describes it.
 */
export function defineBlock(definition: BlockDefinition): Block {
  const { slug, interfaceName, labels, description, group, keywords, requires, emptyWhen, fields } = definition
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
      custom: { description, keywords },
      images: { thumbnail: { url: `/block-thumbnails/${slug}.svg`, alt: description } },
    },
    custom: { traits, emptyWhen },
    fields: [...fields, ...sectionFields(traits.width)],
  }
}

/** When a block shows nothing, for staff; null if it says no more than others. */
export const getEmptyWhen = (block: Block): string | null => (block.custom as { emptyWhen?: string }).emptyWhen ?? null

/** The traits that `defineBlock` stored on a block. */
export function getTraits(block: Block): BlockTraits {
  return (block.custom as { traits: BlockTraits }).traits
}
