import { facetValueLabel } from '../facetLabels'
import { HIERARCHY_SEPARATOR } from '../hierarchy'
import { makeAndModel } from '../modelNames'
import { NUMBERS_OF_SOME } from './amounts'
import {
  CONCEPTS,
  type Concept,
  FEATURE_PHRASES,
  NICKNAMES,
  STOP_WORDS,
  TEXT_PHRASES,
  WEAK_FIRST_WORDS,
} from './concepts'
import { COMMON_WORDS, KNOWN_MODELS } from './knownModels'
import { nameWords, squash } from './typedTokens'
import { findTypoKeys } from './typos'

/** What a phrase means: values of an attribute of the stock. */
export interface Meaning {
  attribute: string
  values: readonly string[]
  /** those of the values that rank first: the body "Wagon" before others that the word stands for */
  best: readonly string[]
  /** on the chip */
  label: string
}

/** Words that staff have given a meaning: "beast" means "dual cab diesel". */
export interface SearchSynonym {
  words: readonly string[]
  means: string
}

/** A town with the site's own cars, in degrees. */
export interface LexiconPlace {
  name: string
  lat: number
  lng: number
}

/** What a site's stock contains: the values of each attribute, and where its cars are. */
export interface StockValues {
  values: Readonly<Record<string, readonly string[]>>
  places: readonly LexiconPlace[]
  /** attributes with numbers that some car has: "weekly_price" only where repayments are shown */
  numbers: ReadonlySet<string>
  /** the kinds of vehicle (`item_type`) for sale in each category, where that is known */
  categoryKinds?: ReadonlyMap<string, ReadonlySet<string>>
}

/** Every phrase that means something on a site, by its letters and digits without spaces. */
export interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>
  /** the same phrases as they are written, by their letters and digits */
  phrases: ReadonlyMap<string, string>
  /** words of the stock's badges that follow each other */
  badges: ReadonlyMap<string, BadgeWords>
  /** the phrases from which one typo leads to another, see `correctTypo` */
  typos: ReadonlyMap<string, readonly string[]>
  /** the meanings of the words of staff */
  synonyms: ReadonlyMap<string, string>
  places: ReadonlyMap<string, LexiconPlace>
  numbers: ReadonlySet<string>
  categoryKinds: ReadonlyMap<string, ReadonlySet<string>>
  /** letters and digits of the longest phrase */
  longest: number
}

/** Words of a badge: "GLC300" and "G25 Touring" of "G25 Touring SP". */
export interface BadgeWords {
  /** as the stock writes them */
  written: string
  /** the models that have such a badge, as values of `make_model` */
  models: ReadonlySet<string>
}

/** Attributes whose values are understood as they are, in order of precedence. */
const NAMED_ATTRIBUTES = [
  'city',
  'location_name',
  'dealership_name',
  'categories',
  'filtered_features',
  'tag',
  'body_style',
  'body',
  'colour',
  'fuel',
  'transmission',
  'drive',
] as const

/** Attributes that a lexicon needs the stock's values of. */
export const LEXICON_ATTRIBUTES: readonly string[] = [
  'make',
  'make_model',
  'make_model_badge',
  'car_type',
  'certified',
  'status',
  'item_type',
  'state',
  'details',
  ...NAMED_ATTRIBUTES,
]

/** Attributes that a lexicon needs to know of whether any car has a number. */
export const LEXICON_NUMBERS: readonly string[] = [...NUMBERS_OF_SOME, 'km', 'doors', 'seats', 'sleeps']

const STATE_NAMES: Readonly<Record<string, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  ACT: 'Australian Capital Territory',
}

/** Models whose name is a word for a kind of car are understood only together with their make: "GWM Ute". */
const AMBIGUOUS_ATTRIBUTES: ReadonlySet<string> = new Set(['body', 'body_style', 'car_type', 'fuel', 'colour'])

/** Builds a site's lexicon from its stock, the built-in words and those of its staff. Earlier entries win. */
export function buildLexicon(
  { values, places, numbers, categoryKinds = new Map() }: StockValues,
  synonyms: readonly SearchSynonym[],
): Lexicon {
  const meanings = new Map<string, Meaning>()
  const phrases = new Map<string, string>()
  const addKey = (key: string, phrase: string, meaning: Meaning) => {
    if (key === '' || meanings.has(key)) return
    meanings.set(key, meaning)
    phrases.set(key, phrase)
  }
  const add = (phrase: string, meaning: Meaning) => addKey(squash(phrase), phrase, meaning)
  const concepts = KEYED_CONCEPTS.flatMap(({ concept, keys }) => {
    const meaning = conceptMeaning(concept, values)
    return meaning ? [{ concept, keys, meaning }] : []
  })
  const concrete = concepts.filter(({ meaning }) => meaning.present)
  const reserved = new Set(
    concrete
      .filter(({ concept }) => AMBIGUOUS_ATTRIBUTES.has(concept.attribute))
      .flatMap(({ keys }) => keys.map(([key]) => key)),
  )
  addMakesAndModels(values, add, reserved)
  for (const { keys, meaning } of concrete) for (const [key, phrase] of keys) addKey(key, phrase, meaning)
  for (const attribute of NAMED_ATTRIBUTES) {
    for (const value of values[attribute] ?? []) {
      const label = facetValueLabel(attribute, value)
      const meaning: Meaning = { attribute, values: [value], best: [], label }
      if (isWorthNaming(value)) add(value, meaning)
      if (attribute === 'filtered_features') {
        for (const phrase of splitPhrases(FEATURE_PHRASES[value] ?? '')) add(phrase, meaning)
      }
    }
  }
  for (const [alias, meaning] of placeAliases(values)) add(alias, meaning)
  for (const state of values.state ?? []) {
    const meaning: Meaning = { attribute: 'state', values: [state], best: [], label: state }
    add(state, meaning)
    if (STATE_NAMES[state]) add(STATE_NAMES[state], meaning)
  }
  // Words for what the stock has none of come last, so that they never hide a value that it has.
  for (const { keys, meaning } of concepts) for (const [key, phrase] of keys) addKey(key, phrase, meaning)
  const badges = badgeWords(values.make_model_badge ?? [], meanings)
  const typos = findTypoKeys(
    [...meanings]
      .filter(([key, { attribute }]) => isCorrected(attribute) && isShort(phrases.get(key) ?? ''))
      .map(([key]) => key),
  )
  // Makes and models that the stock has none of: nothing is found, and the page says what is missing and what comes close.
  addKnownModels((phrase, meaning) => {
    const key = squash(phrase)
    // They are understood, but never suggested: no car has them.
    if (!badges.has(key) && !meanings.has(key)) meanings.set(key, meaning)
  })
  // A stock of one kind needs no word for it.
  if ((values.item_type?.length ?? 0) < 2) dropKinds(meanings)

  const synonymMeanings = new Map(
    synonyms.flatMap(({ words, means }) => words.map((word) => [squash(word), means] as const)),
  )
  return {
    meanings,
    phrases,
    badges,
    typos,
    synonyms: synonymMeanings,
    // The town itself comes before another whose suburb has its name.
    places: new Map([
      ...places.map((place) => [squash(townOf(place.name)), { ...place, name: townOf(place.name) }] as const),
      ...places.map((place) => [squash(place.name), place] as const),
    ]),
    numbers,
    categoryKinds,
    longest: Math.max(LONGEST_TEXT, ...[...meanings.keys(), ...synonymMeanings.keys()].map(({ length }) => length)),
  }
}

/** What phrases that stock is likely to write otherwise are searched as, by their letters and digits. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(TEXT_PHRASES).flatMap(([text, phrases]) =>
    splitPhrases(phrases).map((phrase) => [squash(phrase), text] as const),
  ),
)

const LONGEST_TEXT = Math.max(...[...TEXTS.keys()].map(({ length }) => length))

/** The concepts with their phrases by letters and digits: a lexicon is built again after each change of a stock. */
const KEYED_CONCEPTS = CONCEPTS.map((concept) => ({
  concept,
  keys: splitPhrases(concept.phrases).map((phrase) => [squash(phrase), phrase] as const),
}))

/** "Newcastle West" is a part of Newcastle. */
const townOf = (city: string): string =>
  city.replace(/ (north|south|east|west|central|city|cbd|heights|junction|beach|bay)$/i, '')

/** Shorter names of places: the town of a suburb, and a location's name without the words that all of them have. */
function placeAliases(values: StockValues['values']): [string, Meaning][] {
  const cities = (values.city ?? []).filter((city) => townOf(city) !== city)
  const locations = (values.location_name ?? []).map((name) => ({ name, words: name.split(/\s+/) }))
  const isShared = (word: string) => locations.every(({ words }) => words.includes(word))
  return [
    ...cities.map((city): [string, Meaning] => [
      townOf(city),
      { attribute: 'city', values: [city], best: [], label: townOf(city) },
    ]),
    ...locations.flatMap(({ name, words }): [string, Meaning][] => {
      const own = words.filter((word) => !isShared(word)).join(' ')
      if (locations.length < 2 || own === name || own === '') return []
      return [[own, { attribute: 'location_name', values: [name], best: [], label: name }]]
    }),
  ]
}

/** A name of one or two letters, such as the category "S", is more likely part of another. */
const isWorthNaming = (value: string) => squash(value).length > 2 || /^\d[a-z]+/i.test(value)

function dropKinds(meanings: Map<string, Meaning>): void {
  for (const [key, { attribute }] of meanings) if (attribute === 'item_type') meanings.delete(key)
}

interface ConceptMeaning extends Meaning {
  /** the stock has such a value */
  present: boolean
}

function conceptMeaning(concept: Concept, values: StockValues['values']): ConceptMeaning | null {
  const { attribute, label, otherwise, absent, unless, within } = concept
  const hasSome = (of: { attribute: string; values: RegExp }) =>
    (values[of.attribute] ?? []).some((value) => of.values.test(value))
  if ((unless && hasSome(unless)) || (within && !hasSome(within))) return null
  const find = (name: string, pattern: RegExp) =>
    (values[name] ?? []).filter((value) => pattern.test(value) && !concept.except?.test(value))
  const found = find(attribute, concept.values)
  const named = (of: string, list: readonly string[], present: boolean): ConceptMeaning => {
    const best = list.filter((value) => squash(value) === squash(label))
    return { attribute: of, values: list, best: best.length < list.length ? best : [], label, present }
  }
  if (found.length > 0) return named(attribute, found, true)
  const others = otherwise ? find(otherwise.attribute, otherwise.values) : []
  if (otherwise && others.length > 0) return named(otherwise.attribute, others, true)
  return absent === undefined ? null : named(attribute, [absent], false)
}

/** Facts of a car that its badge agrees with: "Hybrid" is a fuel whatever the badge says. */
const FACTS: ReadonlySet<string> = new Set([
  ...['body', 'body_style', 'car_type', 'certified', 'colour', 'drive', 'fuel', 'item_type', 'status', 'transmission'],
])

export const isFact = (attribute: string): boolean => FACTS.has(attribute)

/** Typos are looked for in one word or two, see `correctTypo`. */
const isShort = (phrase: string): boolean => !/\S\s+\S+\s+\S/.test(phrase)

/** What a dealer calls its places and offers is not corrected. */
const isCorrected = (attribute: string): boolean =>
  !['location_name', 'dealership_name', 'tag', 'status'].includes(attribute)

/** Words of a badge that are read together at most. */
const MAX_BADGE_WORDS = 5

/** Every run of words of the stock's badges ("Toyota > HiLux > SR5"), without those that name a fact. */
function badgeWords(values: readonly string[], meanings: ReadonlyMap<string, Meaning>): Map<string, BadgeWords> {
  const found = new Map<string, { written: string; models: Set<string> }>()
  const isFactWord = (word: string) => isFact(meanings.get(word.toLowerCase())?.attribute ?? '')
  for (const value of values) {
    const at = value.lastIndexOf(HIERARCHY_SEPARATOR)
    const model = value.slice(0, at)
    const badge = value.slice(at + HIERARCHY_SEPARATOR.length)
    const words = Array.from(badge.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    for (let from = 0; from < words.length; from++) {
      for (let to = from; to < Math.min(words.length, from + MAX_BADGE_WORDS); to++) {
        const last = words[to] as RegExpExecArray
        if (isFactWord(last[0])) break
        const written = badge.slice((words[from] as RegExpExecArray).index, last.index + last[0].length)
        const key = squash(written)
        const known = found.get(key)
        if (known) known.models.add(model)
        else found.set(key, { written, models: new Set([model]) })
      }
    }
  }
  return found
}

function addKnownModels(add: Add): void {
  for (const { make, nicknames, models } of KNOWN_MODELS) {
    const ofMake: Meaning = { attribute: 'make', values: [make], best: [], label: make }
    for (const name of [make, ...nicknames]) add(name, ofMake)
    for (const { name } of models) {
      const meaning: Meaning = {
        attribute: 'make_model',
        values: [`${make}${HIERARCHY_SEPARATOR}${name}`],
        best: [],
        label: makeAndModel(make, name),
      }
      add(`${make} ${name}`, meaning)
      for (const nickname of nicknames) add(`${nickname} ${name}`, meaning)
      // Short numbers, and names that are also words, are understood only behind their make.
      if (squash(name).length > 2 && !COMMON_WORDS.has(name.toLowerCase()) && !/^\d+$/.test(name)) add(name, meaning)
    }
  }
}

type Add = (phrase: string, meaning: Meaning) => void

const makeOf = (model: string): string => model.split(HIERARCHY_SEPARATOR)[0] ?? ''

function addMakesAndModels(values: StockValues['values'], add: Add, reserved: ReadonlySet<string>): void {
  const makes = values.make ?? []
  const models = (values.make_model ?? []).map((value) => {
    const [make = '', model = ''] = value.split(HIERARCHY_SEPARATOR)
    return { value, make, model }
  })
  const makeMeaning = (make: string): Meaning => ({ attribute: 'make', values: [make], best: [], label: make })
  const isOwnMake = new Set(makes.map(squash))
  for (const make of makes) add(make, makeMeaning(make))

  // A model's name is that model alone, as on its landing; only where there is none does it mean its family: "Corolla" the Corolla Cross.
  const byKey = new Map<string, { exact: Set<string>; family: Set<string>; name: string }>()
  const note = (key: string, kind: 'exact' | 'family', value: string, name: string) => {
    const entry = byKey.get(key) ?? { exact: new Set(), family: new Set(), name }
    if (kind === 'exact' && entry.exact.size === 0) entry.name = name
    entry[kind].add(value)
    byKey.set(key, entry)
  }
  for (const { value, model } of models) {
    const words = nameWords(model)
    const exact = squash(model)
    note(exact, 'exact', value, model)
    for (let count = 1; count < words.length; count++) {
      const family = words.slice(0, count)
      const key = family.join('')
      const isWeak = count === 1 && (key.length < 2 || WEAK_FIRST_WORDS.has(key) || STOP_WORDS.has(key))
      // "Series" and "Class" behind a code only complete it: "M7" is the M7 Series.
      if (!isWeak) note(key, 'family', value, model)
    }
  }
  const modelMeanings = new Map(
    [...byKey].map(([key, { exact, family, name }]) => {
      const all = exact.size > 0 ? [...exact] : [...family]
      const ofMakes = new Set(all.map(makeOf))
      const make = ofMakes.size === 1 ? [...ofMakes][0] : undefined
      const title = exact.size > 0 ? name : commonName(name, key)
      const meaning: Meaning = {
        attribute: 'make_model',
        values: all,
        best: [],
        label: make ? makeAndModel(make, title) : title,
      }
      return [key, meaning] as const
    }),
  )
  for (const [key, meaning] of modelMeanings) {
    const { exact, family } = byKey.get(key) as NonNullable<ReturnType<typeof byKey.get>>
    for (const make of new Set(Array.from([...exact, ...family], (value) => squash(makeOf(value))))) {
      const isOwn = (value: string) => squash(makeOf(value)) === make
      const own = [...exact].filter(isOwn)
      add(`${make}${key}`, { ...meaning, values: own.length > 0 ? own : [...family].filter(isOwn) })
    }
    // A number alone is a year, a price or part of another name; a word for a kind of car is that.
    if (/^\d{1,2}$/.test(key) || key.length < 2 || reserved.has(key) || isOwnMake.has(key)) continue
    add(key, meaning)
  }
  for (const [name, nicknames] of Object.entries(NICKNAMES)) {
    const key = squash(name)
    const meaning = makes.some((make) => squash(make) === key)
      ? makeMeaning(makes.find((make) => squash(make) === key) as string)
      : modelMeanings.get(key)
    if (meaning) for (const nickname of splitPhrases(nicknames)) add(nickname, meaning)
  }
  for (const make of makes) {
    const [first = '', ...more] = nameWords(make)
    if (more.length > 0 && first.length > 2 && !WEAK_FIRST_WORDS.has(first) && !STOP_WORDS.has(first))
      add(first, makeMeaning(make))
  }
}

/** The first words of a model's name whose letters are `key`: "LandCruiser" of "LandCruiser Prado". */
function commonName(model: string, key: string): string {
  const words = model.split(/\s+/)
  for (let count = 1; count <= words.length; count++) {
    const name = words.slice(0, count).join(' ')
    if (squash(name) === key) return name
  }
  return model
}

function splitPhrases(text: string): string[] {
  return text === '' ? [] : text.split(',').map((phrase) => phrase.trim())
}
