import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelOffers'> = {
  blockType: 'modelOffers',
  heading: 'Offers on this model',
}
