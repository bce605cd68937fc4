/**
 * The features that shoppers filter by, and how feeds spell them. Every feed has its own words ("Rear View Camera w/
 * Guidelines"), so a filter on the raw texts would list thousands; this maps them to the few that people look for.
 */
const FILTERED_FEATURES: readonly { label: string; spelt: RegExp }[] = [
  {
    label: 'Adaptive cruise control',
    spelt: /\b(adaptive|active|radar|smart|dynamic)\b.*\bcruise\b|\bcruise\b.*\badaptive\b/i,
  },
  { label: 'Air conditioning', spelt: /\bair[ -]?con|\bclimate control\b/i },
  { label: 'Alloy wheels', spelt: /\balloys?\b/i },
  { label: 'Android Auto', spelt: /\bandroid[ -]?auto\b/i },
  { label: 'Apple CarPlay', spelt: /\bcar[ -]?play\b/i },
  {
    label: 'Autonomous emergency braking',
    spelt: /\b(autonomous|automatic|automated)\b.*\bbrak|\bemergency brak|\baeb\b/i,
  },
  { label: 'Awning', spelt: /\bawning\b/i },
  { label: 'Blind spot monitor', spelt: /\bblind[ -]?spot\b/i },
  { label: 'Bluetooth', spelt: /\bbluetooth\b/i },
  { label: 'Bull bar', spelt: /\b(bull|nudge)[ -]?bar\b/i },
  { label: 'Canopy or hard lid', spelt: /\bcanopy\b|\bhard lid\b|\btonneau\b/i },
  { label: 'Cruise control', spelt: /\bcruise\b/i },
  { label: 'Diesel heater', spelt: /\bdiesel heater\b/i },
  { label: 'Ensuite', spelt: /\ben[ -]?suite\b/i },
  { label: 'Front-end loader', spelt: /\bfront[ -]?end loader\b/i },
  { label: 'Head-up display', spelt: /\bhead[ -]?up display\b/i },
  { label: 'Heated seats', spelt: /\bheated\b.*\bseats?\b|\bseats?\b.*\bheated\b/i },
  { label: 'Keyless entry', spelt: /\bkeyless\b|\bsmart key\b|\bproximity key\b/i },
  { label: 'Lane keeping assist', spelt: /\blane\b.*\b(keep|assist|departure|trace)/i },
  { label: 'Leather seats', spelt: /\bleather\b(?!.*\b(steering|wheel|knob|handle)\b)/i },
  { label: 'Off-road suspension', spelt: /\boff[ -]?road\b.*\bsuspension\b|\bindependent suspension\b/i },
  { label: 'Parking sensors', spelt: /\bpark(ing)?\b.*\b(sensors?|distance|assist)\b/i },
  { label: 'Power tailgate', spelt: /\b(power|electric|hands[ -]?free)\b.*\b(tail|lift)gate\b/i },
  {
    label: 'Reversing camera',
    spelt: /\b(revers\w*|rear[ -]?view|360|surround|around view|panoramic view)\b.*\bcamera\b|\bcamera\b.*\brear\b/i,
  },
  { label: 'Roof racks', spelt: /\broof\b.*\b(racks?|rails?)\b/i },
  { label: 'Satellite navigation', spelt: /\bsat(ellite)?[ -]?nav|\bnavigation\b/i },
  { label: 'Snorkel', spelt: /\bsnorkel\b/i },
  { label: 'Solar panels', spelt: /\bsolar\b.*\b(panels?|w|watts?)\b|\b\d+\s?w(att)? solar\b/i },
  { label: 'Sunroof', spelt: /\b(sun|moon)[ -]?roof\b|\bpanoramic (glass )?roof\b/i },
  { label: 'Tow bar', spelt: /\btow[ -]?(bar|pack|ball)\b/i },
  { label: 'Wireless charging', spelt: /\bwireless\b.*\bcharg|\bqi charg/i },
]

/** Feeds repeat the same few thousand texts over all their cars, so what each comes to is worked out once. */
const known = new Map<string, readonly string[]>()
const MAX_CACHED = 20_000

/** The filter labels that a car's features come to, in the table's order, each once (STK-03 `filtered_features`). */
export function filteredFeatures(features: readonly string[]): string[] {
  const found = new Set(features.flatMap(labelsOf))
  return FILTERED_FEATURES.filter(({ label }) => found.has(label)).map(({ label }) => label)
}

function labelsOf(feature: string): readonly string[] {
  let labels = known.get(feature)
  if (labels === undefined) {
    labels = FILTERED_FEATURES.filter(({ spelt }) => spelt.test(feature)).map(({ label }) => label)
    if (known.size >= MAX_CACHED) known.clear()
    known.set(feature, labels)
  }
  return labels
}
