/**
 * Features available as filters, with patterns for their spellings in feeds. Feeds use their own wording ("Rear View Camera w/
 * Guidelines"), so that a filter on raw texts would list thousands of values.
 */
const FILTERED_FEATURES: readonly { label: string; pattern: RegExp }[] = [
  {
    label: 'Adaptive cruise control',
    pattern: /\b(adaptive|active|radar|smart|dynamic)\b.*\bcruise\b|\bcruise\b.*\badaptive\b/i,
  },
  { label: 'Air conditioning', pattern: /\bair[ -]?con|\bclimate control\b/i },
  { label: 'Alloy wheels', pattern: /\balloys?\b/i },
  { label: 'Android Auto', pattern: /\bandroid[ -]?auto\b/i },
  { label: 'Apple CarPlay', pattern: /\bcar[ -]?play\b/i },
  {
    label: 'Autonomous emergency braking',
    pattern: /\b(autonomous|automatic|automated)\b.*\bbrak|\bemergency brak|\baeb\b/i,
  },
  { label: 'Awning', pattern: /\bawning\b/i },
  { label: 'Blind spot monitor', pattern: /\bblind[ -]?spot\b/i },
  { label: 'Bluetooth', pattern: /\bbluetooth\b/i },
  { label: 'Bull bar', pattern: /\b(bull|nudge)[ -]?bar\b/i },
  { label: 'Canopy or hard lid', pattern: /\bcanopy\b|\bhard lid\b|\btonneau\b/i },
  { label: 'Cruise control', pattern: /\bcruise\b/i },
  { label: 'Diesel heater', pattern: /\bdiesel heater\b/i },
  { label: 'Ensuite', pattern: /\ben[ -]?suite\b/i },
  { label: 'Front-end loader', pattern: /\bfront[ -]?end loader\b/i },
  { label: 'GPS guidance', pattern: /\bgps\b.*\bguid|\bguidance system\b/i },
  { label: 'Head-up display', pattern: /\bhead[ -]?up display\b/i },
  { label: 'Heated seats', pattern: /\bheated\b.*\bseats?\b|\bseats?\b.*\bheated\b/i },
  { label: 'Keyless entry', pattern: /\bkeyless\b|\bsmart key\b|\bproximity key\b/i },
  { label: 'Lane keeping assist', pattern: /\blane\b.*\b(keep|assist|departure|trace)/i },
  { label: 'Leather seats', pattern: /\bleather\b(?!.*\b(steering|wheel|knob|handle)\b)/i },
  { label: 'Off-road suspension', pattern: /\boff[ -]?road\b.*\bsuspension\b|\bindependent suspension\b/i },
  { label: 'One owner', pattern: /\b(one|1|single)[ -]owner\b/i },
  { label: 'Parking sensors', pattern: /\bpark(ing)?\b.*\b(sensors?|distance|assist)\b/i },
  { label: 'Power tailgate', pattern: /\b(power|electric|hands[ -]?free)\b.*\b(tail|lift)gate\b/i },
  {
    label: 'Reversing camera',
    pattern: /\b(revers\w*|rear[ -]?view|360|surround|around view|panoramic view)\b.*\bcamera\b|\bcamera\b.*\brear\b/i,
  },
  { label: 'Roof racks', pattern: /\broof\b.*\b(racks?|rails?)\b/i },
  { label: 'Satellite navigation', pattern: /\bsat(ellite)?[ -]?nav|\bnavigation\b/i },
  { label: 'Snorkel', pattern: /\bsnorkel\b/i },
  { label: 'Solar panels', pattern: /\bsolar\b.*\b(panels?|w|watts?)\b|\b\d+\s?w(att)? solar\b/i },
  { label: 'Sunroof', pattern: /\b(sun|moon)[ -]?roof\b|\bpanoramic (glass )?roof\b/i },
  { label: 'Tow bar', pattern: /\btow[ -]?(bar|pack|ball)\b/i },
  { label: 'Wireless charging', pattern: /\bwireless\b.*\bcharg|\bqi charg/i },
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
const owners = FILTERED_FEATURES[OWNERS] as (typeof FILTERED_FEATURES)[number]
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
const hasOneOwner = (text: string): boolean => /owner/i.test(text) && owners.pattern.test(text)

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
  const find = () => bitsOf((at) => (FILTERED_FEATURES[at] as (typeof FILTERED_FEATURES)[number]).pattern.test(feature))
  return feature.length > MAX_REPEATED_LETTERS ? find() : remembered(bitsByFeature, feature, find)
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
