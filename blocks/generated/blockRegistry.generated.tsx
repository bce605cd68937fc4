// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { carBlocks } from './carBlocks.generated'
import { locationBlocks } from './locationBlocks.generated'
import { modelBlocks } from './modelBlocks.generated'
import { pageBlocks } from './pageBlocks.generated'
import { searchBlocks } from './searchBlocks.generated'

/** Every block. Pages take the registry of their place instead, so that no page brings the code of blocks it cannot hold. */
export const blockComponents = {
  ...pageBlocks,
  ...searchBlocks,
  ...carBlocks,
  ...locationBlocks,
  ...modelBlocks,
} satisfies BlockComponents
