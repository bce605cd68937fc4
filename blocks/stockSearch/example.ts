import type { BlockData } from '../blockProps'

export const example: BlockData<'stockSearch'> = { blockType: 'stockSearch' }
