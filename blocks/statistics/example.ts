import type { BlockData } from '../blockProps'

export const example: BlockData<'statistics'> = {
  blockType: 'statistics',
  background: 'ink',
  figures: [
    { figure: '50+', label: 'locations' },
    { figure: '40+', label: 'brands' },
    { figure: '30+', label: 'years established' },
  ],
}
