import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carStickyBar'> = { blockType: 'carStickyBar' }
