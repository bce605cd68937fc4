import type { BlockData } from '../blockProps'

export const example: BlockData<'carDelivery'> = { blockType: 'carDelivery', heading: 'What does delivery cost?' }
