import type { BlockData } from '../blockProps'

export const example: BlockData<'carDetails'> = { blockType: 'carDetails', heading: 'Vehicle details' }
