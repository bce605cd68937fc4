import type { Filter } from '../../src/domain/stock/filters/filter'
import { isEnding, typedForms } from '../../src/stockIndex/engine/codeForms'
import type { IndexRecord } from '../../src/stockIndex/engine/indexRecord'
import { NAME_BOOST, PHRASE_BOOST } from '../../src/stockIndex/engine/nameBoosts'
import type { EngineQuery, EngineSettings } from '../../src/stockIndex/engine/stockEngine'
import { fieldCost } from '../../src/stockIndex/engine/textSearch'
import {
  extractDigits,
  foldCode,
  indexedWords,
  otherNumbers,
  splitWords,
  typedWords,
  typosAllowed,
} from '../../src/stockIndex/engine/words'

/** Computes the expected result by brute force: every record against every rule. */
export function bruteForce(records: readonly IndexRecord[], query: EngineQuery, settings: EngineSettings) {
  const inScope = records.filter((record) => matchesFilter(record, query.scope))
  const words = new WordCounts(records, settings)
  let matches = inScope.map((record) => ({
    record,
    ...findBestMatch(record, query, settings, words),
    boost: getBoost(record, query, settings),
    preferred: query.preferred.filter((filter) => matchesFilter(record, filter)).length,
    metres: getDistanceMetres(record, query),
  }))
  matches = matches.filter(({ typos }) => typos !== null)
  if (query.typos === 'fewest') {
    const fewest = Math.min(...matches.map(({ typos }) => typos as number))
    matches = matches.filter(({ typos }) => typos === fewest)
  }
  matches = matches.filter(({ record }) => matchesFilter(record, query.filter))
  if (query.boxes !== null) matches = matches.filter(({ record }) => query.boxes?.some((box) => isInBox(record, box)))
  const radius = query.around?.radiusMetres ?? null
  if (radius !== null) matches = matches.filter(({ metres }) => metres <= radius)

  const keys = settings.orders[query.index] ?? []
  const byOrder = (a: IndexRecord, b: IndexRecord) => {
    for (const { attribute, direction } of keys) {
      const [left, right] = [a[attribute], b[attribute]]
      if (left === right || (left == null && right == null)) continue
      if (left == null) return 1
      if (right == null) return -1
      return ((left as number) - (right as number)) * (direction === 'asc' ? 1 : -1)
    }
    return Number(a.objectID) - Number(b.objectID)
  }
  const ranked = query.index === settings.relevanceIndex
  const step = query.around?.precisionMetres ?? 1
  // as much as two words of a phrase, where anything else ranks
  const isDemoting = typedWords(query.text).length > 0 || query.around !== null || query.preferred.length > 0
  const demotion = (record: IndexRecord) =>
    isDemoting && settings.demoted && matchesFilter(record, settings.demoted) ? PHRASE_BOOST : 0
  matches.sort((a, b) => {
    if (ranked) {
      if (a.typos !== b.typos) return (a.typos as number) - (b.typos as number)
      const [near, far] = [Math.floor(a.metres / step), Math.floor(b.metres / step)]
      if (query.around !== null && near !== far) return near < far ? -1 : 1
      if (a.preferred !== b.preferred) return b.preferred - a.preferred
      const [left, right] = [a, b].map(
        ({ record, inexact, cost, boost }) => inexact * INEXACT + cost - boost + demotion(record),
      ) as [number, number]
      if (left !== right) return left - right
    }
    return byOrder(a.record, b.record)
  })

  const facets = new Map<string, { value: string; count: number }[]>()
  const stats = new Map<string, { min: number; max: number; sum: number; avg: number }>()
  for (const attribute of query.facets) {
    const setting = settings.attributes[attribute]
    if (setting === undefined || setting.kind === 'key' || setting.kind === 'compared') continue
    const counts = new Map<string, number>()
    for (const { record } of matches) {
      for (const value of new Set(getValues(record[attribute]))) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const entries = [...counts].map(([value, count]) => ({ value, count }))
    const compareValues = (a: string, b: string) => {
      if (setting.kind === 'spread') return Number(a) - Number(b)
      const [left, right] = [a.toLowerCase(), b.toLowerCase()]
      return left < right ? -1 : left > right ? 1 : a < b ? -1 : 1
    }
    entries.sort((a, b) => (query.facetValueOrder === 'count' && b.count - a.count) || compareValues(a.value, b.value))
    facets.set(attribute, entries.slice(0, query.valuesPerFacet))
    const numbers = matches
      .map(({ record }) => record[attribute])
      .filter((value): value is number => typeof value === 'number')
    if (setting.kind !== 'values' && numbers.length > 0) {
      const sum = numbers.reduce((total, value) => total + value, 0)
      stats.set(attribute, { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length })
    }
  }
  const page = matches.slice(query.offset, query.offset + query.length)
  return {
    total: matches.length,
    hits: page.map(({ record, typos, inexact, metres }) => ({
      objectID: record.objectID,
      typos,
      inexact,
      distanceMetres: query.around === null || !Number.isFinite(metres) ? null : Math.round(metres),
    })),
    facets,
    stats,
  }
}

function getValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getValues)
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}

/** True if a record matches a filter; a value filter on a number compares numbers. */
export function matchesFilter(record: IndexRecord, filter: Filter): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.operands.every((part) => matchesFilter(record, part))
    case 'any':
      return filter.operands.some((part) => matchesFilter(record, part))
    case 'not':
      return !matchesFilter(record, filter.operand)
    case 'value':
      return getValues(record[filter.attribute]).some((value) => value.toLowerCase() === filter.value.toLowerCase())
    case 'range': {
      const value = record[filter.attribute]
      return typeof value === 'number' && value >= filter.low && value <= filter.high
    }
    case 'compare': {
      const value = record[filter.attribute]
      if (filter.operator === '!=') return value !== filter.operand
      if (typeof value !== 'number') return false
      const { operator, operand } = filter
      if (operator === '<') return value < operand
      if (operator === '<=') return value <= operand
      if (operator === '>') return value > operand
      return operator === '>=' ? value >= operand : value === operand
    }
  }
}

/** What an inexact word costs. */
const INEXACT = 4

/** The fields of each record's words, and how many records have a word. */
class WordCounts {
  private readonly fields = new Map<IndexRecord, Map<string, number>>()
  private readonly prose = new Map<IndexRecord, Set<string>>()

  constructor(
    private readonly records: readonly IndexRecord[],
    private readonly settings: EngineSettings,
  ) {
    for (const record of records) {
      const fields = new Map<string, number>()
      settings.textAttributes.forEach((attributes, field) => {
        for (const word of getTexts(record, attributes).flatMap(indexedWords))
          if (!fields.has(word)) fields.set(word, field)
      })
      this.fields.set(record, fields)
      const prose = getTexts(record, settings.proseAttributes).flatMap((text) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? [])
      this.prose.set(record, new Set(prose.map((word) => word.toLowerCase())))
    }
  }

  wordsOf(record: IndexRecord): Map<string, number> {
    return this.fields.get(record) as Map<string, number>
  }

  costOf(word: string, field: number): number {
    return fieldCost(
      field,
      this.count((record) => this.wordsOf(record).has(word)),
      this.records.length,
    )
  }

  /** The cost of a word of the record's prose; null if it is not there. */
  proseCost(record: IndexRecord, word: string): number | null {
    if (!this.prose.get(record)?.has(word)) return null
    const size = this.count((other) => this.prose.get(other)?.has(word) === true)
    return fieldCost(this.settings.textAttributes.length, size, this.records.length)
  }

  private count(has: (record: IndexRecord) => boolean): number {
    return this.records.filter(has).length
  }
}

interface Match {
  /** null when the text is not found */
  typos: number | null
  inexact: number
  /** what the fields of the words cost */
  cost: number
}

/** Finds the best match of all typed words in the record, each separately or joined with the next. */
function findBestMatch(record: IndexRecord, query: EngineQuery, settings: EngineSettings, counts: WordCounts): Match {
  const typed = typedWords(query.text)
  if (typed.length === 0) return { typos: 0, inexact: 0, cost: 0 }
  const words = counts.wordsOf(record)
  const codes = getTexts(record, settings.codeAttributes).map(foldCode).filter(Boolean)
  const prefix = (index: number) =>
    query.prefixes === 'prefixAll' || (query.prefixes === 'prefixLast' && index === typed.length - 1)
  const allowTypos = query.typos !== 'none'

  const findWays = (from: number): Match[] => {
    if (from === typed.length) return [{ typos: 0, inexact: 0, cost: 0 }]
    const typoFields = allowTypos ? settings.typoFields : 0
    const single = matchWord(typed[from] as string, record, counts, codes, prefix(from), typoFields)
    const results = single === null ? [] : findWays(from + 1).map((rest) => addMatches(single, rest))
    if (from + 1 < typed.length) {
      const joined = `${typed[from]}${typed[from + 1]}`
      const last = prefix(from + 1)
      const fits: Match[] = []
      for (const [word, field] of words)
        if (matchesWord(word, joined, last)) fits.push({ typos: 0, inexact: 1, cost: counts.costOf(word, field) })
      if (codes.some((code) => matchesCode(code, joined, last))) fits.push({ typos: 0, inexact: 1, cost: 0 })
      if (fits.length > 0) {
        const best = fits.reduce(pickBetter)
        results.push(...findWays(from + 2).map((rest) => addMatches(best, rest)))
      }
    }
    return results
  }
  const all = findWays(0)
  const joined = typed.join('')
  if (typed.length > 2 && codes.some((code) => matchesCode(code, joined, prefix(typed.length - 1)))) {
    all.push({ typos: 0, inexact: 1, cost: 0 })
  }
  return all.reduce(pickBetter, { typos: null, inexact: 0, cost: 0 })
}

const addMatches = (a: Match, b: Match): Match => ({
  typos: (a.typos as number) + (b.typos as number),
  inexact: a.inexact + b.inexact,
  cost: a.cost + b.cost,
})

function pickBetter(a: Match, b: Match): Match {
  if (a.typos === null) return b
  if (b.typos === null) return a
  if (a.typos !== b.typos) return b.typos < a.typos ? b : a
  if (a.inexact !== b.inexact) return b.inexact < a.inexact ? b : a
  return b.cost < a.cost ? b : a
}

/** How much whole names and phrases of the record raise it. */
function getBoost(record: IndexRecord, query: EngineQuery, settings: EngineSettings): number {
  const typed = typedWords(query.text)
  const names = new Set(getTexts(record, settings.nameAttributes).map(foldCode))
  const pairs = new Set(
    getTexts(record, [settings.phraseAttribute]).flatMap((text) => {
      const words = splitWords(text).map((word) => word.text)
      return words.slice(1).map((word, index) => `${words[index]} ${word}`)
    }),
  )
  let boost = 0
  typed.forEach((word, from) => {
    for (let to = from + 1; to <= Math.min(typed.length, from + 4); to++)
      if (names.has(typed.slice(from, to).join(''))) boost += NAME_BOOST
    if (from > 0 && pairs.has(`${typed[from - 1]} ${word}`)) boost += PHRASE_BOOST
  })
  return Math.min(boost, 255)
}

const matchesWord = (word: string, typed: string, prefix: boolean) => (prefix ? word.startsWith(typed) : word === typed)

/** 0 for a code typed whole, or the digits at its end; 1 for its beginning; null for another. */
function codeMatch(code: string, typed: string, prefix: boolean): 0 | 1 | null {
  const { digits, ending } = typedForms(code)
  const forms = [code, ...digits]
  if (forms.includes(typed) || (isEnding(typed) && ending?.endsWith(typed))) return 0
  return prefix && typed.length >= 3 && forms.some((form) => form.startsWith(typed)) ? 1 : null
}
const matchesCode = (code: string, typed: string, prefix: boolean) => codeMatch(code, typed, prefix) !== null

function matchWord(
  typed: string,
  record: IndexRecord,
  counts: WordCounts,
  codes: string[],
  prefix: boolean,
  typoFields: number,
): Match | null {
  const fits: Match[] = []
  const words = counts.wordsOf(record)
  for (const [word, field] of words) {
    const addFit = (typos: number, inexact: number) => fits.push({ typos, inexact, cost: counts.costOf(word, field) })
    if (word === typed) addFit(0, 0)
    else if (prefix && word.startsWith(typed)) addFit(0, 1)
    else if (field < typoFields) {
      const prefixes = prefix ? Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end)) : [word]
      const edits = Math.min(...prefixes.map((start) => editDistance(typed, start)))
      // Without its first letter a word is most often another.
      const typos = edits > 0 && word[0] !== typed[0] ? edits + 1 : edits
      const digits = extractDigits(word)
      const sameDigits = prefix ? digits.startsWith(extractDigits(typed)) : digits === extractDigits(typed)
      if (typos <= typosAllowed(typed) && sameDigits) addFit(typos, 1)
    }
  }
  const prose = counts.proseCost(record, typed)
  if (prose !== null) fits.push({ typos: 0, inexact: 0, cost: prose })
  for (const form of otherNumbers(typed)) {
    const field = words.get(form)
    if (field !== undefined) fits.push({ typos: 0, inexact: 1, cost: counts.costOf(form, field) })
    const ofProse = counts.proseCost(record, form)
    if (ofProse !== null) fits.push({ typos: 0, inexact: 1, cost: ofProse })
  }
  for (let index = 1; index < typed.length; index++) {
    const digitBefore = /\p{N}/u.test(typed[index - 1] as string)
    const digitAfter = /\p{N}/u.test(typed[index] as string)
    const canSplit = digitBefore !== digitAfter || (!digitBefore && index >= 2 && typed.length - index >= 2)
    const [first, second] = [words.get(typed.slice(0, index)), words.get(typed.slice(index))]
    if (!canSplit || first === undefined || second === undefined) continue
    // the rarer of the two words decides, in the less important of their fields
    const field = Math.max(first, second)
    const cost = Math.max(counts.costOf(typed.slice(0, index), field), counts.costOf(typed.slice(index), field))
    fits.push({ typos: 0, inexact: 1, cost })
  }
  for (const code of codes) {
    const inexact = codeMatch(code, typed, prefix)
    if (inexact !== null) fits.push({ typos: 0, inexact, cost: 0 })
  }
  return fits.length === 0 ? null : fits.reduce(pickBetter)
}

/** Number of edits (add, drop, change or swap a letter) between two words. */
export function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const index = (row: number, column: number) => (table[row] as number[])[column] as number
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      let min = Math.min(index(row - 1, column) + 1, index(row, column - 1) + 1, index(row - 1, column - 1) + change)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) min = Math.min(min, index(row - 2, column - 2) + 1)
      ;(table[row] as number[])[column] = min
    }
  }
  return index(a.length, b.length)
}

function getTexts(record: IndexRecord, attributes: readonly string[]): string[] {
  return attributes.flatMap((attribute) => getValues(record[attribute])).filter((text) => text !== '')
}

function getPoint(record: IndexRecord): { lat: number; lng: number } | undefined {
  return record._geoloc as { lat: number; lng: number } | undefined
}

function getDistanceMetres(record: IndexRecord, { around }: EngineQuery): number {
  const place = getPoint(record)
  if (around === null || place === undefined) return Number.POSITIVE_INFINITY
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(radians(place.lat - around.lat) / 2) ** 2 +
    Math.cos(radians(around.lat)) * Math.cos(radians(place.lat)) * Math.sin(radians(place.lng - around.lng) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(a))
}

function isInBox(record: IndexRecord, box: { south: number; north: number; west: number; east: number }): boolean {
  const place = getPoint(record)
  if (place === undefined || place.lat < box.south || place.lat > box.north) return false
  return place.lng >= box.west && place.lng <= box.east
}
