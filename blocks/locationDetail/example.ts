import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'locationDetail'> = { blockType: 'locationDetail', fullHours: false }
