import type { Lexicon, Meaning } from '../query/lexicon'
import { isDash, nameWords, squash, typedTokens } from '../query/typedTokens'

/** A phrase that the last typed letters may be the beginning of. */
export interface Completion {
  /** the typed words before it; empty for none */
  before: string
  /** the phrase as it is written: "HiLux", "vw" */
  phrase: string
  meaning: Meaning
}

/** Words that one phrase may consist of, as it is typed. */
const MAX_WORDS = 4

/** Completions of which the best are chosen by their cars; more begin with a single letter. */
const MAX_COMPLETIONS = 200

/** Kinds of values by what shoppers look for first. */
const PRECEDENCE = ['make', 'make_model', 'body', 'body_style']

/**
 * What the last typed words may become by the lexicon, longer beginnings first: after "used hil" it is HiLux, of which `before` is
 * "used". Each meaning is named once.
 */
export function findCompletions(typed: string, lexicon: Lexicon): Completion[] {
  const tokens = typedTokens(typed).filter((token) => !isDash(token))
  const found: Completion[] = []
  const seen = new Set<string>()
  for (let count = Math.min(MAX_WORDS, tokens.length); count > 0; count--) {
    const first = tokens[tokens.length - count]
    if (!first) break
    const beginning = squash(typed.slice(first.start))
    // The "golf" of "e-golf" is no word of its own.
    if (beginning === '' || /\S$/.test(typed.slice(0, first.start))) continue
    const before = typed.slice(0, first.start).trim()
    for (const key of lexicon.phrases.keys()) {
      const meaning = key.startsWith(beginning) ? lexicon.meanings.get(key) : undefined
      if (meaning === undefined || meaning.attribute === 'dealership_name') continue
      const id = `${meaning.attribute}\n${meaning.values.join('\n')}`
      if (seen.has(id)) continue
      seen.add(id)
      found.push({ before, phrase: phraseOf(key, meaning, lexicon), meaning })
      if (found.length === MAX_COMPLETIONS) return found
    }
    // "first car" is one phrase: its "car" begins no CarPlay.
    if (count > 1 && lexicon.phrases.has(beginning)) break
  }
  return found
}

/** As a shopper would write it. The lexicon has makes with models as one word, for which the label is written better. */
function phraseOf(key: string, meaning: Meaning, { meanings, phrases }: Lexicon): string {
  const { attribute, label } = meaning
  const isName = attribute === 'make' || attribute === 'make_model'
  return isName && meanings.has(squash(label)) ? label : (phrases.get(key) ?? label)
}

/** Orders completions: longer typed beginnings first, then makes, models and bodies, then by the number of cars. */
export function rankCompletions(
  completions: readonly Completion[],
  countOf: (completion: Completion) => number,
): Completion[] {
  return completions
    .map((completion) => ({ completion, count: countOf(completion), rank: rankOf(completion.meaning) }))
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        a.completion.before.length - b.completion.before.length ||
        a.rank - b.rank ||
        b.count - a.count ||
        (a.completion.phrase < b.completion.phrase ? -1 : 1),
    )
    .map(({ completion }) => completion)
}

function rankOf({ attribute }: Meaning): number {
  const rank = PRECEDENCE.indexOf(attribute)
  return rank < 0 ? PRECEDENCE.length : rank
}

/** Whether each typed word begins a word of a title: "servic parra" finds "Service at Parramatta". */
export function matchesTitle(typed: string, title: string): boolean {
  const words = nameWords(title)
  const typedWords = nameWords(typed)
  return typedWords.length > 0 && typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)))
}
