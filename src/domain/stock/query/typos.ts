/** Shorter words are never typos of others: too many words are like them. */
const MIN_LETTERS = 5

/** Words that are like a name but mean themselves: the "range" of an electric car is no Ranger. */
const WORDS: ReadonlySet<string> = new Set(['range'])

/** Names of so few letters that only a letter too many, too few or swapped is a typo of them: "shift" is no Swift. */
export const isShortName = (word: string): boolean => word.length === MIN_LETTERS

const ONLY_LETTERS = /^[a-z]+$/

/** The phrases without one of their letters, each with the phrases that it came from. Numbers have no typos: CX-3 is not CX-5. */
export function findTypoKeys(phrases: readonly string[]): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const phrase of phrases) {
    if (phrase.length < MIN_LETTERS || !ONLY_LETTERS.test(phrase)) continue
    for (const key of new Set([phrase, ...withoutALetter(phrase)])) {
      const known = keys.get(key)
      if (known) known.push(phrase)
      else keys.set(key, [phrase])
    }
  }
  return keys
}

/** The phrases that a word is one typo away from: a letter added, dropped, changed or swapped with the next, or another one doubled. */
export function correctTypo(word: string, keys: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  if (word.length < MIN_LETTERS || !ONLY_LETTERS.test(word) || WORDS.has(word)) return NONE
  const found = new Set<string>()
  for (const key of [word, ...withoutALetter(word)])
    for (const phrase of keys.get(key) ?? []) if (isOneTypo(word, phrase)) found.add(phrase)
  return found
}

const NONE: ReadonlySet<string> = new Set()

function withoutALetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isOneTypo(a: string, b: string): boolean {
  // A typo in the first letter is rare, and often another word.
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  if (a.length > b.length) return restA.slice(1) === restB
  if (a.length < b.length) return restA === restB.slice(1)
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return isSwap || (!isShortName(a) && restA.slice(1) === restB.slice(1)) || isOtherDoubled(a, b)
}

/** "corrola" and "corolla": the same letters, of which another is doubled. */
const isOtherDoubled = (a: string, b: string): boolean =>
  a.length === b.length && a.replaceAll(DOUBLED, '$1') === b.replaceAll(DOUBLED, '$1')
const DOUBLED = /(.)\1/g
