import type { BlockData } from '../blockProps'

export const example: BlockData<'modelStock'> = {
  blockType: 'modelStock',
  heading: 'In stock now',
  limit: 8,
}
