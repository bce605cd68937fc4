import type { BlockData } from '../blockProps'

export const example: BlockData<'locationDetail'> = { blockType: 'locationDetail', fullHours: false }
