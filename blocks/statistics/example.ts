import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'statistics'> = {
  blockType: 'statistics',
  ground: 'ink',
  figures: [
    { figure: '50+', label: 'locations' },
    { figure: '40+', label: 'brands' },
    { figure: '30+', label: 'years established' },
  ],
}
