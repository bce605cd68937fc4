import type { ClientBlock } from 'payload'

/** A label's words after the one that was found, so that the list shows why the block is in it. */
const withReason = (label: string, keyword: string) => `${label} (${keyword})`

/**
 * Blocks as the drawer that adds one searches them, which is by label: a block that has the typed text in one of its keywords only has
 * that keyword in its label.
 * @returns the same list if no keyword is needed
 */
export function nameFoundBlocks(blocks: ClientBlock[], typed: string): ClientBlock[] {
  const term = typed.toLowerCase()
  if (term.trim().length < 2) return blocks
  const named = blocks.map((block) => {
    const label = block.labels?.singular
    if (typeof label !== 'string' || label.toLowerCase().includes(term)) return block
    const keyword = keywordsOf(block).find((candidate) => startsWord(candidate.toLowerCase(), term))
    return keyword === undefined
      ? block
      : { ...block, labels: { ...block.labels, singular: withReason(label, keyword) } as ClientBlock['labels'] }
  })
  return named.every((block, index) => block === blocks[index]) ? blocks : named
}

const keywordsOf = (block: ClientBlock) =>
  (block.admin?.custom as { keywords?: readonly string[] } | undefined)?.keywords ?? []

const startsWord = (keyword: string, term: string) => keyword.startsWith(term) || keyword.includes(` ${term}`)
