import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carDetails'> = { blockType: 'carDetails', heading: 'Vehicle details' }
