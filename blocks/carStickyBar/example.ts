import type { BlockData } from '../blockProps'

export const example: BlockData<'carStickyBar'> = { blockType: 'carStickyBar' }
