import type { BlockData } from '../blockProps'

export const example: BlockData<'specialOffers'> = {
  blockType: 'specialOffers',
  heading: 'Special offers',
  intro: 'Each with its price, its end and its small print.',
  display: 'grid',
  limit: 6,
  whenEmpty: 'say',
}
