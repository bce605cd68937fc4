import { isDash, type TypedToken } from './typedTokens'

/** A range of a number attribute that was typed: "under 40k", "2019 or newer", "7 seater". */
export interface TypedRange {
  attribute: RangeAttribute
  min: number | null
  max: number | null
  /** the exact amount that was named, which ranks first within an open range */
  exact: number | null
  /** the number of tokens that it takes */
  length: number
}

export type RangeAttribute =
  | 'price'
  | 'weekly_price'
  | 'km'
  | 'year'
  | 'seats'
  | 'doors'
  | 'sleeps'
  | 'aggregate_trailer_mass_kg'
  | 'towing_capacity_braked_kg'
  | 'body_length_feet'
  | 'power_kw'

type Unit = RangeAttribute | 'kg' | 'hp' | 'number'

/** Kilometres of a car with "low kms". */
export const LOW_KM = 50_000

/** The part of an amount by which "around" it may be exceeded or missed. */
const AROUND = 0.1

/** Years before the current one in which a "late model" was built. */
const LATE_MODEL_YEARS = 3

export const KW_PER_HP = 0.7457

const MAX_WORDS = phraseSet(
  'under, below, less than, up to, upto, max, maximum, no more than, not more than, at most, cheaper than, lower than, fewer than, within, budget, max of, budget of, maximum of, before, older than, less then, <, smaller than, shorter than, lighter than',
)
const MIN_WORDS = phraseSet(
  'over, above, more than, at least, min, minimum, from, starting at, starting from, greater than, after, since, newer than, >, longer than, heavier than, more then',
)
const AROUND_WORDS = phraseSet('around, about, approx, approximately, roughly, circa, ~, near')
const OR_MORE = phraseSet(
  '+, or newer, or later, and newer, and later, and up, or up, or more, and over, or over, and above, or above, onwards, plus, upwards, and onwards, newer, or better',
)
const OR_LESS = phraseSet(
  'or less, or under, and under, or below, and below, or older, and older, max, maximum, or cheaper, or lower, tops',
)
const TO_WORDS = phraseSet('to, and, through, till')
const WEEK_WORDS = phraseSet('a week, per week, pw, p w, weekly, week, wk, per wk, a wk, each week')
const THOUSAND_WORDS = phraseSet('k, grand, thousand, thou')

const UNITS: Record<string, Unit> = {
  ...unit('km', 'km, kms, kilometre, kilometres, kilometer, kilometers, klm, klms, ks, kays'),
  ...unit('kg', 'kg, kgs, kilo, kilos, kilograms'),
  ...unit('body_length_feet', 'ft, foot, feet, footer'),
  ...unit('hp', 'hp, horsepower, horse, bhp'),
  ...unit('power_kw', 'kw, kilowatt, kilowatts'),
  ...unit('seats', 'seat, seats, seater, seaters, seated, str'),
  ...unit('doors', 'door, doors, dr'),
  ...unit('sleeps', 'berth, berths, bunk berth, people, person'),
  ...unit('price', 'dollars, dollar, bucks, aud'),
}
const SMALL_NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
}
const TONNES = phraseSet('t, tonne, tonnes, ton, tons')
const TOW_WORDS = phraseSet('tow, tows, towing, towing capacity, tow capacity, braked, towing over')
const WEIGHT_WORDS = phraseSet('atm, tare, loaded, weight')

interface Amount {
  value: number
  unit: Unit
  /** it was written as money: with a dollar sign, "k" or "grand" */
  money: boolean
  /** "40k" without a unit: the first number of "30-40k" takes it over */
  thousands: boolean
  next: number
}

/** Reads a range that begins at a token; null if there is none. `year` is the current one. */
export function readRange(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  return readNamedRange(tokens, from, year) ?? readNumbers(tokens, from, year)
}

/** Ranges without a number of their own: "low kms", "late model", "sleeps 4", "tows 3000 kg". */
function readNamedRange(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  const low = phraseAt(tokens, from, LOW_KM_PHRASES)
  if (low > 0) return range('km', null, LOW_KM, null, low)
  const late = phraseAt(tokens, from, LATE_MODEL_PHRASES)
  if (late > 0) return range('year', year - LATE_MODEL_YEARS, null, null, late)
  const sleeps = phraseAt(tokens, from, SLEEPS_PHRASES)
  if (sleeps > 0) {
    const amount = readAmount(tokens, from + sleeps, year)
    if (amount && amount.value >= 1 && amount.value <= 12 && !amount.money)
      return range('sleeps', amount.value, null, amount.value, amount.next - from)
  }
  const tow = phraseAt(tokens, from, TOW_WORDS)
  if (tow > 0) {
    const over = phraseAt(tokens, from + tow, MIN_WORDS) + phraseAt(tokens, from + tow, MAX_WORDS)
    const amount = readAmount(tokens, from + tow + over, year)
    const kg = amount && toKg(amount)
    if (amount && kg) return range('towing_capacity_braked_kg', kg, null, null, amount.next - from)
  }
  return null
}

const LOW_KM_PHRASES = phraseSet(
  'low kms, low km, low ks, low kays, low kilometres, low kilometers, low mileage, low klms, lowkms',
)
const LATE_MODEL_PHRASES = phraseSet('late model, late models, near new')
const SLEEPS_PHRASES = phraseSet('sleeps, sleep, sleeping')

function readNumbers(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  let at = from
  let bound: 'max' | 'min' | 'around' | 'between' | null = null
  const words = [
    ['between', phraseAt(tokens, at, BETWEEN)],
    ['max', phraseAt(tokens, at, MAX_WORDS)],
    ['min', phraseAt(tokens, at, MIN_WORDS)],
    ['around', phraseAt(tokens, at, AROUND_WORDS)],
  ] as const
  const longest = words.reduce((best, word) => (word[1] > best[1] ? word : best))
  if (longest[1] > 0) {
    bound = longest[0]
    at += longest[1]
  }
  const isExclusive = bound !== null && /^(after|before|newer|older)$/.test(tokens[from]?.text ?? '')
  const first = readAmount(tokens, at, year)
  if (first === null) return null
  const second = bound === 'max' ? null : readSecond(tokens, first.next, year)
  if (second !== null) return between(first, second, from, year)
  let end = first.next
  if (bound === null) {
    const more = phraseAt(tokens, end, OR_MORE)
    const less = phraseAt(tokens, end, OR_LESS)
    if (more > 0 && more >= less) bound = 'min'
    else if (less > 0) bound = 'max'
    end += Math.max(more, less)
  } else end += phraseAt(tokens, end, OR_LESS_OR_MORE)
  return toRange(first, bound === 'between' ? 'around' : bound, isExclusive, tokens, end, from, year)
}

const BETWEEN = phraseSet('between, from between')
const OR_LESS_OR_MORE = phraseSet('or less, or more, max')

/** The second amount of "30-40k", "30 to 40k" or "2018 and 2020". */
function readSecond(tokens: readonly TypedToken[], at: number, year: number): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  const joined = isDash(token) ? 1 : phraseAt(tokens, at, TO_WORDS)
  return joined === 0 ? null : readAmount(tokens, at + joined, year)
}

function between(first: Amount, second: Amount, from: number, year: number): TypedRange | null {
  const attribute = attributeOf(second, true, year) ?? attributeOf(first, true, year)
  if (attribute === null) return null
  const scale = second.thousands && !first.thousands && first.value < 1000 ? 1000 : 1
  const [a, b] = [toAttribute(first.value * scale, second, attribute), toAttribute(second.value, second, attribute)]
  if (attribute === 'year' && !isYear(first.value, year)) return null
  return range(attribute, Math.min(a, b), Math.max(a, b), null, second.next - from)
}

function toRange(
  amount: Amount,
  bound: 'max' | 'min' | 'around' | null,
  isExclusive: boolean,
  tokens: readonly TypedToken[],
  end: number,
  from: number,
  year: number,
): TypedRange | null {
  let attribute = attributeOf(amount, bound !== null, year)
  if (attribute === null) return null
  let next = end
  if (attribute === 'aggregate_trailer_mass_kg') {
    const tow = phraseAt(tokens, next, TOW_WORDS)
    next += tow || phraseAt(tokens, next, WEIGHT_WORDS)
    if (tow > 0) attribute = 'towing_capacity_braked_kg'
  }
  if (attribute === 'price' && amount.unit !== 'price') next += phraseAt(tokens, next, PRICE_NOTES)
  const value = toAttribute(amount.value, amount, attribute)
  const done = (min: number | null, max: number | null, exact: number | null = null) =>
    range(attribute, min, max, exact, next - from)
  switch (attribute) {
    case 'year':
      if (bound === 'max') return done(null, isExclusive ? value - 1 : value)
      if (bound === 'min') return done(isExclusive ? value + 1 : value, null)
      return bound === 'around' ? done(value - 1, value + 1, value) : done(value, value)
    case 'seats':
    case 'doors':
      if (bound === 'min') return done(value, null)
      return bound === 'max' ? done(null, value) : done(value, value)
    case 'sleeps':
      return bound === 'max' ? done(null, value) : done(value, null, value)
    case 'towing_capacity_braked_kg':
      return bound === 'max' ? done(null, value) : done(value, null)
    case 'power_kw':
      if (bound === 'min') return done(value, null)
      if (bound === 'max') return done(null, value)
      return done(Math.floor(value * (1 - AROUND)), Math.ceil(value * (1 + AROUND)), value)
    case 'body_length_feet':
      if (bound === 'min') return done(value, null)
      if (bound === 'max') return done(null, value)
      return done(value - 0.5, value + 0.9)
    default:
      if (bound === 'min') return done(value, null)
      if (bound !== 'around') return done(null, value)
      return done(Math.round(value * (1 - AROUND)), Math.round(value * (1 + AROUND)))
  }
}

const PRICE_NOTES = phraseSet('drive away, driveaway, budget, or nearest offer, ono, max')

function attributeOf(amount: Amount, isBound: boolean, year: number): RangeAttribute | null {
  const { unit, value, money } = amount
  switch (unit) {
    case 'number':
      if (money) return 'price'
      if (isYear(value, year)) return 'year'
      return isBound && value >= 1000 ? 'price' : null
    case 'kg':
      return 'aggregate_trailer_mass_kg'
    case 'hp':
      return 'power_kw'
    case 'seats':
    case 'doors':
    case 'sleeps':
      return value >= 1 && value <= 60 ? unit : null
    default:
      return unit
  }
}

function toAttribute(value: number, { unit }: Amount, attribute: RangeAttribute): number {
  if (attribute === 'power_kw' && unit === 'hp') return Math.round(value * KW_PER_HP)
  return value
}

const isYear = (value: number, year: number) => Number.isInteger(value) && value >= 1950 && value <= year + 2

function toKg({ value, unit }: Amount): number | null {
  if (unit === 'kg') return value
  return unit === 'number' && value >= 300 && value <= 10_000 ? value : null
}

const NUMBER = /^(\$?)(\d+(?:[.,]\d+)*)([a-z]*)$/

function readAmount(tokens: readonly TypedToken[], at: number, year: number): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  const small = SMALL_NUMBERS[token.text]
  const match = small === undefined ? NUMBER.exec(token.text) : null
  if (small === undefined && match === null) return null
  const dollar = match?.[1] === '$'
  let value = small ?? parseNumber(match?.[2] as string)
  let suffix = match?.[3] ?? ''
  let next = at + 1
  let thousands = false
  const takeWord = (phrases: PhraseSet) => {
    if (suffix !== '') return 0
    return phraseAt(tokens, next, phrases)
  }
  if (suffix === 'k' || suffix === 'grand') {
    thousands = true
    suffix = ''
  } else {
    const thousand = small === undefined ? takeWord(THOUSAND_WORDS) : 0
    if (thousand > 0) {
      thousands = true
      next += thousand
    }
  }
  if (thousands) value *= 1000
  const tonnes = TONNES.phrases.has(suffix) ? 1 : takeWord(TONNES)
  if (tonnes > 0 && value < 50) {
    if (suffix === '') next += tonnes
    return { value: value * 1000, unit: 'kg', money: false, thousands: false, next }
  }
  if (suffix !== '') {
    const suffixUnit = UNITS[suffix]
    if (suffixUnit === undefined) return null
    return { value, unit: suffixUnit, money: suffixUnit === 'price', thousands, next }
  }
  const week = phraseAt(tokens, next, WEEK_WORDS)
  if (week > 0 && small === undefined && value < 2000)
    return { value, unit: 'weekly_price', money: true, thousands, next: next + week }
  const dashed = tokens[next] && isDash(tokens[next] as TypedToken) && !thousands ? 1 : 0
  const unitToken = tokens[next + dashed]
  const unitOf = unitToken === undefined ? undefined : UNITS[unitToken.text]
  if (unitOf !== undefined && !(dashed === 1 && unitOf === 'km') && !(dollar && unitOf !== 'price'))
    return { value, unit: unitOf, money: unitOf === 'price', thousands, next: next + dashed + 1 }
  // A small number in words needs its unit: "one" and "two" are also other words.
  if (small !== undefined) return null
  if (!dollar && !thousands && value >= 1950 && value <= year + 2 && Number.isInteger(value))
    return { value, unit: 'number', money: false, thousands, next }
  return { value, unit: 'number', money: dollar || thousands, thousands, next }
}

/** "25,000" and "25000"; a comma before three digits separates thousands. */
function parseNumber(text: string): number {
  return Number(text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replaceAll(',', '.'))
}

function range(
  attribute: RangeAttribute,
  min: number | null,
  max: number | null,
  exact: number | null,
  length: number,
): TypedRange {
  return { attribute, min, max, exact, length }
}

/** Phrases of up to `longest` words, each joined by single spaces. */
interface PhraseSet {
  phrases: ReadonlySet<string>
  longest: number
}

function phraseSet(text: string): PhraseSet {
  const phrases = text.split(',').map((phrase) => phrase.trim())
  return { phrases: new Set(phrases), longest: Math.max(...phrases.map((phrase) => phrase.split(' ').length)) }
}

/** The number of tokens of the longest phrase that begins at a token; 0 for none. */
function phraseAt(tokens: readonly TypedToken[], at: number, { phrases, longest }: PhraseSet): number {
  let found = 0
  let text = ''
  for (let length = 1; length <= longest && at + length <= tokens.length; length++) {
    const word = (tokens[at + length - 1] as TypedToken).text
    text = length === 1 ? word : `${text} ${word}`
    if (phrases.has(text)) found = length
  }
  return found
}

function unit(name: Unit, words: string): Record<string, Unit> {
  return Object.fromEntries(words.split(',').map((word) => [word.trim(), name]))
}
