import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelSmallPrint'> = {
  blockType: 'modelSmallPrint',
  withPrices: true,
}
