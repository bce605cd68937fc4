/** A pattern, or two of which the second stands somewhere after the first: as one pattern they would be tried from each first. */
type FeatureName = RegExp | readonly [first: RegExp, then: RegExp]

interface FilteredFeature {
  label: string
  names: readonly FeatureName[]
  /** what may not stand after the name: "leather steering wheel" is no seat */
  notBefore?: RegExp
}

/**
 * Features available as filters, with patterns for their spellings in feeds. Feeds use their own wording ("Rear View Camera w/
 * Guidelines"), so that a filter on raw texts would list thousands of values.
 */
const FILTERED_FEATURES: readonly FilteredFeature[] = [
  {
    label: 'Adaptive cruise control',
    names: [
      [/\b(adaptive|active|radar|smart|dynamic)\b/i, /\bcruise\b/i],
      [/\bcruise\b/i, /\badaptive\b/i],
    ],
  },
  { label: 'Air conditioning', names: [/\bair[ -]?con|\bclimate control\b/i] },
  { label: 'Alloy wheels', names: [/\balloys?\b/i] },
  { label: 'Android Auto', names: [/\bandroid[ -]?auto\b/i] },
  { label: 'Apple CarPlay', names: [/\bcar[ -]?play\b/i] },
  {
    label: 'Autonomous emergency braking',
    names: [[/\b(autonomous|automatic|automated)\b/i, /\bbrak/i], /\bemergency brak|\baeb\b/i],
  },
  { label: 'Awning', names: [/\bawning\b/i] },
  { label: 'Blind spot monitor', names: [/\bblind[ -]?spot\b/i] },
  { label: 'Bluetooth', names: [/\bbluetooth\b/i] },
  { label: 'Bull bar', names: [/\b(bull|nudge)[ -]?bar\b/i] },
  { label: 'Canopy or hard lid', names: [/\bcanopy\b|\bhard lid\b|\btonneau\b/i] },
  { label: 'Cruise control', names: [/\bcruise\b/i] },
  { label: 'Diesel heater', names: [/\bdiesel heater\b/i] },
  { label: 'Ensuite', names: [/\ben[ -]?suite\b/i] },
  { label: 'Front-end loader', names: [/\bfront[ -]?end loader\b/i] },
  { label: 'GPS guidance', names: [[/\bgps\b/i, /\bguid/i], /\bguidance system\b/i] },
  { label: 'Head-up display', names: [/\bhead[ -]?up display\b/i] },
  {
    label: 'Heated seats',
    names: [
      [/\bheated\b/i, /\bseats?\b/i],
      [/\bseats?\b/i, /\bheated\b/i],
    ],
  },
  { label: 'Keyless entry', names: [/\bkeyless\b|\bsmart key\b|\bproximity key\b/i] },
  { label: 'Lane keeping assist', names: [[/\blane\b/i, /\b(keep|assist|departure|trace)/i]] },
  { label: 'Leather seats', names: [/\bleather\b/i], notBefore: /\b(?:steering|wheel|knob|handle)\b/i },
  { label: 'Off-road suspension', names: [[/\boff[ -]?road\b/i, /\bsuspension\b/i], /\bindependent suspension\b/i] },
  { label: 'One owner', names: [/\b(one|1|single)[ -]owner\b/i] },
  { label: 'Parking sensors', names: [[/\bpark(ing)?\b/i, /\b(sensors?|distance|assist)\b/i]] },
  { label: 'Power tailgate', names: [[/\b(power|electric|hands[ -]?free)\b/i, /\b(tail|lift)gate\b/i]] },
  {
    label: 'Reversing camera',
    names: [
      [/\b(revers\w*|rear[ -]?view|360|surround|around view|panoramic view)\b/i, /\bcamera\b/i],
      [/\bcamera\b/i, /\brear\b/i],
    ],
  },
  { label: 'Roof racks', names: [[/\broof\b/i, /\b(racks?|rails?)\b/i]] },
  { label: 'Satellite navigation', names: [/\bsat(ellite)?[ -]?nav|\bnavigation\b/i] },
  { label: 'Snorkel', names: [/\bsnorkel\b/i] },
  {
    label: 'Solar panels',
    names: [[/\bsolar\b/i, /\b(panels?|w|watts?)\b/i], /(?<!\w)\d+\s?w(att)? solar\b/i],
  },
  { label: 'Sunroof', names: [/\b(sun|moon)[ -]?roof\b|\bpanoramic (glass )?roof\b/i] },
  { label: 'Tow bar', names: [/\btow[ -]?(bar|pack|ball)\b/i] },
  { label: 'Wireless charging', names: [[/\bwireless\b/i, /\bcharg/i], /\bqi charg/i] },
]

/** Labels as bits by their place in the table: the first 32, and the rest. */
interface LabelBits {
  low: number
  high: number
}

/** By feature text, since feeds repeat the same few thousand texts. */
const bitsByFeature = new Map<string, LabelBits>()
/** By list of features, which cars of one variant share. */
const bitsByList = new WeakMap<readonly string[], LabelBits>()
/** Lists of labels by their bits: cars of one model have the same, and share them in memory. */
const listByBits = new Map<number, readonly string[]>()
const MAX_CACHED = 20_000
/** Letters of a feature that others repeat; what is longer is a text of one car. */
const MAX_REPEATED_LETTERS = 200

/** What a car's tag and comments are searched for: other features are named there of what it does not have, too. */
const OWNERS = FILTERED_FEATURES.findIndex(({ label }) => label === 'One owner')
const owners = FILTERED_FEATURES[OWNERS] as FilteredFeature
const ONE_OWNER = bitsOf((at) => at === OWNERS)

/**
 * The filter labels of a car's features, in the table's order, without duplicates (STK-03 `filtered_features`). `texts` are its tag
 * and comments, which say whether it had one owner.
 */
export function filteredFeatures(
  features: readonly string[],
  texts: readonly (string | null)[] = [],
): readonly string[] {
  let { low, high } = bitsOfList(features)
  if (texts.some((text) => text !== null && hasOneOwner(text))) {
    low |= ONE_OWNER.low
    high |= ONE_OWNER.high
  }
  return remembered(listByBits, (high >>> 0) * 2 ** 32 + (low >>> 0), () =>
    Object.freeze(FILTERED_FEATURES.filter((_, at) => hasBit({ low, high }, at)).map(({ label }) => label)),
  )
}

/** The comments of a large stock are long, and few have the word. */
const hasOneOwner = (text: string): boolean => /owner/i.test(text) && isNamed(owners, text)

function bitsOfList(features: readonly string[]): LabelBits {
  let bits = bitsByList.get(features)
  if (bits === undefined) {
    bits = { low: 0, high: 0 }
    for (const feature of features) {
      const { low, high } = findBits(feature)
      bits.low |= low
      bits.high |= high
    }
    // A list that can change later is another one then.
    if (Object.isFrozen(features)) bitsByList.set(features, bits)
  }
  return bits
}

function findBits(feature: string): LabelBits {
  const find = () => bitsOf((at) => isNamed(FILTERED_FEATURES[at] as FilteredFeature, feature))
  return feature.length > MAX_REPEATED_LETTERS ? find() : remembered(bitsByFeature, feature, find)
}

function isNamed({ names, notBefore }: FilteredFeature, feature: string): boolean {
  const text = notBefore ? (feature.split(notBefore).at(-1) as string) : feature
  return names.some((name) => {
    if (name instanceof RegExp) return name.test(text)
    const [first, then] = name
    const found = first.exec(text)
    return found !== null && then.test(text.slice(found.index + found[0].length))
  })
}

function bitsOf(isFound: (at: number) => boolean): LabelBits {
  const bits = { low: 0, high: 0 }
  for (let at = 0; at < FILTERED_FEATURES.length; at++)
    if (isFound(at)) bits[at < 32 ? 'low' : 'high'] |= 1 << (at % 32)
  return bits
}

const hasBit = ({ low, high }: LabelBits, at: number): boolean => ((at < 32 ? low : high) & (1 << (at % 32))) !== 0

function remembered<Key, Value>(cache: Map<Key, Value>, key: Key, create: () => Value): Value {
  let value = cache.get(key)
  if (value === undefined) {
    value = create()
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, value)
  }
  return value
}
