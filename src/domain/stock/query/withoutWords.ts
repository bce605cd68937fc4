import { trimEndOf } from '../../trimText'

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
  return trimEndOf(words.join(' '), /[,;\s]/).replace(/^[,;\s]+/, '')
}

const JOINING_WORDS = /^(and|or|with|in|near|for|by|from|the|a|an|of|to|at|not|no|without|under|but|that|has|have)$/i

/** The chip of what is excluded: "Not White", and "Without loader" of cars "With loader". */
export const excludedLabel = (label: string): string =>
  label.startsWith('With ') ? label.replace('With', 'Without') : `Not ${label}`

/** What a search can be without, by the label of its chip: "the limit of $20,000", "sleeps 4 or more", "loader". */
export const leftOutLabel = (label: string): string =>
  label
    .replace(/^Up to (.+)$/, 'the limit of $1')
    .replace(/^From (.+)$/, 'the minimum of $1')
    .replace(/^With (.+)$/, '$1')
    .replace(/^(Sleeps|Near|Within|Without|Tows|Not|Listed|About)\b/, (word) => word.toLowerCase())
