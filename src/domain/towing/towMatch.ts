import { formatNumber } from '../format'

/** What a car may tow. Kilograms and millimetres; null where it is not known. */
export interface TowCapacity {
  /** braked towing capacity */
  brakedKg: number | null
  /** the most that may rest on the tow ball */
  ballKg: number | null
  /** gross combination mass: the car and what it tows, loaded */
  gcmKg: number | null
  /** gross vehicle mass: the car with its load and the weight on its ball */
  gvmKg: number | null
  /** kerb mass: the car with fuel, without people and luggage */
  kerbKg: number | null
  overallMm: number | null
  /** people, luggage and accessories in the car */
  loadKg: number
  /** the longest van that the shopper wants, without its drawbar; null: no limit */
  maxBodyMm: number | null
}

/** The masses of a van from its plate, and its length. */
export interface TowedVan {
  /** aggregate trailer mass: loaded and unhitched */
  atmKg: number | null
  /** on the ball, loaded; null is taken as a tenth of the ATM */
  ballKg: number | null
  bodyFeet: number | null
  /** with its drawbar */
  overallMm: number | null
}

/** People and luggage if the shopper says nothing: two adults and a boot of luggage. */
export const DEFAULT_LOAD_KG = 200

/** The longest car with a trailer on Australian roads (Heavy Vehicle and state vehicle standards): 19 metres. */
export const MAX_COMBINATION_MM = 19_000

/** The usual share of a van's loaded mass on the ball, for vans whose maker states none. */
export const USUAL_BALL_SHARE = 0.1

/** A drawbar, for vans whose overall length is not known. */
const DRAWBAR_MM = 1500
const MM_PER_FOOT = 304.8

/** A margin below this share of the limit is close: a full water tank or an annexe uses it up. */
export const CLOSE_SHARE = 0.1

export type TowRule = 'atm' | 'ball' | 'gcm' | 'gvm' | 'length' | 'wanted'

export interface TowCheck {
  rule: TowRule
  label: string
  /** kg, or mm of a length */
  limit: number
  /** what the van needs of the limit, in its unit */
  needed: number
  /** `limit` less `needed`; negative: the van exceeds it */
  margin: number
  /** the van's figure is usual for its size, and not from its maker */
  isEstimate: boolean
}

export type TowVerdict = 'fits' | 'close' | 'no' | 'unknown'

export interface TowMatch {
  verdict: TowVerdict
  /** one sentence with the figure that decides */
  reason: string
  /** all that could be checked, the one that decides first */
  checks: TowCheck[]
}

const LABELS: Record<TowRule, string> = {
  atm: 'towing capacity',
  ball: 'tow ball limit',
  gcm: 'combined mass limit',
  gvm: 'car’s own mass limit',
  length: '19 m on the road',
  wanted: 'length you want',
}

/**
 * Whether a car may tow a van, by every limit that is known: towing capacity, tow ball, combined mass, the car's own mass and
 * length. Nothing is a match unless the van's ATM and the car's towing
 * capacity and ball limit are known; what is known may still rule it out.
 */
export function matchTow(car: TowCapacity, van: TowedVan): TowMatch {
  const { atmKg } = van
  if (atmKg === null) return unknown('This van’s loaded mass (ATM) is not on record. Ask us to read its plate.')
  if (car.brakedKg === null) return unknown('The car’s braked towing capacity is not known.')
  const checks = listChecks(car, van, atmKg).toSorted((a, b) => a.margin / a.limit - b.margin / b.limit)
  const worst = checks[0] as TowCheck
  if (worst.margin < 0) return { verdict: 'no', reason: reasonOf(worst), checks }
  // Most vans that are too heavy for a car are so on its ball, so that nothing is a yes before its limit is known.
  if (car.ballKg === null)
    return {
      verdict: 'unknown',
      reason: `The car’s tow ball limit is not known. Otherwise ${lowerFirst(reasonOf(worst))}`,
      checks,
    }
  const verdict = worst.margin < worst.limit * CLOSE_SHARE ? 'close' : 'fits'
  return { verdict, reason: reasonOf(worst), checks }
}

/** Heading of a list of matches: how many may be towed, or what has to be known first. */
export function towHeading(matches: readonly Pick<TowMatch, 'verdict' | 'checks'>[], needsBallLimit: boolean): string {
  const fitting = matches.filter(({ verdict }) => verdict === 'fits' || verdict === 'close').length
  if (fitting > 0) return `${fitting} ${fitting === 1 ? 'van' : 'vans'} that you can tow`
  if (matches.length === 0) return 'No vans here just now'
  if (needsBallLimit) return 'We need your ball limit'
  if (matches.some(({ verdict }) => verdict === 'unknown')) return 'No van here that we can say yes to yet'
  return 'No van here fits within your car’s limits'
}

/** Whether only the car's ball limit is missing to say yes to some van. */
export const lacksBallLimit = (car: Pick<TowCapacity, 'ballKg'>, matches: readonly TowMatch[]): boolean =>
  car.ballKg === null && matches.some(({ verdict, checks }) => verdict === 'unknown' && checks.length > 0)

const unknown = (reason: string): TowMatch => ({ verdict: 'unknown', reason, checks: [] })

function listChecks(car: TowCapacity, van: TowedVan, atmKg: number): TowCheck[] {
  const ballKg = van.ballKg ?? Math.round(atmKg * USUAL_BALL_SHARE)
  const loadedKg = car.kerbKg === null ? null : car.kerbKg + car.loadKg
  const bodyMm = van.bodyFeet === null ? null : Math.round(van.bodyFeet * MM_PER_FOOT)
  const vanMm = van.overallMm ?? (bodyMm === null ? null : bodyMm + DRAWBAR_MM)
  return [
    check('atm', car.brakedKg, atmKg),
    check('ball', car.ballKg, ballKg, van.ballKg === null),
    check('gcm', car.gcmKg, loadedKg === null ? null : loadedKg + atmKg),
    check('gvm', car.gvmKg, loadedKg === null ? null : loadedKg + ballKg, van.ballKg === null),
    check(
      'length',
      MAX_COMBINATION_MM,
      car.overallMm === null || vanMm === null ? null : car.overallMm + vanMm,
      van.overallMm === null,
    ),
    check('wanted', car.maxBodyMm, bodyMm),
  ].filter((item) => item !== null)
}

function check(rule: TowRule, limit: number | null, needed: number | null, isEstimate = false): TowCheck | null {
  if (limit === null || needed === null) return null
  return { rule, label: LABELS[rule], limit, needed, margin: limit - needed, isEstimate }
}

/** "240 kg to spare on the tow ball limit", "1.3 ft (0.4 m) over the length you want". */
function reasonOf(worst: TowCheck): string {
  const { margin, label } = worst
  const amount = formatTowAmount(worst.rule, Math.abs(margin))
  const estimate = worst.isEstimate && worst.rule !== 'length' ? ', with a tenth of the ATM on the ball' : ''
  if (margin < 0) return `${amount} over the ${label}${estimate}.`
  return margin === 0
    ? `Nothing to spare on the ${label}${estimate}.`
    : `${amount} to spare on the ${label}${estimate}.`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** An amount in the unit of its rule: "2,860 kg"; "18.2 m" on the road; a van's own length in feet as its maker states it: "21 ft (6.4 m)". */
export function formatTowAmount(rule: TowRule, amount: number): string {
  const metres = `${(amount / 1000).toFixed(1)} m`
  if (rule === 'wanted') return `${Math.round((amount / MM_PER_FOOT) * 10) / 10} ft (${metres})`
  return rule === 'length' ? metres : `${formatNumber(Math.round(amount))} kg`
}

/** Order of verdicts in lists. */
export const TOW_VERDICTS: readonly TowVerdict[] = ['fits', 'close', 'no', 'unknown']

/** Headings of verdicts. */
export const TOW_VERDICT_LABELS: Record<TowVerdict, string> = {
  fits: 'Yes, with room to spare',
  close: 'Yes, but close to a limit',
  no: 'No, over a limit',
  unknown: 'Not known yet',
}
