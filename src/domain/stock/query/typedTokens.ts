/** A word, number or sign of a typed search, with its position. */
export interface TypedToken {
  /** lower case, without accents */
  text: string
  start: number
  end: number
}

/**
 * Words and numbers with their separators ("$25,000", "2.0"), the signs that have a meaning between them, and the mark of a short year
 * ("'21") or of feet ("20'").
 */
const TOKEN =
  /[\p{L}\p{M}\p{N}$]+(?:\.\p{N}+|(?<=\p{N}),\p{N}{3}(?!\p{N}))*|[<>+~]|[-\u2010-\u2015]|(?<=\p{N})['\u2019\u2032](?!\p{L})|(?<![\p{L}\p{N}])['\u2019](?=\p{N}{2}(?!\p{N}))/gu
const ACCENTS = /\p{M}/gu
const BEYOND_ASCII = /[^ -~]/
const DASH = /^[-\u2010-\u2015]$/

/** Further words of a search are ignored, as in the index. */
const MAX_TOKENS = 24

/** The tokens of a search, in order. */
export function typedTokens(query: string): TypedToken[] {
  const tokens: TypedToken[] = []
  for (const match of query.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break
    tokens.push({ text: fold(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

export const isDash = ({ text }: TypedToken): boolean => DASH.test(text)

/** The mark of a short year or of feet. */
export const isMark = ({ text }: TypedToken): boolean => MARK.test(text)
const MARK = /^['\u2019\u2032]$/

/** A name without case, accents, spaces and punctuation: "CX-5", "cx 5" and "cx5" are the same. */
export function squash(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of a name, folded. */
export function nameWords(name: string): string[] {
  return fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
}

function fold(text: string): string {
  return BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(ACCENTS, '').toLowerCase() : text.toLowerCase()
}
