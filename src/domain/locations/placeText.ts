import type { Place } from './place'
import { AUSTRALIAN_STATES, type AustralianState } from './postcode'

/** One way to read what a shopper typed into a place search. */
export interface PlaceQuery {
  /** the words of the name, lower-case and spelled out; empty if only a state or postcode was typed */
  words: readonly string[]
  state: AustralianState | null
  /** the start of a postcode, or all four digits; empty if none was typed */
  postcode: string
}

/** Full names of the states, as the words that a shopper types. */
const STATE_NAMES: Record<AustralianState, string> = {
  ACT: 'australian capital territory',
  NSW: 'new south wales',
  NT: 'northern territory',
  QLD: 'queensland',
  SA: 'south australia',
  TAS: 'tasmania',
  VIC: 'victoria',
  WA: 'western australia',
}

/** Abbreviations in names of places. "pt" is a port or a point. */
const ABBREVIATIONS: Record<string, readonly string[]> = {
  bch: ['beach'],
  bvd: ['boulevard'],
  center: ['centre'],
  ck: ['creek'],
  crk: ['creek'],
  e: ['east'],
  est: ['estate'],
  ft: ['fort'],
  gdns: ['gardens'],
  harbor: ['harbour'],
  hbr: ['harbour'],
  hd: ['head'],
  hds: ['heads'],
  hts: ['heights'],
  is: ['island'],
  jct: ['junction'],
  jn: ['junction'],
  lwr: ['lower'],
  mt: ['mount'],
  mtn: ['mountain'],
  n: ['north'],
  nth: ['north'],
  pk: ['park'],
  pt: ['port', 'point'],
  s: ['south'],
  saint: ['st'],
  spgs: ['springs'],
  sth: ['south'],
  upr: ['upper'],
  vly: ['valley'],
  w: ['west'],
}

/**
 * What people call a place, and the name in the list of localities. Regions are named for their largest centre. Paramatta and
 * Freemantle exist too, but are nearly always misspellings.
 */
const ALIASES: Record<string, string> = {
  'adelaide hills': 'hahndorf',
  adl: 'adelaide',
  'albury wodonga': 'albury',
  alice: 'alice springs',
  'atherton tablelands': 'atherton',
  'ayers rock': 'yulara',
  barossa: 'tanunda',
  'barossa valley': 'tanunda',
  'bellarine peninsula': 'ocean grove',
  'blue mountains': 'katoomba',
  bne: 'brisbane',
  brissie: 'brisbane',
  brisvegas: 'brisbane',
  'central coast': 'gosford',
  coffs: 'coffs harbour',
  'darling downs': 'toowoomba',
  'fleurieu peninsula': 'victor harbor',
  freemantle: 'fremantle',
  freo: 'fremantle',
  gippsland: 'traralgon',
  'gold coast': 'southport',
  goldie: 'southport',
  'granite belt': 'stanthorpe',
  'hills district': 'castle hill',
  'hunter valley': 'cessnock',
  illawarra: 'wollongong',
  'inner west': 'leichhardt',
  'kangaroo island': 'kingscote',
  'kings x': 'kings cross',
  'latrobe valley': 'traralgon',
  melb: 'melbourne',
  'mid north coast': 'port macquarie',
  'mornington peninsula': 'mornington',
  'new england': 'armidale',
  newy: 'newcastle',
  'northern beaches': 'dee why',
  'northern rivers': 'lismore',
  paramatta: 'parramatta',
  'phillip island': 'cowes',
  pilbara: 'karratha',
  'port mac': 'port macquarie',
  'port phillip': 'st kilda',
  riverina: 'wagga wagga',
  rocky: 'rockhampton',
  'southern highlands': 'bowral',
  'sunny coast': 'maroochydore',
  'sunshine coast': 'maroochydore',
  surfers: 'surfers paradise',
  syd: 'sydney',
  'the alice': 'alice springs',
  'the gong': 'wollongong',
  'the shire': 'sutherland',
  'top end': 'darwin',
  uluru: 'yulara',
  'western sydney': 'parramatta',
  whitsundays: 'airlie beach',
  'yarra valley': 'healesville',
}

/** What people call a state. */
const STATE_NICKNAMES: Record<string, AustralianState> = { tassie: 'TAS' }

/** Places that are written as a number, which no postcode has. */
const NUMBER_NAMES: Record<string, string> = { 1770: 'seventeen seventy' }

/** Words after a city's name that mean its centre. */
const CENTRE = /\s(?:c\s?b\s?d|city cent(?:re|er)|city|central|inner city|metro)$/

/** The same before it: "CBD Melbourne". */
const CENTRE_BEFORE = /^(?:c\s?b\s?d|inner city)\s/

/** Maximum readings of one text, which bounds the work of a search. */
const MAX_READINGS = 12

/** Characters of the longest text that is read. The longest name of a place has 39. */
const MAX_LENGTH = 100

/** The words of a place's name, in its first 100 characters: lower-case, without accents and punctuation, "Saint" and "St." both as "st". */
export function placeWords(name: string): string[] {
  return foldName(name.slice(0, MAX_LENGTH))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word === 'saint' ? 'st' : word))
}

/**
 * The ways to read a typed place, likeliest first: "suburb state postcode" and parts in any order, with abbreviations, aliases
 * and "CBD". A trailing state name may be part of the name, as in Port Victoria, and is read both ways. Empty if nothing was
 * typed, or more than 100 characters, which are no place.
 */
export function readPlaceText(text: string): PlaceQuery[] {
  if (text.length > MAX_LENGTH) return []
  const tokens = foldName(text).split(' ').filter(Boolean)
  let state: AustralianState | null = null
  let postcode = ''
  const rest: string[] = []
  for (const token of tokens) {
    const asState = STATE_NICKNAMES[token] ?? AUSTRALIAN_STATES.find((code) => code.toLowerCase() === token)
    if (asState && state === null) state = asState
    else if (/^\d{4}$/.test(token) || (tokens.length === 1 && /^\d{1,3}$/.test(token))) postcode ||= token
    else rest.push(token)
  }
  const name = withoutCountry(rest.join(' ').replace(/\bwest australia$/, 'western australia'))
  const numberName = NUMBER_NAMES[postcode]
  if (name === '' && numberName) return [{ words: numberName.split(' '), state, postcode: '' }]
  if (name === '') return state || postcode ? [{ words: [], state, postcode }] : []

  const readings: PlaceQuery[] = []
  const add = (typed: string, typedState: AustralianState | null) => {
    for (const words of spellOut(typed.split(' ').filter(Boolean)))
      if (readings.length < MAX_READINGS) readings.push({ words, state: typedState, postcode })
  }
  const addWithCentre = (typed: string, typedState: AustralianState | null) => {
    const centre = ALIASES[typed.replace(CENTRE, '').replace(CENTRE_BEFORE, '')]
    if (centre) add(centre, typedState)
    add(typed, typedState)
    if (CENTRE.test(typed)) add(typed.replace(CENTRE, ''), typedState)
    if (CENTRE_BEFORE.test(typed)) add(typed.replace(CENTRE_BEFORE, ''), typedState)
  }
  addWithCentre(name, state)
  if (state === null) {
    for (const code of AUSTRALIAN_STATES) {
      const full = STATE_NAMES[code]
      if (name === full) readings.push({ words: [], state: code, postcode })
      else if (name.endsWith(` ${full}`)) addWithCentre(name.slice(0, -full.length - 1), code)
    }
  }
  return readings
}

/** True if a place's name begins with what was typed, and its state and postcode fit: "mt is", "geelong vic". */
export function beginsWithTyped({ name, state, postcode }: Place, text: string): boolean {
  const joined = placeWords(name).join('')
  return readPlaceText(text).some(
    (query) =>
      joined.startsWith(query.words.join('')) &&
      (query.state === null || query.state === state) &&
      postcode.startsWith(query.postcode),
  )
}

/** A name without the country at its end, which is part of two states' names. */
function withoutCountry(name: string): string {
  if (!name.endsWith('australia')) return name
  const before = name.slice(0, -'australia'.length).trimEnd()
  return ['south', 'western'].includes(before.split(' ').at(-1) ?? '') ? name : before
}

/** The words with abbreviations spelled out, in every combination. The text as typed comes first where it may be a name. */
function spellOut(words: readonly string[]): string[][] {
  let combinations: string[][] = [[]]
  words.forEach((word, index) => {
    const isOnlyLetter = word.length === 1 && words.length === 1
    const full = isOnlyLetter ? undefined : ABBREVIATIONS[word]
    // The last word may still be unfinished: "mt is" is on its way to Mount Isa.
    const options = full ? [...full, ...(index === words.length - 1 && word !== 'saint' ? [word] : [])] : [word]
    // Each goes on as at least one, so the first twelve at the end begin with the first twelve here.
    combinations = combinations.flatMap((start) => options.map((option) => [...start, option])).slice(0, MAX_READINGS)
  })
  return combinations
}

/** Lower-case without accents; apostrophes and full stops close up, other punctuation separates. */
function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`.]/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
