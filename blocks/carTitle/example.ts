import type { BlockData } from '../blockProps'

export const example: BlockData<'carTitle'> = { blockType: 'carTitle' }
