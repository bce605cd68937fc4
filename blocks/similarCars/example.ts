import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'similarCars'> = { blockType: 'similarCars', heading: 'You may also like' }
