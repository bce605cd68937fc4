import type { BlockData } from '../blockProps'

export const example: BlockData<'carLocation'> = { blockType: 'carLocation', heading: 'See it in person' }
