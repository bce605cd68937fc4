import type { Block, BlocksField } from 'payload'
import { type BlockPlace, getTraits } from '../../blocks/defineBlock'
import { blockExamples } from '../../blocks/generated/examples.generated'
import * as catalogue from '../../blocks/index'
import { withSampleWords } from './sampleWords'

const EXAMPLES = new Map<string, object>(blockExamples.map((example) => [example.blockType, example]))

/** The block catalogue for the admin: collapsed blocks show their type and first text instead of a block name. */
const blocks: Block[] = Object.values(catalogue).map((block: Block) => ({
  ...block,
  fields: withSampleWords(block.fields, EXAMPLES.get(block.slug)),
  admin: {
    ...block.admin,
    disableBlockName: true,
    components: {
      ...block.admin?.components,
      Label: { path: '/src/admin/rowLabels/BlockLabel.tsx#BlockLabel', clientProps: { kind: block.labels?.singular } },
    },
  },
}))

/** Slugs of the blocks available in a layout. */
export function blocksFor(place: BlockPlace): string[] {
  return blocks.filter((block) => getTraits(block).places.includes(place)).map(({ slug }) => slug)
}

const SAVED_SECTION = 'savedSection'

/** The blocks of a saved section: those of pages, but for other sections, so that none contains itself. */
export const sectionLayoutField: BlocksField = {
  ...layoutField('page'),
  blocks: blocks.filter(({ slug }) => slug !== SAVED_SECTION),
  filterOptions: blocksFor('page').filter((slug) => slug !== SAVED_SECTION),
}

/** The blocks of a page or layout. `place` sets which blocks are available; layouts use their `kind`. */
export function layoutField(place?: BlockPlace): BlocksField {
  return {
    name: 'layout',
    label: 'Blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blocks,
    filterOptions: ({ data }) => blocksFor(place ?? (data as { kind?: BlockPlace } | undefined)?.kind ?? 'page'),
    admin: { initCollapsed: true, description: 'Shown from top to bottom. Drag to reorder.' },
  }
}
