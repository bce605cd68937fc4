import type { BlockData } from '../blockProps'

export const example: BlockData<'priceSliderSearch'> = {
  blockType: 'priceSliderSearch',
  heading: 'What would you like to spend?',
  text: 'Move the slider and see how many we have within your budget.',
}
