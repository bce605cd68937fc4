import type { BlockData } from '../blockProps'

export const example: BlockData<'locationMap'> = { blockType: 'locationMap', heading: 'On the map', showList: true }
