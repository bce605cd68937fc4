import type { BlockData } from '../blockProps'

export const example: BlockData<'carSidebar'> = { blockType: 'carSidebar' }
