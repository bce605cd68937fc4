import type { BlockSlug, BlocksFieldClient, ClientBlock, ClientConfig } from 'payload'

/** The blocks that a field of a form offers: it names those that the config has once for all fields. */
export const clientBlocksOf = (
  { blocks, blockReferences }: Pick<BlocksFieldClient, 'blocks' | 'blockReferences'>,
  { blocksMap }: Pick<ClientConfig, 'blocksMap'>,
): ClientBlock[] =>
  (blockReferences ?? blocks).flatMap((block) => (typeof block === 'string' ? blocksMap[block as BlockSlug] : block))
