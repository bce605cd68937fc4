import type { BlockData } from '../blockProps'

export const example: BlockData<'callTheDealer'> = { blockType: 'callTheDealer', heading: 'Call the dealer' }
