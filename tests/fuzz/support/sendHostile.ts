import type { HostileField } from './hostileFields'
import { HOSTILE_CLASSES, HOSTILE_TEXTS, type HostileText } from './hostileTexts'

/** A text in a field, as one account sends it. */
export interface HostileRequest {
  field: HostileField
  text: HostileText
  length: number
  /** index of the account; 0 is a stranger */
  account: number
}

/** Of most fields one of these is the maximum or just above it. */
const LENGTHS = [1, 20, 60, 100, 200, 255, 300, 500, 1000, 2000, 4000, 7000, 20_000, 100_000, 200_000]

/** A generator of whole numbers below a limit, the same for each seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed >>> 0
  return (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/**
 * Distributes the texts: each field gets a text of every class, each text is sent about as often as others of its class, and most are as long as
 * their field takes. In the order of the seed, so that a part of the list has something of everything.
 */
export function listHostileRequests(options: {
  seed: number
  fields: readonly HostileField[]
  accounts: number
  /** times that each field gets every class */
  rounds: number
}): HostileRequest[] {
  const random = createRandom(options.seed)
  const byClass = HOSTILE_CLASSES.map((name) =>
    shuffle(
      HOSTILE_TEXTS.filter((text) => text.class === name),
      random,
    ),
  )
  const next = byClass.map(() => 0)
  const requests = Array.from({ length: options.rounds }, () => options.fields)
    .flat()
    .flatMap((field) =>
      byClass.map((texts, at): HostileRequest => {
        const text = texts[next[at]!++ % texts.length]!
        const lengths = LENGTHS.filter((length) => length <= field.maxLength)
        // Every other text is as long as the field takes.
        const length = texts.length === 1 || random(2) === 0 ? field.maxLength : lengths[random(lengths.length)]!
        const account = field.isOfStaff ? 1 + random(options.accounts - 1) : random(2) * random(options.accounts)
        return { field, text, length, account }
      }),
    )
  return shuffle(requests, random)
}

function shuffle<Value>(values: readonly Value[], random: (limit: number) => number): Value[] {
  const shuffled = [...values]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
