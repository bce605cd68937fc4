/** Words that exclude what follows them. */
export const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'except', 'without', 'excluding'])

/** The search without the words at some positions, and without signs and joining words that are left over. */
export function withoutWords(query: string, ...spans: { start: number; end: number }[]): string {
  const rest = [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, query)
  let words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  while (JOINING_WORDS.test(words.at(-1) ?? '')) words = words.slice(0, -1)
  while (/^(and|or|but)$/i.test(words[0] ?? '')) words = words.slice(1)
  return words.join(' ').replace(/^[,;\s]+|[,;\s]+$/g, '')
}

const JOINING_WORDS = /^(and|or|with|in|near|for|by|from|the|a|an|of|to|at|not|no|without|under|but|that|has|have)$/i
