import type { Block, BlocksField } from 'payload'
import { type BlockPlace, traitsOf } from '../../blocks/defineBlock'
import * as catalogue from '../../blocks/index'

/** The catalogue as the admin lists it: a closed block says what it is and what it says, and has no name of its own. */
const blocks: Block[] = Object.values(catalogue).map((block: Block) => ({
  ...block,
  admin: {
    ...block.admin,
    disableBlockName: true,
    components: {
      ...block.admin?.components,
      Label: { path: '/src/admin/rowLabels/BlockLabel.tsx#BlockLabel', clientProps: { kind: block.labels?.singular } },
    },
  },
}))

/** Slugs of the blocks that a kind of layout offers. */
export function blocksFor(place: BlockPlace): string[] {
  return blocks.filter((block) => traitsOf(block).places.includes(place)).map(({ slug }) => slug)
}

/** The blocks of a page or layout. `place` fixes which are offered; layouts ask their own `kind` instead. */
export function layoutField(place?: BlockPlace): BlocksField {
  return {
    name: 'layout',
    label: 'Blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blocks,
    filterOptions: ({ data }) => blocksFor(place ?? (data as { kind?: BlockPlace } | undefined)?.kind ?? 'page'),
    admin: { initCollapsed: true, description: 'Drag to reorder. Shoppers see them from top to bottom.' },
  }
}
