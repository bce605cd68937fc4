import { formatDollars, formatKm, formatNumber } from '../format'
import { allOf, anyOf, type Filter } from './filters/filter'
import { HIERARCHY_SEPARATOR } from './hierarchy'
import { type RangeAttribute, readRange, type TypedRange } from './query/amounts'
import { STOP_WORDS } from './query/concepts'
import type { Lexicon, LexiconPlace, Meaning } from './query/lexicon'
import { isDash, squash, type TypedToken, typedTokens } from './query/typedTokens'

/** A part of a search that was understood, with the words that it was typed as. */
export type UnderstoodPart = { label: string; words: string; start: number; end: number } & (
  | { kind: 'values'; meaning: Meaning; excluded: boolean }
  | { kind: 'range'; range: TypedRange }
  | { kind: 'near'; place: LexiconPlace; radiusKm: number | null }
)

/** What a typed search means. */
export interface UnderstoodQuery {
  parts: UnderstoodPart[]
  /** the words that were not understood, searched as text */
  text: string
  /** where those words are in the search */
  spans: readonly { start: number; end: number }[]
  /** the last typed word is among them, so that it may be the beginning of a longer one */
  isUnfinished: boolean
}

export interface UnderstandOptions {
  /** the current year */
  year: number
  /** finds a town or postcode that is not the site's own; null if it is unknown */
  findPlace?: (name: string) => LexiconPlace | null
}

const NOTHING: UnderstoodQuery = { parts: [], text: '', spans: [], isUnfinished: false }

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
  const parts: UnderstoodPart[] = []
  const rest: RestToken[] = []
  let excluded = false
  for (let at = 0; at < tokens.length; ) {
    const found = read(query, tokens, at, lexicon, options, depth)
    if (found !== null) {
      for (const part of found.parts) parts.push(excluded && part.kind === 'values' ? exclude(part) : part)
      rest.push(...found.rest)
      at += found.length
      excluded = false
      continue
    }
    const token = tokens[at] as TypedToken
    at++
    if (NEGATIONS.has(token.text) && at < tokens.length && read(query, tokens, at, lexicon, options, depth) !== null) {
      excluded = true
      continue
    }
    excluded = false
    if (!isDash(token) && !SIGN.test(token.text) && !STOP_WORDS.has(token.text)) rest.push(token)
  }
  const last = tokens.at(-1)
  const spans = rest.map(({ start, end }) => ({ start, end }))
  return {
    parts,
    text: joinRest(query, rest),
    spans,
    isUnfinished: last !== undefined && rest.at(-1)?.end === last.end,
  }
}

const SIGN = /^[<>+~$]$/
const NEGATIONS = new Set(['not', 'no', 'except', 'without', 'excluding'])

/** A word to search as text; `written` is what is searched in place of the typed word. */
type RestToken = TypedToken & { written?: string }

interface Found {
  parts: UnderstoodPart[]
  /** further words to search as text */
  rest: RestToken[]
  length: number
}

function read(
  query: string,
  tokens: readonly TypedToken[],
  at: number,
  lexicon: Lexicon,
  options: UnderstandOptions,
  depth: number,
): Found | null {
  const place = readPlace(query, tokens, at, lexicon, options)
  if (place !== null) return place
  const phrase = readPhrase(query, tokens, at, lexicon, options, depth)
  const range = readTypedRange(query, tokens, at, lexicon, options)
  if (range !== null && (phrase === null || range.length >= phrase.length)) return range
  return phrase ?? readCompound(query, tokens, at, lexicon)
}

/** The longest phrase of the lexicon that begins at a token. */
function readPhrase(
  query: string,
  tokens: readonly TypedToken[],
  from: number,
  lexicon: Lexicon,
  options: UnderstandOptions,
  depth: number,
): Found | null {
  let key = ''
  let found: { length: number; meaning: Meaning | null; means: string | null } | null = null
  if (isDash(tokens[from] as TypedToken)) return null
  for (let length = 1; length <= MAX_PHRASE_WORDS && from + length <= tokens.length; length++) {
    const token = tokens[from + length - 1] as TypedToken
    if (isDash(token)) continue
    key += token.text
    if (key.length > lexicon.longest + 1) break
    const means = depth === 0 ? lexicon.synonyms.get(key) : undefined
    const meaning = means === undefined ? findMeaning(key, lexicon) : undefined
    if (means !== undefined) found = { length, meaning: null, means }
    else if (meaning !== undefined) found = { length, meaning, means: null }
  }
  if (found === null) return null
  const span = toSpan(query, tokens, from, found.length)
  if (found.means !== null) return readSynonym(found.means, span, found.length, lexicon, options)
  const meaning = found.meaning as Meaning
  return {
    parts: [{ ...span, kind: 'values', label: meaning.label, meaning, excluded: false }],
    rest: [],
    length: found.length,
  }
}

function findMeaning(key: string, { meanings }: Lexicon): Meaning | undefined {
  return meanings.get(key) ?? (key.length > 3 && key.endsWith('s') ? meanings.get(key.slice(0, -1)) : undefined)
}

/** A staff synonym: its meaning is read like a search, and its parts belong to the typed words. */
function readSynonym(means: string, span: Span, length: number, lexicon: Lexicon, options: UnderstandOptions): Found {
  const understood = understand(means, lexicon, options, 1)
  const rest = understood.text === '' ? [] : [{ text: '', written: understood.text, start: span.start, end: span.end }]
  return { parts: understood.parts.map((part) => ({ ...part, ...span })), rest, length }
}

/** A model with letters of its badge attached: "i30n", "hiluxsr5". The rest is searched as text. */
function readCompound(query: string, tokens: readonly TypedToken[], at: number, { meanings }: Lexicon): Found | null {
  const token = tokens[at] as TypedToken
  if (!/\d/.test(token.text) || !/\p{L}/u.test(token.text) || /^\d/.test(token.text)) return null
  for (let cut = token.text.length - 1; cut >= 2; cut--) {
    const meaning = meanings.get(token.text.slice(0, cut))
    if (meaning?.attribute !== 'make_model') continue
    const isBoundary = /\d/.test(token.text[cut - 1] as string) !== /\d/.test(token.text[cut] as string)
    if (!isBoundary) continue
    const span = { words: query.slice(token.start, token.start + cut), start: token.start, end: token.start + cut }
    const rest = { text: token.text.slice(cut), start: token.start + cut, end: token.end }
    return {
      parts: [{ ...span, kind: 'values', label: meaning.label, meaning, excluded: false }],
      rest: [rest],
      length: 1,
    }
  }
  return null
}

function readTypedRange(
  query: string,
  tokens: readonly TypedToken[],
  at: number,
  lexicon: Lexicon,
  options: UnderstandOptions,
): Found | null {
  const range = readRange(tokens, at, options.year)
  if (range === null) return null
  if (range.attribute === 'weekly_price' && !lexicon.numbers.has('weekly_price')) return null
  const span = toSpan(query, tokens, at, range.length)
  return { parts: [{ ...span, kind: 'range', label: rangeLabel(range), range }], rest: [], length: range.length }
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
function readPlace(
  query: string,
  tokens: readonly TypedToken[],
  from: number,
  lexicon: Lexicon,
  options: UnderstandOptions,
): Found | null {
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
    const place = own ?? options.findPlace?.(name) ?? null
    if (place === null) continue
    const label = radiusKm === null ? `Near ${place.name}` : `Within ${formatKm(radiusKm)} of ${place.name}`
    const span = toSpan(query, tokens, from, at + length - from)
    return { parts: [{ ...span, kind: 'near', label, place, radiusKm }], rest: [], length: at + length - from }
  }
  return null
}

function readDistance(tokens: readonly TypedToken[], at: number): { km: number; next: number } | null {
  const match = /^(\d{1,4})(kms?)?$/.exec(tokens[at]?.text ?? '')
  if (!match) return null
  const km = Number(match[1])
  if (match[2]) return { km, next: at + 1 }
  return /^(kms?|kilomet(re|er)s?)$/.test(tokens[at + 1]?.text ?? '') ? { km, next: at + 2 } : null
}

interface Span {
  words: string
  start: number
  end: number
}

function toSpan(query: string, tokens: readonly TypedToken[], from: number, length: number): Span {
  const start = (tokens[from] as TypedToken).start
  const end = (tokens[from + length - 1] as TypedToken).end
  return { words: query.slice(start, end), start, end }
}

/** The remaining words as typed: those next to each other keep what is between them, such as the hyphen of "T-0424". */
function joinRest(query: string, rest: readonly RestToken[]): string {
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

function exclude(part: Extract<UnderstoodPart, { kind: 'values' }>): UnderstoodPart {
  return { ...part, excluded: true, label: `Not ${part.label}` }
}

const UNIT_LABELS: Record<RangeAttribute, (value: number) => string> = {
  price: formatDollars,
  weekly_price: (value) => `${formatDollars(value)} a week`,
  km: formatKm,
  year: String,
  seats: String,
  doors: String,
  sleeps: String,
  aggregate_trailer_mass_kg: (value) => `${formatNumber(value)} kg`,
  towing_capacity_braked_kg: (value) => `${formatNumber(value)} kg`,
  body_length_feet: (value) => `${formatNumber(value)} ft`,
  power_kw: (value) => `${formatNumber(value)} kW`,
}

/** "Up to $40,000", "2019 or newer", "7 seats", "Sleeps 4 or more". */
function rangeLabel({ attribute, min, max }: TypedRange): string {
  const format = UNIT_LABELS[attribute]
  const text = (value: number) => format(value)
  if (attribute === 'seats' || attribute === 'doors') {
    const noun = attribute === 'seats' ? 'seat' : 'door'
    const plural = (value: number) => `${value} ${noun}${value === 1 ? '' : 's'}`
    if (min !== null && min === max) return plural(min)
    return min !== null ? `${plural(min)} or more` : `Up to ${plural(max ?? 0)}`
  }
  if (attribute === 'sleeps') return min !== null ? `Sleeps ${min} or more` : `Sleeps up to ${max}`
  if (attribute === 'towing_capacity_braked_kg')
    return min !== null ? `Tows ${text(min)} or more` : `Tows up to ${text(max ?? 0)}`
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`
  if (min !== null) return attribute === 'year' ? `${text(min)} or newer` : `From ${text(min)}`
  return attribute === 'year' ? `${text(max ?? 0)} or older` : `Up to ${text(max ?? 0)}`
}

/** Attributes of which a car has several values: all that are named must be there. */
const SEVERAL_VALUES: ReadonlySet<string> = new Set(['filtered_features', 'categories'])

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

/** The search without the words at some positions. */
export function withoutWords(query: string, ...spans: { start: number; end: number }[]): string {
  return [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, query)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function rangeFilters({ attribute, min, max }: TypedRange): Filter[] {
  if (min !== null && max !== null) return [{ kind: 'range', attribute, low: min, high: max }]
  const operand = min ?? max ?? 0
  return [{ kind: 'compare', attribute, operator: min === null ? '<=' : '>=', operand }]
}

const valueFilter = (attribute: string, value: string): Filter => ({ kind: 'value', attribute, value })

const valuesFilter = (attribute: string, values: readonly string[]): Filter =>
  anyOf(values.map((value) => valueFilter(attribute, value)))
