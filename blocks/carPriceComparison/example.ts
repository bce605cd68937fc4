import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carPriceComparison'> = {
  blockType: 'carPriceComparison',
  heading: 'How the price compares',
}
