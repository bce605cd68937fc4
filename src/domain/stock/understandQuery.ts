import { formatDollars, formatKm, formatNumber } from '../format'
import { allOf, anyOf, type Filter } from './filters/filter'
import { HIERARCHY_SEPARATOR } from './hierarchy'
import { isLateModel, type RangeAttribute, readCounts, readRange, type TypedRange } from './query/amounts'
import { FILLER_PHRASES, FUNCTION_WORDS, ORDERS, STOP_WORDS, type WordOrder } from './query/concepts'
import { isFact, type Lexicon, type LexiconPlace, type Meaning, TEXTS } from './query/lexicon'
import { isDash, isMark, nameWords, squash, type TypedToken, typedTokens } from './query/typedTokens'
import { correctTypo, isShortName } from './query/typos'
import { excludedLabel, NEGATIONS } from './query/withoutWords'
import type { Span } from './understoodData'

/** A part of a search that was understood, with the words that it was typed as. */
export type UnderstoodPart = { label: string; words: string; start: number; end: number } & (
  | { kind: 'values'; meaning: Meaning; excluded: boolean }
  | { kind: 'range'; range: TypedRange }
  | { kind: 'near'; place: LexiconPlace; radiusKm: number | null }
  | { kind: 'order'; sort: WordOrder['sort'] }
)

/** What a typed search means. */
export interface UnderstoodQuery {
  parts: UnderstoodPart[]
  /** the words that were not understood, searched as text */
  text: string
  /** where those words are in the search, with what is searched in their place */
  spans: readonly (Span & { written?: string })[]
  /** the last typed word is among them, so that it may be the beginning of a longer one */
  isUnfinished: boolean
  /** the words that were neither understood nor searched */
  leftOut: readonly Span[]
  /** those of them that no car has, with what was understood or at all */
  unmatched: readonly Span[]
}

export interface UnderstandOptions {
  /** the current year */
  year: number
  /** finds a town or postcode that is not the site's own; null if it is unknown */
  findPlace?: (name: string) => LexiconPlace | null
  /** true if a car has a stock number that ends in these digits; without it four digits are never taken for a postcode */
  isCode?: (digits: string) => boolean
  /** true if some car has the word, or one that begins with it (`mayGoOn`); without it every word is searched */
  isKnown?: (word: string, mayGoOn: boolean) => boolean
}

/** What a search is read with. */
interface Reading extends UnderstandOptions {
  query: string
  tokens: readonly TypedToken[]
  lexicon: Lexicon
  /** how deep within the meanings of staff's words: these are not read for such words again */
  depth: number
  /** the models that the search names, as values of `make_model`: words of their badges are that */
  models: ReadonlySet<string>
}

const NOTHING: UnderstoodQuery = { parts: [], text: '', spans: [], isUnfinished: false, leftOut: [], unmatched: [] }

/** Words of the longest name of a place, and of any phrase. */
const MAX_PLACE_WORDS = 4
const MAX_PHRASE_WORDS = 7

/** The longest search that is read; the rest is ignored. Search boxes accept 200 letters. */
const MAX_LETTERS = 512

/**
 * Splits a typed search into filters and remaining words: "used hilux under 40k near parramatta with bull bar". Whatever is not
 * understood stays text. Pure and fast: each token is looked up a few times in a map.
 */
export function understandQuery(query: string, lexicon: Lexicon, options: UnderstandOptions): UnderstoodQuery {
  return understand(query.slice(0, MAX_LETTERS), lexicon, options, 0)
}

function understand(query: string, lexicon: Lexicon, options: UnderstandOptions, depth: number): UnderstoodQuery {
  const tokens = typedTokens(query)
  if (tokens.length === 0) return NOTHING
  const reading: Reading = { ...options, query, tokens, lexicon, depth, models: NO_MODELS }
  const first = readAll(reading)
  const models = namedModels(first.parts)
  return models.size === 0 ? first : readAll({ ...reading, models })
}

const NO_MODELS: ReadonlySet<string> = new Set()

function namedModels(parts: readonly UnderstoodPart[]): Set<string> {
  const models = new Set<string>()
  for (const part of parts)
    if (part.kind === 'values' && !part.excluded && part.meaning.attribute === 'make_model')
      for (const value of part.meaning.values) models.add(value)
  return models
}

function readAll(reading: Reading): UnderstoodQuery {
  const { query, tokens, lexicon } = reading
  const parts: UnderstoodPart[] = []
  let rest: RestToken[] = []
  /** the beginning of the word, or of the dash, that excludes what follows */
  let negation: number | null = null
  for (let at = 0; at < tokens.length; ) {
    const code = readNamedCode(reading, at)
    const filler = code === null ? fillerLength(tokens, at) : 0
    const found = filler > 0 ? null : (code ?? read(reading, at) ?? readOrder(reading, at) ?? readAround(reading, at))
    if (found !== null) {
      at += found.length
      if (negation === null) parts.push(...found.parts)
      else {
        const alternatives = readAlternatives(reading, at, found.parts)
        const excluded = [...found.parts, ...alternatives.parts]
        at = alternatives.next
        parts.push(...exclude(excluded, query, negation))
      }
      rest.push(...found.rest)
      negation = null
      continue
    }
    if (filler > 0) {
      at += filler
      negation = null
      continue
    }
    const token = tokens[at] as TypedToken
    at++
    if (isNegation(tokens, at - 1) && at < tokens.length && read(reading, at) !== null) {
      negation = token.start
      continue
    }
    negation = null
    if (!isNoise(token) && !isUnfinishedBound(tokens, at - 1) && !isMonth(query, tokens, at - 1)) rest.push(token)
  }
  if (parts.length === 0 && rest.length === 0 && mayBeName(tokens, lexicon)) rest = tokens.slice(-1)
  const place = readBarePlace(reading, rest)
  if (place !== null) {
    parts.push(place)
    rest = []
  }
  const last = tokens.at(-1)
  const { kept, text: categories, leftOut } = sortCategories(parts, lexicon)
  if (categories.length > 0) rest = [...rest, ...categories].sort((a, b) => a.start - b.start)
  const unknown = kept.every(({ kind }) => kind === 'order') ? [] : findUnknown(rest, last, reading)
  rest = rest.filter((token) => !unknown.includes(token))
  const unmatched = unknown.map(({ start, end }) => ({ start, end }))
  return {
    parts: withKindOfPower(withSeatsOfVan(kept, lexicon), lexicon),
    text: joinRest(query, rest),
    spans: rest.map(({ start, end, written }) => ({ start, end, ...(written !== undefined && { written }) })),
    isUnfinished: last !== undefined && rest.at(-1)?.end === last.end && !isWholeLetter(rest.at(-1), reading),
    leftOut: inOrder([...leftOut, ...unmatched]),
    unmatched,
  }
}

/** True for function words alone of which the last begins a make or model: "to" on the way to Toyota, but not "the". */
function mayBeName(tokens: readonly TypedToken[], { meanings }: Lexicon): boolean {
  if (!tokens.every(({ text }) => FUNCTION_WORDS.has(text))) return false
  const last = tokens.at(-1)?.text ?? ''
  for (const [key, { attribute }] of meanings)
    if ((attribute === 'make' || attribute === 'make_model') && key.startsWith(last)) return true
  return false
}

const inOrder = (spans: readonly Span[]): Span[] => [...spans].sort((a, b) => a.start - b.start)

/** What was understood of a search, without some of its remaining words: no car has them together with the rest. */
export function leaveOutWords(query: string, understood: UnderstoodQuery, spans: readonly Span[]): UnderstoodQuery {
  const isLeftOut = ({ start, end }: Span) => spans.some((span) => span.start === start && span.end === end)
  const unmatched = understood.spans.filter(isLeftOut).map(({ start, end }) => ({ start, end }))
  if (unmatched.length === 0) return understood
  const kept = understood.spans.filter((span) => !isLeftOut(span))
  return {
    ...understood,
    text: joinRest(query, kept),
    spans: kept,
    isUnfinished: understood.isUnfinished && kept.at(-1)?.end === understood.spans.at(-1)?.end,
    leftOut: inOrder([...understood.leftOut, ...unmatched]),
    unmatched: inOrder([...understood.unmatched, ...unmatched]),
  }
}

/** Words of letters; a number is a code or a size that was meant. */
const PLAIN_WORD = /^\p{L}{2,}$/u

/**
 * A letter behind a model of which no badge begins like it is whole, such as the "n" of "i30 n", and not the beginning of "navigation";
 * the "g" of "cx-5 g" leads to the G25.
 */
function isWholeLetter(token: RestToken | undefined, { models, lexicon }: Reading): boolean {
  if (token === undefined || models.size === 0 || !/^\p{L}$/u.test(token.text)) return false
  for (const [key, badge] of lexicon.badges)
    if (key.startsWith(token.text) && [...badge.models].some((model) => models.has(model))) return false
  return true
}

/** The remaining words that no car has, alone or joined with a neighbour: "daughter" of "first car for my daughter". */
function findUnknown(rest: readonly RestToken[], last: TypedToken | undefined, reading: Reading): RestToken[] {
  const { isKnown } = reading
  if (!isKnown) return []
  const isLast = (token: RestToken) => token.end === last?.end
  return rest.filter((token, at) => {
    if (isWholeLetter(token, reading)) return !isKnown(token.text, false)
    if (token.written !== undefined || !PLAIN_WORD.test(token.text) || isKnown(token.text, isLast(token))) return false
    const [before, after] = [rest[at - 1], rest[at + 1]]
    if (before && isKnown(`${before.text}${token.text}`, isLast(token))) return false
    return !after || !isKnown(`${token.text}${after.text}`, isLast(after))
  })
}

/**
 * A category is a filter where cars in it are for sale. Otherwise its word is searched as text; of another kind of vehicle than the one
 * that is named it says nothing: "farm tractor" where only utes are for the farm.
 */
function sortCategories(parts: readonly UnderstoodPart[], { categoryKinds }: Lexicon) {
  const kept: UnderstoodPart[] = []
  const text: RestToken[] = []
  const leftOut: WordsSpan[] = []
  const wanted = parts.flatMap((part) =>
    part.kind === 'values' && !part.excluded && part.meaning.attribute === 'item_type' ? part.meaning.values : [],
  )
  for (const part of parts) {
    const isCategory = part.kind === 'values' && !part.excluded && part.meaning.attribute === 'categories'
    const kinds = isCategory ? part.meaning.values.map((value) => categoryKinds.get(value)) : []
    const isKept =
      !isCategory ||
      kinds.some((of) => !of || (wanted.length === 0 ? of.size > 0 : wanted.some((kind) => of.has(kind))))
    if (isKept) kept.push(part)
    else if (wanted.length > 0) leftOut.push({ start: part.start, end: part.end, words: part.words })
    else text.push({ text: part.words.toLowerCase(), start: part.start, end: part.end })
  }
  return { kept, text, leftOut: leftOut.map(({ start, end }) => ({ start, end })) }
}

const SIGN = /^[<>+~$]$/

/** A number that is longer than any stock number, such as of a key that was held. */
const ABSURD_NUMBER = /^\d{11,}$/

const isNoise = (token: TypedToken) =>
  isDash(token) ||
  isMark(token) ||
  SIGN.test(token.text) ||
  STOP_WORDS.has(token.text) ||
  ABSURD_NUMBER.test(token.text)

/** The month of a build date, "06/2023": a car has its year. */
function isMonth(query: string, tokens: readonly TypedToken[], at: number): boolean {
  const [month, year] = [tokens[at], tokens[at + 1]]
  if (!month || !year || !/^(0?[1-9]|1[0-2])$/.test(month.text) || !/^(19|20)\d{2}$/.test(year.text)) return false
  return query.slice(month.end, year.start) === '/'
}

/** "not white", and "-white" with the dash at the word. */
function isNegation(tokens: readonly TypedToken[], at: number): boolean {
  const token = tokens[at] as TypedToken
  if (!isDash(token)) return NEGATIONS.has(token.text)
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return after?.start === token.end && (before === undefined || before.end < token.start)
}

/** Words before an amount or a place that is still being typed: "hilux und" on the way to "hilux under 40k". */
const BOUND_WORDS = [
  'under',
  'below',
  'between',
  'over',
  'above',
  'around',
  'within',
  'near',
  'less',
  'more',
  'budget',
  'maximum',
]

function isUnfinishedBound(tokens: readonly TypedToken[], at: number): boolean {
  const isLast = at === tokens.length - 1 && at > 0
  // "under 4" is on the way to "under 40k"
  const isAmount =
    isLast && /^\d{1,2}$/.test(tokens[at]?.text ?? '') && BOUND_WORDS.includes(tokens[at - 1]?.text ?? '')
  const text = tokens[at]?.text ?? ''
  if (isLast && text.length > 2 && BOUND_WORDS.some((word) => word.startsWith(text))) return true
  return (
    isAmount || (at === tokens.length - 2 && BOUND_WORDS.includes(text) && /^\d{1,2}$/.test(tokens[at + 1]?.text ?? ''))
  )
}

/** Words of the longest phrase that says nothing. */
const MAX_FILLER_WORDS = 4

/** The number of tokens of a phrase that says nothing, such as "no more to pay"; 0 for none. */
function fillerLength(tokens: readonly TypedToken[], at: number): number {
  let text = ''
  for (let length = 1; length <= MAX_FILLER_WORDS && at + length <= tokens.length; length++) {
    text += `${length === 1 ? '' : ' '}${tokens[at + length - 1]?.text}`
    if (FILLER_PHRASES.has(text)) return length
  }
  return 0
}

/** What a stock number is called before it. */
const CODE_NAMES: ReadonlySet<string> = new Set([
  ...['stocknumber', 'stockno', 'stocknum', 'stocknr', 'stockid', 'stockcode', 'stock', 'stkno', 'stk'],
])

/** "stock number 306022", "stock no. T-0424": the code alone, searched as it is. */
function readNamedCode({ query, tokens }: Reading, from: number): Found | null {
  const name = tokens[from + 1] === undefined ? '' : `${tokens[from]?.text}${tokens[from + 1]?.text}`
  let at = CODE_NAMES.has(name) ? from + 2 : CODE_NAMES.has(tokens[from]?.text ?? '') ? from + 1 : from
  if (at === from) return null
  while (tokens[at] && isDash(tokens[at] as TypedToken)) at++
  const first = at
  // What is written without spaces is one code: "T-0424".
  while (tokens[at] && (at === first || tokens[at]?.start === tokens[at - 1]?.end)) at++
  if (at === first) return null
  const { words, start, end } = toSpan(query, tokens, first, at - first)
  if (!/\d{3}/.test(words) || /[$.,]/.test(words)) return null
  // "stock 2021" is a year and "stock 2000kg" a weight, unlike "stock number 2021".
  if (from + 1 === first && /^(19|20)\d\d$|\d{3}k?[a-z]+$/i.test(words)) return null
  return { parts: [], rest: [{ text: '', written: words, start, end }], length: at - from }
}

/** Words of the longest phrase that asks for an order. */
const MAX_ORDER_WORDS = 4

/** "cheapest", "low price": the order of the results. */
function readOrder({ query, tokens }: Reading, from: number): Found | null {
  for (let length = Math.min(MAX_ORDER_WORDS, tokens.length - from); length > 0; length--) {
    const span = toSpan(query, tokens, from, length)
    const order = ORDERS.get(squash(span.words))
    if (order) return { parts: [{ ...span, kind: 'order', ...order }], rest: [], length }
  }
  return null
}

/** "small" of "small automatic car" means what it does in "small car", unless a body stands between. */
function readAround(reading: Reading, at: number): Found | null {
  const { query, tokens, lexicon } = reading
  const token = tokens[at] as TypedToken
  const end = tokens.findIndex(({ text }, index) => index > at + 1 && /^(car|cars)$/.test(text))
  const meaning = end < 0 ? undefined : lexicon.meanings.get(`${token.text}car`)
  if (meaning === undefined) return null
  const between = tokens.slice(at + 1, end)
  const isOtherBody = between.some(({ text }) => findMeaning(text, lexicon)?.attribute === 'body')
  return isOtherBody ? null : valuesFound(toSpan(query, tokens, at, 1), meaning, 1)
}

/** A word to search as text; `written` is what is searched in place of the typed word. */
type RestToken = TypedToken & { written?: string }

interface Found {
  parts: UnderstoodPart[]
  /** further words to search as text */
  rest: RestToken[]
  length: number
}

function read(reading: Reading, at: number): Found | null {
  const place = isLateModel(reading.tokens, at) ? null : readPlace(reading, at)
  if (place !== null) return place
  const counts = readTypedCounts(reading, at)
  if (counts !== null) return counts
  const phrase = readMakeOfTwoWords(reading, at) ?? readPhrase(reading, at)
  const range = readTypedRange(reading, at)
  const found = range !== null && (phrase === null || range.length >= phrase.length) ? range : phrase
  const badge = readBadge(reading, at, found) ?? (found === phrase ? readBeforeBadge(reading, at, phrase) : null)
  if (badge !== null) return badge
  return found ?? readCompound(reading, at) ?? readTypo(reading, at)
}

/** The longest phrase of the lexicon that begins at a token. */
function readPhrase(
  { query, tokens, lexicon, depth, ...options }: Reading,
  from: number,
  max = MAX_PHRASE_WORDS,
): Found | null {
  let key = ''
  let found: { length: number; meaning: Meaning | null; means: string | null } | null = null
  let text: { length: number; written: string } | null = null
  if (isDash(tokens[from] as TypedToken)) return null
  for (let length = 1; length <= max && from + length <= tokens.length; length++) {
    const token = tokens[from + length - 1] as TypedToken
    if (isDash(token)) continue
    key += token.text
    if (length === 2 && isArticle(query, tokens, from)) break
    if (key.length > lexicon.longest + 1) break
    const means = depth === 0 ? lexicon.synonyms.get(key) : undefined
    const meaning = means === undefined ? findMeaning(key, lexicon) : undefined
    if (means !== undefined) found = { length, meaning: null, means }
    else if (meaning !== undefined) found = { length, meaning, means: null }
    const written = TEXTS.get(key)
    const words = tokens.slice(from, from + length)
    if (written !== undefined && (found !== null || isWrittenOtherwise(words, written, lexicon, options)))
      text = { length, written }
  }
  if (text !== null && text.length > (found?.length ?? 0)) {
    const { start, end } = toSpan(query, tokens, from, text.length)
    return { parts: [], rest: [{ text: '', written: text.written, start, end }], length: text.length }
  }
  if (found === null) return null
  const span = toSpan(query, tokens, from, found.length)
  if (found.means !== null) return readSynonym(found.means, span, found.length, lexicon, options)
  return valuesFound(span, found.meaning as Meaning, found.length)
}

/** The "a" of "tow a 3 tonne boat" is no beginning of the Audi A3. */
function isArticle(query: string, tokens: readonly TypedToken[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.text !== 'a' || !second || !/^\d/.test(second.text) || tokens.length === 2) return false
  return /\s/.test(query.slice(first.end, second.start))
}

/**
 * True if the stock has the words of `written`, or if one of the typed words alone means something else, such as the fuel of "electric
 * seats".
 */
function isWrittenOtherwise(
  words: readonly TypedToken[],
  written: string,
  { meanings }: Lexicon,
  { isKnown }: Pick<UnderstandOptions, 'isKnown'>,
): boolean {
  if (words.some(({ text }) => meanings.has(text))) return true
  return isKnown !== undefined && nameWords(written).every((word) => isKnown(word, false))
}

const valuesFound = (span: WordsSpan, meaning: Meaning, length: number, rest: RestToken[] = []): Found => ({
  parts: [{ ...span, kind: 'values', label: meaning.label, meaning, excluded: false }],
  rest,
  length,
})

function findMeaning(key: string, { meanings }: Lexicon): Meaning | undefined {
  return meanings.get(key) ?? (key.length > 3 && key.endsWith('s') ? meanings.get(key.slice(0, -1)) : undefined)
}

/** A staff synonym: its meaning is read like a search, and its parts belong to the typed words. */
function readSynonym(
  means: string,
  span: WordsSpan,
  length: number,
  lexicon: Lexicon,
  options: UnderstandOptions,
): Found {
  const understood = understand(means, lexicon, options, 1)
  const rest = understood.text === '' ? [] : [{ text: '', written: understood.text, start: span.start, end: span.end }]
  return { parts: understood.parts.map((part) => ({ ...part, ...span })), rest, length }
}

/** Words of the longest badge that is read as one. */
const MAX_BADGE_WORDS = 6

/**
 * Words of a badge, searched as text in the stock's own spelling: all codes such as "GLC 300", which are no model and a number, and what a
 * named model has as its badge, such as the "Touring" of a CX-5, which is no category then. `found` is what the words mean otherwise.
 */
function readBadge({ query, tokens, lexicon, models }: Reading, from: number, found: Found | null): Found | null {
  if (isDash(tokens[from] as TypedToken)) return null
  const meaning = found?.parts[0]?.kind === 'values' ? found.parts[0].meaning : null
  const isOther = (model: string) => models.has(model) && !meaning?.values.includes(model)
  let key = ''
  let badge: { written: string; length: number } | null = null
  for (let length = 1; length <= MAX_BADGE_WORDS && from + length <= tokens.length; length++) {
    const token = tokens[from + length - 1] as TypedToken
    if (isDash(token) || token.text === '+') continue
    if (isMark(token)) break
    key += token.text.replaceAll(/[.,]/g, '')
    const known = lexicon.badges.get(key)
    if (known === undefined) continue
    const isLonger = length > (found?.length ?? 0)
    const isOwn = [...known.models].some(isOther)
    const isCode = /\d/.test(key) && /\p{L}/u.test(key)
    const isWord = found === null || (meaning !== null && !isFact(meaning.attribute))
    if ((isLonger && (isCode || isOwn)) || (length === found?.length && isOwn && isWord))
      badge = { written: known.written, length }
  }
  if (badge === null) return null
  const { start, end } = toSpan(query, tokens, from, badge.length)
  return { parts: [], rest: [{ text: '', written: badge.written, start, end }], length: badge.length }
}

/** "Mercedes-Benz GLC" before "300" is only the make, since "GLC 300" is a badge. */
function readBeforeBadge(reading: Reading, from: number, phrase: Found | null): Found | null {
  const length = phrase?.length ?? 0
  for (let count = 1; count < length; count++) {
    const badge = readBadge(reading, from + count, null)
    const first = badge && count + badge.length > length ? readPhrase(reading, from, count) : null
    if (first?.length === count) return first
  }
  return null
}

/** A model with letters of its badge attached: "i30n", "hiluxsr5". The rest is searched as text. */
function readCompound({ query, tokens, lexicon: { meanings } }: Reading, at: number): Found | null {
  const token = tokens[at] as TypedToken
  if (!/\d/.test(token.text) || !/\p{L}/u.test(token.text) || /^\d/.test(token.text)) return null
  for (let cut = token.text.length - 1; cut >= 2; cut--) {
    const meaning = meanings.get(token.text.slice(0, cut))
    if (meaning?.attribute !== 'make_model') continue
    const isBoundary = /\d/.test(token.text[cut - 1] as string) !== /\d/.test(token.text[cut] as string)
    if (!isBoundary) continue
    const span = { words: query.slice(token.start, token.start + cut), start: token.start, end: token.start + cut }
    return valuesFound(span, meaning, 1, [{ text: token.text.slice(cut), start: token.start + cut, end: token.end }])
  }
  return null
}

/** "New Holland" with a typo, of which the first word alone means something else. */
function readMakeOfTwoWords(reading: Reading, at: number): Found | null {
  const { query, tokens, lexicon } = reading
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (!first || !second || lexicon.meanings.get(first.text)?.attribute !== 'car_type') return null
  if (isDash(second) || STOP_WORDS.has(second.text) || findMeaning(second.text, lexicon)) return null
  const meanings = [...correctTypo(first.text + second.text, lexicon.typos)].map((key) => lexicon.meanings.get(key))
  const make = meanings.find((meaning) => meaning?.attribute === 'make')
  return make ? valuesFound(toSpan(query, tokens, at, 2), make, 2) : null
}

/** One or two words with a typo, "navarra" or "land criuser", unless they are words of a badge. */
function readTypo({ query, tokens, lexicon }: Reading, from: number): Found | null {
  const [first, second] = [tokens[from] as TypedToken, tokens[from + 1]]
  if (STOP_WORDS.has(first.text) && second === undefined) return null
  const pairs = second === undefined || isDash(second) ? [1] : [2, 1]
  for (const length of pairs) {
    const key = length === 1 ? first.text : `${first.text}${second?.text}`
    if (lexicon.badges.has(key) || (length === 1 && STOP_WORDS.has(key))) continue
    const phrases = [...correctTypo(key, lexicon.typos)].filter((phrase) => mayBeShort(phrase, key, lexicon))
    const [meaning, ...others] = phrases.flatMap((phrase) => lexicon.meanings.get(phrase) ?? [])
    if (meaning === undefined || others.some(({ label }) => label !== meaning.label)) continue
    // "mazada 3" is the Mazda3, not a Mazda and a number.
    const model = phrases.length === 1 ? lexicon.meanings.get(`${phrases[0]}${tokens[from + length]?.text}`) : undefined
    if (model?.attribute === 'make_model')
      return valuesFound(toSpan(query, tokens, from, length + 1), model, length + 1)
    return valuesFound(toSpan(query, tokens, from, length), meaning, length)
  }
  return null
}

/** Five letters are like many words: they are taken for the typo of a make or model only. */
function mayBeShort(phrase: string, key: string, { meanings }: Lexicon): boolean {
  const attribute = meanings.get(phrase)?.attribute
  return !(isShortName(phrase) || isShortName(key)) || attribute === 'make' || attribute === 'make_model'
}

function readTypedRange({ query, tokens, lexicon, year, isCode }: Reading, at: number): Found | null {
  const range = readRange(tokens, at, { year, numbers: lexicon.numbers })
  if (range === null) return null
  const span = toSpan(query, tokens, at, range.length)
  // A budget without a word is the end of a stock number if a car has that.
  if (range.attribute === 'price' && /^\d+(-\d+)?$/.test(span.words) && isCode?.(squash(span.words))) return null
  return { parts: [{ ...span, kind: 'range', label: rangeLabel(range), range }], rest: [], length: range.length }
}

/** "5 or 7 seats": cars with any of these. */
function readTypedCounts({ query, tokens }: Reading, at: number): Found | null {
  const counts = readCounts(tokens, at)
  if (counts === null) return null
  const label = `${counts.values.join(' or ')} ${counts.attribute}`
  const meaning: Meaning = { attribute: counts.attribute, values: counts.values.map(String), best: [], label }
  return valuesFound(toSpan(query, tokens, at, counts.length), meaning, counts.length)
}

/** Attributes that say which kind of vehicle is meant. */
const KINDS: ReadonlySet<string> = new Set(['item_type', 'body', 'body_style', 'make', 'make_model'])

/** Horsepower are of tractors where a stock has some: cars are compared by kilowatts. */
function withKindOfPower(parts: UnderstoodPart[], { meanings }: Lexicon): UnderstoodPart[] {
  const power = parts.find((part) => part.kind === 'range' && part.range.attribute === 'power_hp')
  const tractors = meanings.get('tractor')
  if (power === undefined || tractors?.attribute !== 'item_type') return parts
  if (parts.some((part) => part.kind === 'values' && KINDS.has(part.meaning.attribute))) return parts
  const { words, start, end } = power
  return [...parts, { words, start, end, kind: 'values', label: tractors.label, meaning: tractors, excluded: false }]
}

/** Seats of a van that carries people. */
const PEOPLE_MOVER_SEATS = 6

/** A van with eight seats is a people mover too. */
function withSeatsOfVan(parts: UnderstoodPart[], { meanings }: Lexicon): UnderstoodPart[] {
  const movers = meanings.get('peoplemover')
  const isLarge = (part: UnderstoodPart) =>
    part.kind === 'range' && part.range.attribute === 'seats' && (part.range.min ?? 0) >= PEOPLE_MOVER_SEATS
  if (movers?.attribute !== 'body' || !parts.some(isLarge)) return parts
  return parts.map((part) => {
    if (part.kind !== 'values' || part.excluded || part.meaning.label !== 'Van') return part
    const { attribute, values, best } = part.meaning
    if (attribute !== 'body') return part
    return { ...part, meaning: { attribute, best, label: 'Van', values: [...new Set([...values, ...movers.values])] } }
  })
}

/** "sydney", "2150" or "central coast" where these are all the words that are left: distances are measured from there. */
function readBarePlace(
  { query, lexicon, findPlace, isCode }: Reading,
  rest: readonly RestToken[],
): UnderstoodPart | null {
  const [first, last] = [rest[0], rest.at(-1)]
  if (first === undefined || last === undefined || rest.length > MAX_PLACE_WORDS || !findPlace) return null
  if (rest.some(({ written }) => written !== undefined)) return null
  const span = { words: query.slice(first.start, last.end), start: first.start, end: last.end }
  const key = squash(span.words)
  const isPostcode = /^\d{4}$/.test(key)
  if (isPostcode ? isCode?.(key) !== false : key.length < 4 || /\d/.test(key)) return null
  if (lexicon.badges.has(key)) return null
  const place = findPlace(span.words)
  return place && { ...span, kind: 'near', label: `Near ${place.name}`, place, radiusKm: null }
}

const PLACE_WORDS: ReadonlySet<string> = new Set([
  'near',
  'nearby',
  'nearest',
  'around',
  'close',
  'from',
  'of',
  'to',
  'by',
])
const IN_WORDS: ReadonlySet<string> = new Set(['in', 'at', 'around'])

/** "near parramatta", "within 50 km of newcastle", "in bathurst" for a town without cars of the site, "near 2150". */
function readPlace({ query, tokens, lexicon, findPlace }: Reading, from: number): Found | null {
  let at = from
  let radiusKm: number | null = null
  const isWithin = tokens[at]?.text === 'within'
  if (isWithin) at++
  const distance = readDistance(tokens, at)
  if (distance !== null) {
    radiusKm = distance.km
    at = distance.next
  } else if (isWithin) return null
  const word = tokens[at]?.text ?? ''
  const isNear = PLACE_WORDS.has(word) && (distance !== null || !['from', 'of', 'to', 'by'].includes(word))
  const isIn = distance === null && IN_WORDS.has(word)
  if (!isNear && !isIn) return null
  at++
  if (word === 'close' && tokens[at]?.text === 'to') at++
  if (word === 'nearest' && tokens[at]?.text === 'to') at++
  for (let length = Math.min(MAX_PLACE_WORDS, tokens.length - at); length > 0; length--) {
    const name = toSpan(query, tokens, at, length).words
    const own = lexicon.places.get(squash(name))
    // A town with cars of the site is one of its filters, unless the distance is asked for.
    if (own && isIn && !isNear) return null
    const isLast = at + length === tokens.length && length === tokens.length - at
    const place = own ?? findPlace?.(name) ?? (isLast ? placeThatBegins(squash(name), lexicon) : null)
    if (place === null) continue
    const label = radiusKm === null ? `Near ${place.name}` : `Within ${formatKm(radiusKm)} of ${place.name}`
    const span = toSpan(query, tokens, from, at + length - from)
    return { parts: [{ ...span, kind: 'near', label, place, radiusKm }], rest: [], length: at + length - from }
  }
  return null
}

/** The only town of the site that begins with some letters: "near par". */
function placeThatBegins(letters: string, { places }: Lexicon): LexiconPlace | null {
  if (letters.length < 3) return null
  const found = new Map(
    [...places].flatMap(([key, place]) =>
      key.startsWith(letters) ? [[`${place.lat} ${place.lng}`, place] as const] : [],
    ),
  )
  return found.size === 1 ? ([...found.values()][0] as LexiconPlace) : null
}

function readDistance(tokens: readonly TypedToken[], at: number): { km: number; next: number } | null {
  const match = /^(\d{1,4})(kms?)?$/.exec(tokens[at]?.text ?? '')
  if (!match) return null
  const km = Number(match[1])
  if (match[2]) return { km, next: at + 1 }
  return /^(kms?|kilomet(re|er)s?)$/.test(tokens[at + 1]?.text ?? '') ? { km, next: at + 2 } : null
}

/** Typed words with where they are. */
interface WordsSpan extends Span {
  words: string
}

function toSpan(query: string, tokens: readonly TypedToken[], from: number, length: number): WordsSpan {
  const start = (tokens[from] as TypedToken).start
  const end = (tokens[from + length - 1] as TypedToken).end
  return { words: query.slice(start, end), start, end }
}

/** The remaining words as typed: those next to each other keep what is between them, such as the hyphen of "T-0424". */
function joinRest(query: string, rest: readonly (Span & { written?: string })[]): string {
  let text = ''
  let end = -1
  for (const token of rest) {
    const between = end < 0 ? '' : query.slice(end, token.start)
    const word = token.written ?? query.slice(token.start, token.end)
    text += end < 0 ? word : `${/^[-./:'&]$/.test(between) ? between : ' '}${word}`
    end = token.end
  }
  return text
}

/** The parts with the word before them, from `start`, that excludes them: these words are left out together. */
function exclude(parts: readonly UnderstoodPart[], query: string, start: number): UnderstoodPart[] {
  const end = Math.max(...parts.map((part) => part.end))
  return parts.map((part) =>
    part.kind === 'values'
      ? { ...part, excluded: true, label: excludedLabel(part.label), start, end, words: query.slice(start, end) }
      : part,
  )
}

/** "or kia" of "not mg or kia": what excludes one value excludes the others of its kind that are joined to it. */
function readAlternatives(reading: Reading, from: number, excluded: readonly UnderstoodPart[]) {
  const kinds = new Set(excluded.flatMap((part) => kindOf(part) ?? []))
  const parts: UnderstoodPart[] = []
  let next = from
  while (/^(or|nor|and)$/.test(reading.tokens[next]?.text ?? '') && next + 1 < reading.tokens.length) {
    const found = read(reading, next + 1)
    if (found === null || found.rest.length > 0 || !found.parts.every((part) => kinds.has(kindOf(part) ?? ''))) break
    parts.push(...found.parts)
    next += 1 + found.length
  }
  return { parts, next }
}

/** The attribute of a part's values; makes and models are one. */
function kindOf(part: UnderstoodPart): string | null {
  if (part.kind !== 'values') return null
  return part.meaning.attribute === 'make_model' ? 'make' : part.meaning.attribute
}

const UNIT_LABELS: Record<RangeAttribute, (value: number) => string> = {
  price: formatDollars,
  weekly_price: (value) => `${formatDollars(value)} a week`,
  km: formatKm,
  year: String,
  seats: String,
  doors: String,
  sleeps: String,
  aggregate_trailer_mass_kg: (value) => `${formatNumber(value)} kg ATM`,
  tare_weight_kg: (value) => `${formatNumber(value)} kg tare`,
  towing_capacity_braked_kg: (value) => `${formatNumber(value)} kg`,
  body_length_feet: (value) => `${formatNumber(value)} ft`,
  power_kw: (value) => `${formatNumber(value)} kW`,
  power_hp: (value) => `${formatNumber(value)} hp`,
  engine_hours: (value) => `${formatNumber(value)} hours`,
  cylinders: (value) => `${value} cylinders`,
  gearnum: (value) => `${value} gears`,
  engine_size_litres: (value) => `${formatNumber(value)} L`,
  ancap_rating: (value) => `${formatNumber(value)} ANCAP stars`,
  fuel_consumption: (value) => `${formatNumber(value)} L/100 km`,
  tow_ball_mass_kg: (value) => `${formatNumber(value)} kg on the ball`,
  offer_price: formatDollars,
}

/** "Up to $40,000", "2019 or newer", "7 seats", "Sleeps 4 or more". */
function rangeLabel({ attribute, min, max, exact }: TypedRange): string {
  const format = UNIT_LABELS[attribute]
  const text = (value: number) => format(value)
  if (attribute === 'seats' || attribute === 'doors') {
    const noun = attribute === 'seats' ? 'seat' : 'door'
    const plural = (value: number) => `${value} ${noun}${value === 1 ? '' : 's'}`
    if (min !== null && min === max) return plural(min)
    return min !== null ? `${plural(min)} or more` : `Up to ${plural(max ?? 0)}`
  }
  if (attribute === 'offer_price') return 'On special'
  if (exact !== null && attribute === 'engine_size_litres') return `${text(exact)} engine`
  if (attribute === 'ancap_rating' && min !== null) return min === 5 ? text(min) : `${text(min)} or more`
  if (attribute === 'sleeps') return min !== null ? `Sleeps ${min} or more` : `Sleeps up to ${max}`
  if (attribute === 'towing_capacity_braked_kg')
    return min !== null ? `Tows ${text(min)} or more` : `Tows up to ${text(max ?? 0)}`
  if (exact !== null && (attribute === 'power_kw' || attribute === 'power_hp')) return `About ${text(exact)}`
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`
  if (min !== null) return attribute === 'year' ? `${text(min)} or newer` : `From ${text(min)}`
  return attribute === 'year' ? `${text(max ?? 0)} or older` : `Up to ${text(max ?? 0)}`
}

/** Attributes of which a car has several values: all that are named must be there. */
const SEVERAL_VALUES: ReadonlySet<string> = new Set(['filtered_features', 'categories', 'details'])

/** The filter of what was understood: any value of an attribute, all attributes; null if there is none. */
export function understoodFilter(parts: readonly UnderstoodPart[]): Filter | null {
  const all: Filter[] = []
  const included = new Map<string, Set<string>>()
  const makes = new Set<string>()
  for (const part of parts)
    if (part.kind === 'values' && !part.excluded && part.meaning.attribute === 'make')
      for (const make of part.meaning.values) makes.add(make)
  for (const part of parts) {
    if (part.kind === 'range') all.push(...rangeFilters(part.range))
    if (part.kind !== 'values') continue
    const { attribute } = part.meaning
    const values = attribute === 'make_model' ? ofMakes(part.meaning.values, makes) : part.meaning.values
    if (part.excluded) all.push({ kind: 'not', operand: valuesFilter(attribute, values) })
    else if (SEVERAL_VALUES.has(attribute)) all.push(valuesFilter(attribute, values))
    else {
      const set = included.get(attribute) ?? new Set()
      for (const value of values) set.add(value)
      included.set(attribute, set)
    }
  }
  const models = included.get('make_model')
  if (models) {
    // Makes and models form a tree: a make of which a model is named too stands for that model.
    const named = new Set(Array.from(models, makeOf))
    const whole = [...makes].filter((make) => !named.has(make))
    all.push(
      anyOf([
        ...whole.map((make) => valueFilter('make', make)),
        ...Array.from(models, (model) => valueFilter('make_model', model)),
      ]),
    )
    included.delete('make')
    included.delete('make_model')
  }
  for (const [attribute, values] of included) all.push(valuesFilter(attribute, [...values]))
  return all.length === 0 ? null : allOf(all)
}

/** A model's name that two makes share is that of the make that was named. */
function ofMakes(models: readonly string[], makes: ReadonlySet<string>): readonly string[] {
  const named = models.filter((model) => makes.has(makeOf(model)))
  return named.length > 0 ? named : models
}

const makeOf = (model: string): string => model.split(HIERARCHY_SEPARATOR)[0] ?? ''

/** The values that rank first among what was understood. */
export function preferredFilters(parts: readonly UnderstoodPart[]): Filter[] {
  return parts.flatMap((part): Filter[] => {
    if (part.kind === 'values' && !part.excluded && part.meaning.best.length > 0)
      return [valuesFilter(part.meaning.attribute, part.meaning.best)]
    if (part.kind === 'range' && part.range.exact !== null)
      return [valueFilter(part.range.attribute, String(part.range.exact))]
    return []
  })
}

/** Where distances are measured from; null if no place was named. */
export function understoodPlace(parts: readonly UnderstoodPart[]): Extract<UnderstoodPart, { kind: 'near' }> | null {
  return parts.find((part) => part.kind === 'near') ?? null
}

/**
 * What was understood without its words for an order, such as "cheapest": they are left out where results already have an order that
 * somebody chose.
 */
export function withoutOrder(understood: UnderstoodQuery): UnderstoodQuery {
  const { parts, leftOut } = understood
  const orders = parts.filter(({ kind }) => kind === 'order').map(({ start, end }) => ({ start, end }))
  if (orders.length === 0) return understood
  return {
    ...understood,
    parts: parts.filter(({ kind }) => kind !== 'order'),
    leftOut: inOrder([...leftOut, ...orders]),
  }
}

/** The order that the words ask for; null for none. */
export function understoodOrder(parts: readonly UnderstoodPart[]): WordOrder['sort'] | null {
  return parts.find((part) => part.kind === 'order')?.sort ?? null
}

function rangeFilters({ attribute, min, max }: TypedRange): Filter[] {
  if (min !== null && max !== null) return [{ kind: 'range', attribute, low: min, high: max }]
  const operand = min ?? max ?? 0
  return [{ kind: 'compare', attribute, operator: min === null ? '<=' : '>=', operand }]
}

const valueFilter = (attribute: string, value: string): Filter => ({ kind: 'value', attribute, value })

const valuesFilter = (attribute: string, values: readonly string[]): Filter =>
  anyOf(values.map((value) => valueFilter(attribute, value)))
