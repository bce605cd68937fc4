import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carReports'> = { blockType: 'carReports', heading: 'Reports on this car' }
