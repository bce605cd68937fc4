import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carLocation'> = { blockType: 'carLocation', heading: 'See it in person' }
