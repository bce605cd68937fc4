import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'callTheDealer'> = { blockType: 'callTheDealer', heading: 'Call the dealer' }
