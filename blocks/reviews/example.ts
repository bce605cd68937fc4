import type { BlockData } from '../blockProps'

export const example: BlockData<'reviews'> = {
  blockType: 'reviews',
  heading: 'What our customers say',
  minimumAverage: 4,
  autoplay: false,
}
