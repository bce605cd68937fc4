import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carDelivery'> = { blockType: 'carDelivery', heading: 'What does delivery cost?' }
