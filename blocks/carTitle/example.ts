import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carTitle'> = { blockType: 'carTitle' }
