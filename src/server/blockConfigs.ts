import type { Block, FlattenedBlock } from 'payload'

type Blocks = ReadonlyMap<string, FlattenedBlock>

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtBlocks?: Blocks }

/** Makes the blocks available to `blocksOf`. Called by payload.config.ts once the config has them whole. */
export function registerBlocks(blocks: readonly FlattenedBlock[]): void {
  shared.forecourtBlocks = new Map(blocks.map((block) => [block.slug, block]))
}

interface OfBlocks {
  blocks: readonly Block[]
  blockReferences?: readonly (Block | string)[]
}

/**
 * The blocks that a field offers. Fields of layouts name them, so that the config, permissions and pages of the admin have each block once.
 */
export function blocksOf({ blocks, blockReferences }: OfBlocks): FlattenedBlock[] {
  return (blockReferences ?? blocks).flatMap((block) =>
    typeof block === 'string' ? (shared.forecourtBlocks?.get(block) ?? []) : (block as FlattenedBlock),
  )
}

/** The block of a row of a field. */
export const blockOf = (field: OfBlocks, blockType: unknown): FlattenedBlock | undefined =>
  blocksOf(field).find(({ slug }) => slug === blockType)
