import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'locationMap'> = { blockType: 'locationMap', heading: 'On the map', showList: true }
