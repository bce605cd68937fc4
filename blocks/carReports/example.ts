import type { BlockData } from '../blockProps'

export const example: BlockData<'carReports'> = { blockType: 'carReports', heading: 'Reports on this car' }
