import { editDistance } from '../editDistance'
import { centralPlace, type Place } from './place'
import { POSTAL_RANK } from './placeRank'
import { type PlaceQuery, placeWords, readPlaceText } from './placeText'
import { isPostBoxPostcode } from './postcode'

/** How well a name matches, best first. A slip in the name of a known place is likelier than part of an unknown one. */
const MATCH = { exact: 0, prefix: 1, wordPrefix: 2, slip: 3, part: 4, misspelt: 5 } as const

/** The highest rank of a known place: capitals, cities and main localities. */
const KNOWN_RANK = 2

/** What a search without results gives up, in turn. A name as typed counts for more than a misspelt one that fits the rest. */
const RELAXATIONS: readonly { relax: (query: PlaceQuery) => PlaceQuery; misspelt: boolean }[] = [
  { relax: (query) => query, misspelt: true },
  { relax: (query) => ({ ...query, state: null }), misspelt: true },
  { relax: (query) => ({ ...query, postcode: '' }), misspelt: false },
  { relax: (query) => ({ ...query, postcode: '', state: null }), misspelt: false },
  { relax: (query) => ({ ...query, postcode: '' }), misspelt: true },
  { relax: (query) => ({ ...query, postcode: '', state: null }), misspelt: true },
  { relax: (query) => ({ ...query, words: [], state: null }), misspelt: false },
]

/** Fewer places than Australia has, about 18,500. */
const WHOLE_LIST = 15_000

/** Entries per name that a search collects before it stops looking for worse matches. */
const ENOUGH = 8

interface Entry {
  place: Place
  /** words with single spaces: "mount isa" */
  name: string
  /** without spaces, so that "coffsharbour" is found: "mountisa" */
  joined: string
}

/** Entries by words of a name and one of `MATCH`, best first. */
type MatchText = (words: readonly string[], match: number) => readonly Entry[]

/** A list of places in memory, for suggestions and postcodes. */
export class PlaceIndex {
  /** likeliest first */
  private readonly entries: readonly Entry[]
  private readonly byPostcode = new Map<string, Entry[]>()
  private readonly byName = new Map<string, Entry[]>()
  /** those of a known place */
  private readonly knownByName = new Map<string, Entry[]>()

  /** @param rank how well known a place is: 0 for a capital, higher for less known */
  constructor(
    places: readonly Place[],
    private readonly rank: (place: Place) => number,
  ) {
    const ranked = places.map((place) => {
      const words = placeWords(place.name)
      return { place, name: words.join(' '), joined: words.join(''), rank: rank(place) }
    })
    ranked.sort(
      (a, b) =>
        a.rank - b.rank ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place.postcode < b.place.postcode ? -1 : 1),
    )
    this.entries = ranked
    for (const entry of ranked) {
      append(this.byPostcode, entry.place.postcode, entry)
      append(this.byName, entry.joined, entry)
      if (entry.rank <= KNOWN_RANK) append(this.knownByName, entry.joined, entry)
    }
  }

  /** Number of places. */
  get size(): number {
    return this.entries.length
  }

  /** The best known place of a postcode, or else its most central; null if no place has it. */
  findByPostcode(postcode: string): Place | null {
    const [first, ...others] = this.placesOfPostcode(postcode)
    if (!first) return null
    const rank = this.rank(first)
    return centralPlace([first, ...others.filter((place) => this.rank(place) === rank)])
  }

  /**
   * Whether the post has a postcode, for places or for post boxes. A list that is not the whole of Australia's cannot tell: true for all.
   */
  isPostcode(postcode: string): boolean {
    if (this.size < WHOLE_LIST || this.byPostcode.has(postcode)) return true
    // The list lacks some post boxes. Those of Queensland's 9000s are closed, but for those that it has.
    return isPostBoxPostcode(postcode) && postcode < '9000'
  }

  /** All places of a postcode, best known first. */
  placesOfPostcode(postcode: string): Place[] {
    return (this.byPostcode.get(postcode) ?? []).map(({ place }) => place)
  }

  /** All places of a name, spelled in full or abbreviated, best known first. */
  placesOfName(name: string): Place[] {
    const [reading] = readPlaceText(name)
    if (!reading || reading.words.length === 0) return []
    return (this.byName.get(reading.words.join('')) ?? []).map(({ place }) => place)
  }

  /**
   * Places for what a shopper typed, at most `max`, best first. A place that fits the name, state and postcode comes before
   * one that fits fewer of them, so that a wrong state or postcode still finds the name.
   */
  suggest(text: string, max: number): Place[] {
    const readings = readPlaceText(text)
    const tried = new Set<string>()
    const matchText = this.textMatcher()
    for (const { relax, misspelt } of RELAXATIONS) {
      const queries = readings.map(relax)
      // Without a state or a postcode there is nothing to give up, and the same search would find as little again.
      const key = JSON.stringify(queries)
      if (tried.has(key)) continue
      if (misspelt) tried.add(key)
      const found = this.search(queries, max, misspelt, matchText)
      if (found.length > 0) return found
    }
    return []
  }

  private search(queries: readonly PlaceQuery[], max: number, misspelt: boolean, matchText: MatchText): Place[] {
    const isUsual = (place: Place) => this.rank(place) < POSTAL_RANK || queries.some(({ postcode }) => postcode)
    const found = new Set<Place>()
    for (const match of Object.values(MATCH)) {
      const isGuess = match === MATCH.misspelt || match === MATCH.slip
      if ([...found].filter(isUsual).length >= max || (isGuess && (found.size > 0 || !misspelt))) continue
      for (const query of queries) for (const { place } of this.match(query, match, matchText)) found.add(place)
    }
    const usual = [...found].filter(isUsual)
    return (usual.length > 0 ? usual : [...found]).slice(0, max)
  }

  private match(query: PlaceQuery, match: number, matchText: MatchText): Entry[] {
    const { words, state, postcode } = query
    const fits = ({ place }: Entry) =>
      (state === null || place.state === state) && (postcode === '' || startsPostcode(place.postcode, postcode))
    if (words.length === 0) {
      if (match !== MATCH.prefix || (state === null && postcode === '')) return []
      return this.entries.filter(fits).slice(0, ENOUGH)
    }
    const found = matchText(words, match).filter(fits)
    return match === MATCH.exact ? found : found.slice(0, ENOUGH)
  }

  /** Finds entries by their names alone, best first, each name once: a search tries the same names with and without a state and a postcode. */
  private textMatcher(): MatchText {
    const matched = new Map<string, readonly Entry[]>()
    return (words, match) => {
      const key = `${match} ${words.join(' ')}`
      const found = matched.get(key) ?? this.matchWords(words, match)
      matched.set(key, found)
      return found
    }
  }

  private matchWords(words: readonly string[], match: number): readonly Entry[] {
    const joined = words.join('')
    const name = words.join(' ')
    if (match === MATCH.exact) return this.byName.get(joined) ?? []
    if (match === MATCH.misspelt) return matchMisspelt(this.byName, joined, maxMistakes(joined.length))
    if (match === MATCH.slip) return matchMisspelt(this.knownByName, joined, Math.min(1, maxMistakes(joined.length)))
    if (match === MATCH.prefix) return this.entries.filter((entry) => entry.joined.startsWith(joined))
    const part = match === MATCH.wordPrefix ? ` ${name}` : name
    return this.entries.filter((entry) => entry.name.includes(part))
  }
}

/** Entries whose names are within `max` mistakes, fewest first. */
function matchMisspelt(byName: ReadonlyMap<string, readonly Entry[]>, joined: string, max: number): Entry[] {
  if (max === 0) return []
  const found: { entries: readonly Entry[]; score: number }[] = []
  const letters = letterSet(joined)
  for (const [name, entries] of byName) {
    // Each letter that the name lacks is a mistake, and counting those is far cheaper than comparing every name.
    if (countLetters(letters & ~letterSet(name)) > max) continue
    const { whole, prefix } = editDistance(joined, name, max)
    // A wrong first letter is rare, and an unfinished name less likely than a finished one.
    const score = Math.min(whole, prefix + 1) + (name[0] === joined[0] ? 0 : 0.5)
    if (score <= max) found.push({ entries, score })
  }
  return found.sort((a, b) => a.score - b.score).flatMap(({ entries }) => entries)
}

/** Mistakes forgiven in a name of so many letters. */
function maxMistakes(letters: number): number {
  if (letters < 4) return 0
  if (letters < 6) return 1
  return letters < 10 ? 2 : 3
}

/** The letters and digits of a folded name, one bit each; some share a bit. */
function letterSet(name: string): number {
  let set = 0
  for (let index = 0; index < name.length; index++) set |= 1 << (name.charCodeAt(index) & 31)
  return set
}

function countLetters(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** "800" is the start of 8001 and, its zero dropped, all of 0800. */
function startsPostcode(postcode: string, typed: string): boolean {
  return postcode.startsWith(typed) || (typed.length === 3 && postcode === `0${typed}`)
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
