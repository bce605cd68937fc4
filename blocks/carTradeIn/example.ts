import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carTradeIn'> = { blockType: 'carTradeIn', heading: 'Trade in your car' }
