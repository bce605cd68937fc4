import { isDash, isMark, type TypedToken } from './typedTokens'

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
  | 'tare_weight_kg'
  | 'towing_capacity_braked_kg'
  | 'body_length_feet'
  | 'power_kw'
  | 'power_hp'
  | 'engine_hours'
  | 'cylinders'
  | 'gearnum'
  | 'engine_size_litres'
  | 'ancap_rating'
  | 'fuel_consumption'
  | 'tow_ball_mass_kg'
  | 'offer_price'

type Unit = RangeAttribute | 'kg' | 'number' | 'age'

/** What numbers are read by. */
export interface RangeContext {
  /** the current year */
  year: number
  /** attributes with numbers that some car of the stock has; amounts of others stay text where a word could mean something else */
  numbers: ReadonlySet<string>
}

/** Engine hours of a tractor with "low hours". */
export const LOW_HOURS = 1000

/** Larger amounts are slips of the keyboard. */
const MAX_AMOUNT = 10_000_000

/** Kilometres of a car with "low kms". */
export const LOW_KM = 50_000

/** The part of an amount by which "around" it may be exceeded or missed. */
const AROUND = 0.1

/** Years before the current one in which a "late model" was built. */
const LATE_MODEL_YEARS = 3

const MAX_WORDS = phraseSet(
  'under, below, less than, pre, up to, upto, max, maximum, no more than, not more than, at most, cheaper than, lower than, fewer than, within, budget, max of, budget of, maximum of, my budget is, budget is, spend, to spend, before, older than, less then, <, smaller than, shorter than, lighter than',
)
const MIN_WORDS = phraseSet(
  'over, above, more than, at least, min, minimum, from, starting at, starting from, greater than, after, post, since, newer than, >, longer than, heavier than, more then',
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
const MONTH_WORDS = phraseSet('a month, per month, pm, p m, monthly, month, per mth, a mth, each month')
const FORTNIGHT_WORDS = phraseSet('a fortnight, per fortnight, pf, fortnightly, fortnight, each fortnight')
const THOUSAND_WORDS = phraseSet('k, grand, thousand, thou')

const UNITS: Record<string, Unit> = {
  ...unit('km', 'km, kms, kilometre, kilometres, kilometer, kilometers, klm, klms, ks, kays'),
  ...unit('kg', 'kg, kgs, kilo, kilos, kilograms'),
  ...unit('body_length_feet', 'ft, foot, feet, footer'),
  ...unit('power_hp', 'hp, horsepower, horse, bhp'),
  ...unit('engine_hours', 'hours, hour, hrs, hr, h'),
  ...unit('age', 'years old, year old, yrs old, yr old, years, yrs'),
  ...unit('power_kw', 'kw, kilowatt, kilowatts'),
  ...unit('seats', 'seat, seats, seater, seaters, seated, str'),
  ...unit('doors', 'door, doors, dr'),
  ...unit('sleeps', 'berth, berths, bunk berth, people, person'),
  ...unit('cylinders', 'cylinder, cylinders, cyl, cyls, cylinder engine'),
  ...unit('gearnum', 'speed, speeds, gears'),
  ...unit('engine_size_litres', 'litre, litres, liter, liters, l, lt, ltr, litre engine, l engine'),
  ...unit('ancap_rating', 'star, stars, star ancap, stars ancap, star safety, star rating'),
  ...unit('price', 'dollars, dollar, bucks, aud'),
}
const SMALL_NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
}
const TONNES = phraseSet('t, tonne, tonnes, ton, tons')
const TOW_WORDS = phraseSet('tow, tows, towing, towing capacity, tow capacity, braked, towing over')
const ARTICLES = phraseSet('a, my, our, the')
/** What is towed, behind its weight. */
const TOWED = phraseSet('boat, trailer, caravan, van, camper, camper trailer, horse float, float, load')
const ATM_WORDS = phraseSet('atm, gtm, loaded, weight, weighs, weighing, gross, mass')
const BALL_WORDS = phraseSet(
  'ball weight, tow ball weight, towball weight, ball mass, tow ball mass, towball mass, towball download, tbm',
)
const TARE_WORDS = phraseSet('tare, tare weight, tare mass, empty')

interface Amount {
  value: number
  unit: Unit
  /** it was written as money: with a dollar sign, "k" or "grand" */
  money: boolean
  /** "40k" without a unit: the first number of "30-40k" takes it over */
  thousands: boolean
  /** "7+ seater" */
  plus: boolean
  next: number
}

/** Reads a range that begins at a token; null if there is none. */
export function readRange(
  tokens: readonly TypedToken[],
  from: number,
  { year, numbers }: RangeContext,
): TypedRange | null {
  const found =
    readFamily(tokens, from, numbers) ??
    readNamedRange(tokens, from, year) ??
    readYear(tokens, from, year) ??
    readNumbers(tokens, from, year)
  const isMissing = found !== null && NUMBERS_OF_SOME.includes(found.attribute) && !numbers.has(found.attribute)
  return isMissing ? null : found
}

/** Amounts that are only read where some car has them: "500h" is also a badge, and a weekly amount needs repayments. */
export const NUMBERS_OF_SOME: readonly RangeAttribute[] = [
  'weekly_price',
  'engine_hours',
  'cylinders',
  'gearnum',
  'engine_size_litres',
  'ancap_rating',
  'fuel_consumption',
]

/** Years that are written another way: "my24", "'21", "year 2021", "last 3 years", "under 3 years old". */
function readYear(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  const exact = (value: number, length: number) =>
    isYear(value, year) ? range('year', value, value, null, length) : null
  const token = tokens[from] as TypedToken
  const next = tokens[from + 1]?.text ?? ''
  const joined = /^my(\d{2}|\d{4})$/.exec(token.text)
  if (joined) return exact(fullYear(joined[1] as string, year), 1)
  if (token.text === 'my' && /^(\d{2}|\d{4})$/.test(next)) return exact(fullYear(next, year), 2)
  if (isMark(token) && /^\d{2}$/.test(next)) return exact(fullYear(next, year), 2)
  const named = phraseAt(tokens, from, YEAR_WORDS)
  if (named > 0 && /^\d{4}$/.test(tokens[from + named]?.text ?? ''))
    return exact(Number(tokens[from + named]?.text), named + 1)
  const last = phraseAt(tokens, from, LAST_WORDS)
  if (last > 0) {
    const amount = readAmount(tokens, from + last, year)
    if (amount?.unit === 'age' && amount.value <= 60)
      return range('year', year - amount.value, null, null, amount.next - from)
  }
  return null
}

const YEAR_WORDS = phraseSet('year, yr, built in, made in, build year, built, model year')
const LAST_WORDS = phraseSet('last, past, in the last, from the last, within the last')

/** "24" is 2024, "98" is 1998. */
function fullYear(digits: string, year: number): number {
  if (digits.length === 4) return Number(digits)
  const inCentury = Math.floor(year / 100) * 100 + Number(digits)
  return inCentury > year + 2 ? inCentury - 100 : inCentury
}

/** "family of 5": beds where some vehicle sleeps people, otherwise seats. */
function readFamily(tokens: readonly TypedToken[], from: number, numbers: ReadonlySet<string>): TypedRange | null {
  const length = phraseAt(tokens, from, FAMILY_PHRASES)
  if (length === 0) return null
  const word = tokens[from + length]?.text ?? ''
  const people = SMALL_NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0)
  if (people < 1 || people > 12) return null
  const attribute = numbers.has('sleeps') ? 'sleeps' : 'seats'
  return range(attribute, people, null, people, length + 1)
}

const FAMILY_PHRASES = phraseSet('family of, a family of, for family of, for a family of')

/** Ranges without a number of their own: "low kms", "late model", "sleeps 4", "tows 3000 kg". */
function readNamedRange(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  const low = phraseAt(tokens, from, LOW_KM_PHRASES)
  if (low > 0) return range('km', null, LOW_KM, null, low)
  const lowHours = phraseAt(tokens, from, LOW_HOURS_PHRASES)
  if (lowHours > 0) return range('engine_hours', null, LOW_HOURS, null, lowHours)
  const late = phraseAt(tokens, from, LATE_MODEL_PHRASES)
  if (late > 0) return range('year', year - LATE_MODEL_YEARS, null, null, late)
  const rows = phraseAt(tokens, from, THIRD_ROW_PHRASES)
  if (rows > 0) return range('seats', THIRD_ROW_SEATS, null, null, rows)
  const special = phraseAt(tokens, from, SPECIAL_PHRASES)
  if (special > 0) return range('offer_price', 1, null, null, special)
  const engine = readEngine(tokens, from)
  if (engine !== null) return engine
  const sleeps = phraseAt(tokens, from, SLEEPS_PHRASES)
  if (sleeps > 0) {
    const people = SMALL_NUMBERS[tokens[from + sleeps]?.text ?? '']
    if (people !== undefined) return range('sleeps', people, null, people, sleeps + 1)
    const amount = readAmount(tokens, from + sleeps, year)
    if (amount && amount.value >= 1 && amount.value <= 12 && !amount.money)
      return range('sleeps', amount.value, null, amount.value, amount.next - from)
  }
  const tow = phraseAt(tokens, from, TOW_WORDS)
  if (tow > 0) {
    const at = from + tow + phraseAt(tokens, from + tow, ARTICLES)
    const over = phraseAt(tokens, at, MIN_WORDS) + phraseAt(tokens, at, MAX_WORDS)
    const amount = readAmount(tokens, at + over, year)
    const kg = amount && toKg(amount)
    if (amount && kg) {
      const length = amount.next + phraseAt(tokens, amount.next, TOWED) - from
      return range('towing_capacity_braked_kg', kg, null, null, length)
    }
  }
  return readConsumption(tokens, from, year) ?? readWeight(tokens, from, year)
}

/** "6l/100km", "under 10 l per 100 km", "fuel consumption under 6": litres at most. */
function readConsumption(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  const named = phraseAt(tokens, from, CONSUMPTION_WORDS)
  const at = from + named
  const amount = readAmount(tokens, at + phraseAt(tokens, at, MAX_WORDS), year)
  if (amount === null || amount.value > MAX_CONSUMPTION) return null
  if (amount.unit !== 'engine_size_litres' && !(named > 0 && amount.unit === 'number' && !amount.money)) return null
  const per = phraseAt(tokens, amount.next, PER_DISTANCE)
  return named + per > 0 ? range('fuel_consumption', null, amount.value, null, amount.next + per - from) : null
}

const CONSUMPTION_WORDS = phraseSet('fuel consumption, consumption, fuel economy, fuel usage, uses')
const PER_DISTANCE = phraseSet(
  '100km, 100 km, 100kms, 100 kms, 100, per 100km, per 100 km, per 100kms, per 100 kms, per 100',
)

/** Litres per 100 km of the thirstiest vehicle on a road. */
const MAX_CONSUMPTION = 40

/** "atm under 2500", "tare 1800 kg": a weight named before its amount. */
function readWeight(tokens: readonly TypedToken[], from: number, year: number): TypedRange | null {
  const [atm, tare] = [phraseAt(tokens, from, ATM_WORDS), phraseAt(tokens, from, TARE_WORDS)]
  const ball = phraseAt(tokens, from, BALL_WORDS)
  if (atm + tare + ball === 0) return null
  let at = from + Math.max(atm, tare, ball)
  const attribute = ball > 0 ? 'tow_ball_mass_kg' : tare > 0 ? 'tare_weight_kg' : 'aggregate_trailer_mass_kg'
  const [max, min] = [phraseAt(tokens, at, MAX_WORDS), phraseAt(tokens, at, MIN_WORDS)]
  at += Math.max(max, min)
  const amount = readAmount(tokens, at, year)
  const kg = amount && (ball > 0 && amount.unit === 'number' ? amount.value : toKg(amount))
  if (!amount || !kg) return null
  const length = amount.next - from
  return min > max ? range(attribute, kg, null, null, length) : range(attribute, null, kg, null, length)
}

/** "v8", "straight 6", "2.0 turbo" and "ancap 5". */
function readEngine(tokens: readonly TypedToken[], from: number): TypedRange | null {
  const [word = '', next = ''] = [tokens[from]?.text, tokens[from + 1]?.text]
  const joined = /^v(6|8|10|12)$/.exec(word)
  if (joined) return range('cylinders', Number(joined[1]), Number(joined[1]), null, 1)
  const count = SMALL_NUMBERS[next] ?? (/^\d{1,2}$/.test(next) ? Number(next) : 0)
  if (/^(v|inline|straight)$/.test(word) && count >= 3 && count <= 12) return range('cylinders', count, count, null, 2)
  if (/^\d\.\d$/.test(word) && ENGINE_WORDS.test(next)) return engineSize(Number(word), 1)
  if (word === 'ancap' && count >= 1 && count <= 5)
    return range('ancap_rating', count, null, null, /^stars?$/.test(tokens[from + 2]?.text ?? '') ? 3 : 2)
  return null
}

/** What follows the litres of an engine: "3.0 diesel". */
const ENGINE_WORDS = /^(turbo|turbocharged|diesel|petrol|hybrid|tdi|v6|v8|engine)$/

/** Litres by which an engine is rounded: 2,755 cm³ is a 2.8. */
const LITRES_ROUNDED = 0.05

const engineSize = (litres: number, length: number): TypedRange =>
  range('engine_size_litres', litres - LITRES_ROUNDED, litres + LITRES_ROUNDED, litres, length)

/** The largest engine in litres: more is the content of a tank or a fridge. */
const MAX_LITRES = 10

/** Seats of a car with a third row. */
const THIRD_ROW_SEATS = 6
const THIRD_ROW_PHRASES = phraseSet(
  'third row, third row seats, third row seating, 3rd row, 3rd row seats, 3 rows, 3 rows of seats, 3 row, three rows, three rows of seats',
)
const SPECIAL_PHRASES = phraseSet(
  'on special, specials, special offer, special offers, special price, on offer, reduced, reduced price, price drop, price drops, price reduced, discounted, discount, discounts, marked down',
)

const LOW_KM_PHRASES = phraseSet(
  'low kms, low km, low ks, low kays, low kilometres, low kilometers, low mileage, low klms, lowkms',
)
const LOW_HOURS_PHRASES = phraseSet('low hours, low hrs, low engine hours, low hour')
const LATE_MODEL_PHRASES = phraseSet('late model, late models, near new, like new, as new, as good as new')
/** True at "near new", which is no place. */
export const isLateModel = (tokens: readonly TypedToken[], at: number): boolean =>
  phraseAt(tokens, at, LATE_MODEL_PHRASES) > 0

const SLEEPS_PHRASES = phraseSet('sleeps, sleep, sleeping, berth, berths')

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
  const isExclusive = bound !== null && EXCLUSIVE.test(tokens[from]?.text ?? '')
  const first = readAmount(tokens, at, year)
  if (first === null) return null
  const second = bound === 'max' ? null : readSecond(tokens, first.next, year)
  if (second !== null) return between(first, second, bound !== null, from, year)
  let end = first.next
  if (first.plus && bound === null) bound = 'min'
  else if (bound === null) {
    const more = phraseAt(tokens, end, OR_MORE)
    const less = phraseAt(tokens, end, OR_LESS)
    if (more > 0 && more >= less) bound = 'min'
    else if (less > 0) bound = 'max'
    end += Math.max(more, less)
    if (more + less > 0) {
      const counted = withCountBehind(tokens, first, end)
      if (counted !== null) return toRange(counted, bound, false, tokens, counted.next, from, year)
    }
  } else end += phraseAt(tokens, end, OR_LESS_OR_MORE)
  return toRange(first, bound === 'between' ? 'around' : bound, isExclusive, tokens, end, from, year)
}

/** A bound that leaves out the year that is named. */
const EXCLUSIVE = /^(after|post|pre|before|newer|older)$/

/** A bound that leaves out the number of seats, doors or berths that is named: "more than 5 seats" are six. */
const BEYOND_COUNT = phraseSet(
  'more than, more then, greater than, over, above, >, less than, less then, fewer than, fewer then, lower than, under, below, <',
)

const BETWEEN = phraseSet('between, from between')
const OR_LESS_OR_MORE = phraseSet('or less, or more, max')

/** The things that are counted in "7 or more seats", behind the bound; null for none. */
function withCountBehind(tokens: readonly TypedToken[], amount: Amount, at: number): Amount | null {
  if (amount.unit !== 'number' || amount.money) return null
  const { unit: counted, length } = unitAt(tokens, at)
  return counted !== undefined && COUNTED.has(counted) ? { ...amount, unit: counted, next: at + length } : null
}

const COUNTED: ReadonlySet<Unit> = new Set(['seats', 'doors', 'sleeps', 'cylinders', 'gearnum'])

/** Numbers of which any is wanted: "5 or 7 seats". */
export interface TypedCounts {
  attribute: 'seats' | 'doors'
  values: readonly number[]
  /** the number of tokens that they take */
  length: number
}

/** Reads numbers joined by "or" before what they count; null if there are none. */
export function readCounts(tokens: readonly TypedToken[], from: number): TypedCounts | null {
  const values: number[] = []
  for (let at = from; at < tokens.length; at += 2) {
    const word = tokens[at]?.text ?? ''
    const value = SMALL_NUMBERS[word] ?? (/^[1-9]\d?$/.test(word) ? Number(word) : null)
    if (value === null) return null
    values.push(value)
    if (tokens[at + 1]?.text === 'or') continue
    const { unit: attribute, length } = unitAt(tokens, at + 1)
    if (values.length < 2 || (attribute !== 'seats' && attribute !== 'doors')) return null
    return { attribute, values: [...new Set(values)].sort((a, b) => a - b), length: at + 1 + length - from }
  }
  return null
}

/** The second amount of "30-40k", "30 to 40k" or "2018 and 2020". */
function readSecond(tokens: readonly TypedToken[], at: number, year: number): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  const joined = isDash(token) ? 1 : phraseAt(tokens, at, TO_WORDS)
  return joined === 0 ? null : readAmount(tokens, at + joined, year)
}

function between(first: Amount, second: Amount, isBound: boolean, from: number, year: number): TypedRange | null {
  if (isBudgetInThousands(first, second)) {
    return range('price', first.value * 1000, second.value * 1000, null, second.next - from)
  }
  // "20-77" is part of a code, "between 20 and 77" is not.
  const isShort = isShortAmount(second) || (attributeOf(second, true, year) === null && isShortAmount(first))
  if (!isBound && isShort) return null
  const attribute = attributeOf(second, true, year) ?? attributeOf(first, true, year)
  if (attribute === null) return null
  if (first.unit === 'age' || second.unit === 'age') return null
  const scale = second.thousands && !first.thousands && first.value < 1000 ? 1000 : 1
  const [a, b] = [toAttribute(first.value * scale, second, attribute), toAttribute(second.value, second, attribute)]
  if (attribute === 'year' && !isYear(first.value, year)) return null
  return range(attribute, Math.min(a, b), Math.max(a, b), null, second.next - from)
}

/** "20-30" and "$20-30": round numbers, or dollars that no car costs. */
function isBudgetInThousands(first: Amount, second: Amount): boolean {
  const both = [first, second]
  if (first.value >= second.value) return false
  const isShort = both.every(
    ({ unit: of, thousands, plus, value }) => of === 'number' && !thousands && !plus && isShortPrice(value),
  )
  return isShort && (both.some(({ money }) => money) || both.every(({ value }) => value % 5 === 0))
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
  if (amount.unit === 'age') {
    // "under 3 years old", "3 years old or newer", "3 year old"; years alone are as likely a warranty
    if (amount.value > 60) return null
    const built = year - amount.value
    if (bound === null)
      return tokens[end - 1]?.text === 'old' ? range('year', built - 1, built + 1, built, end - from) : null
    const isOld = bound === 'min' && !/^(newer|\+)$/.test(tokens[end - 1]?.text ?? '')
    return isOld ? range('year', null, built, null, end - from) : range('year', built, null, null, end - from)
  }
  let attribute = attributeOf(amount, bound !== null, year)
  if (attribute === null) return null
  let next = end
  if (attribute === 'aggregate_trailer_mass_kg') {
    const [tow, tare] = [phraseAt(tokens, next, TOW_WORDS), phraseAt(tokens, next, TARE_WORDS)]
    next += tow || tare || phraseAt(tokens, next, ATM_WORDS)
    if (tow > 0) attribute = 'towing_capacity_braked_kg'
    else if (tare > 0) attribute = 'tare_weight_kg'
  }
  if (attribute === 'price' && amount.unit !== 'price') next += phraseAt(tokens, next, PRICE_NOTES)
  const isBeyond = bound !== null && phraseAt(tokens, from, BEYOND_COUNT) > 0
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
    case 'cylinders':
    case 'gearnum':
      if (bound === 'min') return done(isBeyond ? value + 1 : value, null)
      return bound === 'max' ? done(null, isBeyond ? value - 1 : value) : done(value, value)
    case 'sleeps':
      if (bound === 'max') return done(null, isBeyond ? value - 1 : value)
      return bound === 'min' && isBeyond ? done(value + 1, null) : done(value, null, value)
    case 'engine_size_litres':
      if (bound === 'min') return done(value, null)
      return bound === 'max' ? done(null, value) : engineSize(value, next - from)
    case 'ancap_rating':
    case 'towing_capacity_braked_kg':
      return bound === 'max' ? done(null, value) : done(value, null)
    case 'power_kw':
    case 'power_hp':
      if (bound === 'min') return done(value, null)
      if (bound === 'max') return done(null, value)
      return done(Math.floor(value * (1 - AROUND)), Math.ceil(value * (1 + AROUND)), value)
    case 'body_length_feet':
      if (bound === 'min') return done(value, null)
      if (bound === 'max') return done(null, value)
      return done(toTenth(value - 0.5), toTenth(value + 0.9))
    default:
      if (bound === 'min') return done(value, null)
      if (bound !== 'around') return done(null, value)
      return done(Math.round(value * (1 - AROUND)), Math.round(value * (1 + AROUND)))
  }
}

/** "under 40" is a price of 40 thousand. */
const SHORT_PRICE = { min: 5, max: 300 }

/** Round amounts that are a budget without a word: "50000", "24500". Other numbers are more likely part of a stock number. */
function isRoundBudget(value: number): boolean {
  if (value < 5000 || value >= 1_000_000) return false
  return value < 100_000 ? value % 500 === 0 : value % 10_000 === 0
}

const PRICE_NOTES = phraseSet('drive away, driveaway, budget, or nearest offer, ono, max')

function attributeOf(amount: Amount, isBound: boolean, year: number): RangeAttribute | null {
  const { unit, value, money } = amount
  switch (unit) {
    case 'number':
      if (money) return 'price'
      if (isYear(value, year)) return 'year'
      return (isBound && value >= 1000) || isRoundBudget(value) || (isBound && isShortPrice(value)) ? 'price' : null
    case 'kg':
      return 'aggregate_trailer_mass_kg'
    case 'age':
      return null
    case 'seats':
    case 'doors':
    case 'sleeps':
      return value >= 1 && value <= 60 ? unit : null
    case 'cylinders':
      return value >= 2 && value <= 16 ? unit : null
    case 'gearnum':
      return value >= 1 && value <= 60 ? unit : null
    case 'engine_size_litres':
      return value <= MAX_LITRES ? unit : null
    case 'ancap_rating':
      return value >= 1 && value <= 5 ? unit : null
    default:
      return unit
  }
}

const isShortPrice = (value: number) => value >= SHORT_PRICE.min && value <= SHORT_PRICE.max

const isShortAmount = ({ unit, money, thousands, value }: Amount) =>
  unit === 'number' && !money && !thousands && isShortPrice(value)

/** An amount in dollars where "under 40" was typed. */
function toAttribute(value: number, amount: Amount, attribute: RangeAttribute): number {
  return attribute === 'price' && isShortAmount({ ...amount, value }) ? value * 1000 : value
}

const isYear = (value: number, year: number) => Number.isInteger(value) && value >= 1950 && value <= year + 2

function toKg({ value, unit }: Amount): number | null {
  if (unit === 'kg') return value
  return unit === 'number' && value >= 300 && value <= 10_000 ? value : null
}

const toTenth = (feet: number): number => Math.round(feet * 10) / 10

const NUMBER = /^(\$?)(\d+(?:[.,]\d+)*)([a-z]*)$/

function readAmount(tokens: readonly TypedToken[], at: number, year: number): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  const small = SMALL_NUMBERS[token.text]
  const match = small === undefined ? NUMBER.exec(token.text) : null
  if (small === undefined && match === null) return null
  const dollar = match?.[1] === '$'
  let value = small ?? parseNumber(match?.[2] as string)
  if (value > MAX_AMOUNT || /^0\d/.test(match?.[2] ?? '')) return null
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
    return { value: value * 1000, unit: 'kg', money: false, thousands: false, plus: false, next }
  }
  const weeks = BUDGET_SUFFIXES.get(suffix)
  if (weeks !== undefined && value >= 20)
    return { value: Math.round(value / weeks), unit: 'weekly_price', money: true, thousands, plus: false, next }
  if (suffix !== '') {
    const suffixUnit = UNITS[suffix]
    if (suffixUnit === undefined) return null
    return { value, unit: suffixUnit, money: suffixUnit === 'price', thousands, plus: false, next }
  }
  const budget = small === undefined ? readBudgetTime(tokens, next, value) : null
  if (budget !== null)
    return { value: budget.perWeek, unit: 'weekly_price', money: true, thousands, plus: false, next: budget.next }
  const dashed = tokens[next] && isDash(tokens[next] as TypedToken) && !thousands ? 1 : 0
  const plus = tokens[next]?.text === '+' ? 1 : 0
  const { unit: unitOf, length: unitLength } = unitAt(tokens, next + dashed + plus)
  if (unitOf !== undefined && !(dashed === 1 && unitOf === 'km') && !(dollar && unitOf !== 'price')) {
    const end = next + dashed + plus + unitLength
    const inches = unitOf === 'body_length_feet' ? inchesAt(tokens, end) : null
    if (inches !== null)
      return {
        value: value + inches.value / 12,
        unit: unitOf,
        money: false,
        thousands,
        plus: plus > 0,
        next: inches.next,
      }
    return { value, unit: unitOf, money: unitOf === 'price', thousands, plus: plus > 0, next: end }
  }
  // A small number in words needs its unit: "one" and "two" are also other words.
  if (small !== undefined) return null
  if (!dollar && !thousands && value >= 1950 && value <= year + 2 && Number.isInteger(value))
    return { value, unit: 'number', money: false, thousands, plus: false, next }
  return { value, unit: 'number', money: dollar || thousands, thousands, plus: false, next }
}

/** Weeks of a month, of which a year has 12. */
const WEEKS_OF_MONTH = 52 / 12

/** Weeks of "150pw", "300pf" and "600pm". */
const BUDGET_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['pw', 1],
  ['pf', 2],
  ['pm', WEEKS_OF_MONTH],
])

/** The largest weekly budget in dollars: more is a price. */
const MAX_WEEKLY = 2000

/** "a week", "a fortnight" or "a month" behind an amount, which becomes one per week. */
function readBudgetTime(
  tokens: readonly TypedToken[],
  at: number,
  amount: number,
): { perWeek: number; next: number } | null {
  for (const [words, weeks] of [
    [WEEK_WORDS, 1],
    [FORTNIGHT_WORDS, 2],
    [MONTH_WORDS, WEEKS_OF_MONTH],
  ] as const) {
    const length = phraseAt(tokens, at, words)
    if (length > 0 && amount / weeks < MAX_WEEKLY) return { perWeek: Math.round(amount / weeks), next: at + length }
  }
  return null
}

/** The inches of 17'6 and of "17 ft 6 in": a number right behind the mark of feet, or with its own unit. */
function inchesAt(tokens: readonly TypedToken[], at: number): { value: number; next: number } | null {
  const [mark, token] = [tokens[at - 1], tokens[at]]
  const match = /^(\d{1,2})(in|inch|inches)?$/.exec(token?.text ?? '')
  if (mark === undefined || token === undefined || match === null || Number(match[1]) > 11) return null
  const isNamed = match[2] !== undefined || /^(in|inch|inches)$/.test(tokens[at + 1]?.text ?? '')
  if (!isNamed && !(isMark(mark) && mark.end === token.start)) return null
  return { value: Number(match[1]), next: at + (isNamed && match[2] === undefined ? 2 : 1) }
}

/** The unit of one or two words that begins at a token. */
function unitAt(tokens: readonly TypedToken[], at: number): { unit: Unit | undefined; length: number } {
  const token = tokens[at]
  if (token === undefined) return { unit: undefined, length: 0 }
  if (isMark(token)) return { unit: 'body_length_feet', length: 1 }
  const two = tokens[at + 1] === undefined ? undefined : UNITS[`${token.text} ${tokens[at + 1]?.text}`]
  return two === undefined ? { unit: UNITS[token.text], length: 1 } : { unit: two, length: 2 }
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
