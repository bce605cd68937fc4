import type { BlockData } from '../blockProps'

export const example: BlockData<'carTradeIn'> = { blockType: 'carTradeIn', heading: 'Trade in your car' }
