import type { PictureBody } from '../catalogue/catalogue'
import { TYPICAL_KM_A_YEAR } from '../pricing'
import type { Random } from '../random'

export type HistorySource = 'trade' | 'private' | 'lease' | 'fleet' | 'local'
export type ServiceRecord = 'dealer' | 'full' | 'part' | 'none'

/** What a used vehicle's papers and its skin say; comments and specifications both tell from it, so they agree. */
export interface History {
  owners: number
  source: HistorySource
  service: ServiceRecord
  /** km on the clock at the last service in the book; null where there is no book */
  lastServiceKm: number | null
  /** how many of the four tyres are new */
  newTyres: 0 | 2 | 4
  /** what a careful person would point at, most visible first; may be empty */
  flaws: string[]
  /** what owners added */
  fitted: string[]
  keys: 1 | 2
}

const FLAWS_ANYWHERE = [
  'a light kerb mark on the left rear wheel',
  'kerb rash on two of the wheels',
  'stone chips along the leading edge of the bonnet',
  'a small dent low on the passenger door',
  'a touched-up scratch on the rear bumper',
  'a scuff inside the boot lip',
  'two car-park dings on the driver\u2019s side',
  'a chip in the windscreen that has been filled',
  'light scratches around the door handles',
  'a mark on the front bumper corner',
]
const FLAWS_WITH_AGE = [
  'some wear on the driver\u2019s seat bolster',
  'a steering wheel that has gone shiny at ten and two',
  'headlight lenses that we have polished but that are not new',
  'a faded patch on the roof',
  'a rear door trim with a tear the size of a coin',
  'an aircon knob that has lost its paint',
]
const FLAWS_OF_WORK = [
  'the tub scratches you would expect where tools have lived',
  'a bent number plate surround',
  'pin-striping from scrub along both sides',
  'a crease in the tailgate, not through the paint',
]
const FLAWS_OF_FAMILIES = [
  'a faint mark on the second-row seat where a child seat stood',
  'scuffs on the back of the front seats at shoe height',
]

const FITTED: Partial<Record<PictureBody, string[]>> = {
  ute: [
    'Tow bar',
    'Tub liner',
    'Soft tonneau cover',
    'Hard lid',
    'Steel canopy',
    'Bull bar',
    'Snorkel',
    'UHF radio',
    'Side steps',
    'Roof racks',
    'Electric brake controller',
    'Long-range fuel tank',
    'LED driving lights',
    'Canvas seat covers',
  ],
  'suv-large': [
    'Tow bar',
    'Electric brake controller',
    'Roof racks',
    'Bull bar',
    'Snorkel',
    'Dual battery',
    'Cargo barrier',
    'Rubber floor mats',
    'Weather shields',
    'UHF radio',
  ],
  suv: ['Tow bar', 'Roof racks', 'Rubber floor mats', 'Boot liner', 'Weather shields', 'Window tint', 'Dash camera'],
  hatch: ['Window tint', 'Carpet floor mats', 'Dash camera', 'Weather shields', 'Boot liner'],
  sedan: ['Window tint', 'Carpet floor mats', 'Tow bar', 'Dash camera', 'Weather shields'],
  wagon: ['Tow bar', 'Roof racks', 'Cargo liner', 'Window tint', 'Rubber floor mats'],
  van: ['Cargo barrier', 'Roof racks', 'Ply lining', 'Tow bar', 'Rubber floor mats', 'Rear shelving'],
  'people-mover': ['Tow bar', 'Roof racks', 'Rubber floor mats', 'Window tint', 'Rear screens for children'],
  coupe: ['Window tint', 'Dash camera', 'Fitted car cover'],
  convertible: ['Wind deflector', 'Fitted car cover'],
}

interface Life {
  picture: PictureBody
  ageYears: number
  km: number
  equipment: readonly string[]
  random: Random
}

/** The life that a car of this age, distance and kind has probably had. */
export function historyOf({ picture, ageYears, km, equipment, random }: Life): History {
  const owners = random.weighted(
    [1, 2, 3, 4],
    (count) => [9, 5 * ageYears, ageYears ** 2 * 0.35, Math.max(0, ageYears - 7)][count - 1]!,
  )
  const service = random.weighted<ServiceRecord>(
    ['dealer', 'full', 'part', 'none'],
    (record) => ({ dealer: Math.max(2, 12 - ageYears), full: 8, part: 0.5 * ageYears, none: 0.15 * ageYears })[record],
  )
  const source = random.weighted<HistorySource>(
    ['trade', 'private', 'lease', 'fleet', 'local'],
    (one) =>
      ({
        trade: 9,
        private: 5,
        lease: owners === 1 && ageYears < 6 ? 3 : 0,
        fleet: owners === 1 && ageYears < 5 ? 2 : 0,
        local: 4,
      })[one],
  )
  const interval = random.pick([10_000, 12_000, 15_000])
  const lastServiceKm =
    service === 'none' ? null : Math.max(0, km - random.int(200, Math.min(interval, Math.max(300, km - 100))))
  return {
    owners,
    source,
    service,
    lastServiceKm,
    newTyres: random.weighted(
      [0, 2, 4] as const,
      (count) => ({ 0: 6, 2: km > 25_000 ? 2 : 0, 4: km > 35_000 ? 2 : 0 })[count],
    ),
    flaws: flawsOf(picture, ageYears, random),
    fitted: fittedTo(picture, ageYears, equipment, random),
    keys: random.chance(Math.max(0.6, 0.97 - ageYears * 0.03)) ? 2 : 1,
  }
}

function flawsOf(picture: PictureBody, ageYears: number, random: Random): string[] {
  const count = random.weighted(
    [0, 1, 2, 3],
    (one) => [10 - Math.min(8, ageYears), 6, ageYears, Math.max(0, ageYears - 6)][one]!,
  )
  const pool = [...FLAWS_ANYWHERE]
  if (ageYears > 4) pool.push(...FLAWS_WITH_AGE)
  if (picture === 'ute' || picture === 'van')
    pool.push(...FLAWS_OF_WORK.slice(picture === 'van' ? 1 : 0, picture === 'van' ? 2 : 4))
  if (picture === 'suv-large' || picture === 'people-mover' || picture === 'wagon') pool.push(...FLAWS_OF_FAMILIES)
  return random.some(pool, count)
}

function fittedTo(picture: PictureBody, ageYears: number, equipment: readonly string[], random: Random): string[] {
  const pool = (FITTED[picture] ?? []).filter((item) => !equipment.some((own) => sameThing(own, item)))
  const likely = picture === 'ute' || picture === 'suv-large' ? 4 : 2
  const items = random.some(pool, random.int(0, Math.min(likely, Math.ceil(ageYears + 1))))
  // One load cover to a tub.
  const covers = items.filter((item) => /tonneau|lid|canopy/i.test(item))
  return items.filter((item) => !covers.slice(1).includes(item))
}

const sameThing = (own: string, item: string) => {
  const word = item.toLowerCase().split(' ').at(-1)!.replace(/s$/, '')
  return own.toLowerCase().includes(word)
}

/** True for a car that has gone well under what its age leads one to expect. */
export function isLowKm(km: number, ageYears: number): boolean {
  return ageYears >= 2 && km < ageYears * TYPICAL_KM_A_YEAR * 0.6
}
