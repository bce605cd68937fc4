import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelHero'> = {
  blockType: 'modelHero',
  offerLine: 'Order in November and have it by Christmas.',
}
