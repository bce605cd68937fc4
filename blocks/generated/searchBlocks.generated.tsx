// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { Block as StockSearch } from '../stockSearch/Block'

/** The blocks that a search's layout can hold. */
export const searchBlocks = {
  stockSearch: StockSearch,
} satisfies Partial<BlockComponents>
