import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carComments'> = { blockType: 'carComments', heading: 'Dealer comments' }
