import type { BlockData } from '../blockProps'

export const example: BlockData<'carFinanceEstimate'> = { blockType: 'carFinanceEstimate', heading: 'Finance estimate' }
