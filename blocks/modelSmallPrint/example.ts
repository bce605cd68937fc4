import type { BlockData } from '../blockProps'

export const example: BlockData<'modelSmallPrint'> = {
  blockType: 'modelSmallPrint',
  withPrices: true,
}
