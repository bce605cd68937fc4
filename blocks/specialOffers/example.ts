import type { BlockData } from '../blockProps'

export const example: BlockData<'specialOffers'> = {
  blockType: 'specialOffers',
  heading: 'Special offers',
  intro: 'With prices, end dates and terms.',
  display: 'grid',
  limit: 6,
  whenEmpty: 'say',
}
