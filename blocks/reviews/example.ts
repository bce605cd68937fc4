import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'reviews'> = {
  blockType: 'reviews',
  heading: 'What our customers say',
  minimumAverage: 4,
  autoplay: false,
}
