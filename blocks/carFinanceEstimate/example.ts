import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carFinanceEstimate'> = { blockType: 'carFinanceEstimate', heading: 'Finance estimate' }
