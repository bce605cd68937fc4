import type { BlockData } from '../blockProps'

export const example: BlockData<'modelHero'> = {
  blockType: 'modelHero',
  offerLine: 'Order in November and have it by Christmas.',
}
