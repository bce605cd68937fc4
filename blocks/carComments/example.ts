import type { BlockData } from '../blockProps'

export const example: BlockData<'carComments'> = { blockType: 'carComments', heading: 'Dealer comments' }
