import type { BlockData } from '../blockProps'

export const example: BlockData<'similarCars'> = { blockType: 'similarCars', heading: 'You may also like' }
