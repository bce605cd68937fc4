import type { BlockData } from '../blockProps'

export const example: BlockData<'modelOffers'> = {
  blockType: 'modelOffers',
  heading: 'Offers on this model',
}
