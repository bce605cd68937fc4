import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelStock'> = {
  blockType: 'modelStock',
  heading: 'In stock now',
  limit: 8,
}
