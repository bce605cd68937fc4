import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carSidebar'> = { blockType: 'carSidebar' }
