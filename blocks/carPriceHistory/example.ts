import type { BlockData } from '../blockProps'

export const example: BlockData<'carPriceHistory'> = { blockType: 'carPriceHistory', heading: 'Price history' }
