import { type Block, type BlockSlug, type BlocksField, type Field, formatLabels } from 'payload'
import { type BlockPlace, getTraits } from '../../blocks/defineBlock'
import { blockExamples } from '../../blocks/generated/examples.generated'
import * as catalogue from '../../blocks/index'
import { JSON_LIMITS } from '../../src/domain/jsonSize'
import { withSampleWords } from './sampleWords'

const EXAMPLES = new Map<string, object>(blockExamples.map((example) => [example.blockType, example]))

/** The block catalogue for the admin: collapsed blocks show their type and first text instead of a block name. */
export const layoutBlocks: Block[] = Object.values(catalogue).map((block: Block) => ({
  ...block,
  fields: withRowLabels(withSampleWords(block.fields, EXAMPLES.get(block.slug))),
  admin: {
    ...block.admin,
    disableBlockName: true,
    components: {
      ...block.admin?.components,
      Label: { path: '/src/admin/rowLabels/BlockLabel.tsx#BlockLabel', clientProps: { kind: block.labels?.singular } },
    },
  },
}))

/** Fields whose lists name each row by its first words. */
function withRowLabels(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type !== 'array')
      return 'fields' in field ? ({ ...field, fields: withRowLabels(field.fields) } as Field) : field
    const kind = field.labels?.singular ?? formatLabels(field.name).singular
    const components = {
      RowLabel: { path: '/src/admin/rowLabels/ItemRowLabel.tsx#ItemRowLabel', clientProps: { kind } },
      ...field.admin?.components,
    }
    return { ...field, fields: withRowLabels(field.fields), admin: { ...field.admin, components } }
  })
}

/** Slugs of the blocks available in a layout. */
export function blocksFor(place: BlockPlace): string[] {
  return layoutBlocks.filter((block) => getTraits(block).places.includes(place)).map(({ slug }) => slug)
}

const SAVED_SECTION = 'savedSection'

/** The blocks of a saved section: those of pages, but for other sections, so that none contains itself. */
export const sectionLayoutField: BlocksField = {
  ...layoutField('page'),
  blockReferences: references().filter((slug) => slug !== SAVED_SECTION),
  filterOptions: blocksFor('page').filter((slug) => slug !== SAVED_SECTION),
}

/** The blocks of a page or layout. `place` sets which blocks are available; layouts use their `kind`. */
export function layoutField(place?: BlockPlace): BlocksField {
  return {
    name: 'layout',
    label: 'Blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    maxRows: JSON_LIMITS.blocks,
    blocks: [],
    blockReferences: references(),
    filterOptions: ({ data }) => blocksFor(place ?? (data as { kind?: BlockPlace } | undefined)?.kind ?? 'page'),
    admin: {
      initCollapsed: true,
      description: 'Shown from top to bottom. Drag to reorder.',
      components: { Field: '/src/admin/fields/LayoutField.tsx#LayoutField' },
    },
  }
}

/** Names of the blocks, which the config has once for all collections. */
function references(): BlockSlug[] {
  return layoutBlocks.map(({ slug }) => slug as BlockSlug)
}
