/** Depth of relations in blocks: a block's card, then the card's picture. */
export const BLOCK_DEPTH = 2
