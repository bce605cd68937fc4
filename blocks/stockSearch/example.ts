import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'stockSearch'> = { blockType: 'stockSearch' }
