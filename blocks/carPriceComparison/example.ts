import type { BlockData } from '../blockProps'

export const example: BlockData<'carPriceComparison'> = {
  blockType: 'carPriceComparison',
  heading: 'How the price compares',
}
