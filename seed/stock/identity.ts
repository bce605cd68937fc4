import type { Random } from './random'
import { hashOf } from './random'

const VIN_VALUES: Record<string, number> = Object.fromEntries([
  ...'0123456789'.split('').map((digit) => [digit, Number(digit)]),
  ...'ABCDEFGH'.split('').map((letter, index) => [letter, index + 1]),
  ...'JKLMN'.split('').map((letter, index) => [letter, index + 1]),
  ['P', 7],
  ['R', 9],
  ...'STUVWXYZ'.split('').map((letter, index) => [letter, index + 2]),
])
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const VIN_ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** of model years 2001 to 2030, the cycle that position 10 of a VIN repeats */
const VIN_YEARS = '123456789ABCDEFGHJKLMNPRSTVWXY'
/** "6" is Australia, and "6ZZ" no maker that builds here: every VIN of the demo can be told from a real one. */
const DEMO_MAKER = '6ZZ'

/** The check digit (position 9) of a VIN: 0 to 9, or X for ten. The digit that stands there now does not count. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => {
    const value = VIN_VALUES[character]
    if (value === undefined) throw new Error(`A VIN has no such character: ${character}`)
    return total + value * VIN_WEIGHTS[index]!
  }, 0)
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

/** A VIN of 17 characters whose check digit is right, for a make and model that exist by a maker that does not. */
export function vinFor(variant: string, year: number, serial: number): string {
  const code = Array.from({ length: 5 }, (_, index) => letterOf(hashOf(`${variant}/${index}`))).join('')
  const yearCode = VIN_YEARS[(year - 2001 + 30) % 30]!
  const vin = `${DEMO_MAKER}${code}0${yearCode}D${String(serial).padStart(6, '0')}`
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`
}

const letterOf = (hash: number) => VIN_ALPHABET[hash % VIN_ALPHABET.length]!

/** The six characters by which valuers know a variant of a year: the same for every such car. */
export function nvicFor(variant: string, year: number): string {
  const letters = [0, 1, 2].map((index) => VIN_ALPHABET[hashOf(`nvic/${variant}/${index}`) % 23]!)
  return `${letters.join('')}${String(year).slice(2)}${VIN_ALPHABET[hashOf(`${variant}/${year}`) % 23]}`
}

export type PlateState = 'NSW' | 'VIC' | 'QLD'

/** A plate in the format of the state: NSW "EKB 41P", VIC "1TF 6QD", QLD "482 KX7". Trailers in Queensland have "U" plates. */
export function regPlate(state: PlateState, random: Random, trailer = false): string {
  const letter = () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])
  const digit = () => String(random.int(0, 9))
  if (trailer) return `${digit()}${digit()}${digit()}U${letter()}${letter()}`
  if (state === 'NSW') return `${random.pick([...'DEF'])}${letter()}${letter()}${digit()}${digit()}${letter()}`
  if (state === 'VIC') return `${random.int(1, 2)}${letter()}${letter()}${digit()}${letter()}${letter()}`
  return `${digit()}${digit()}${digit()}${letter()}${letter()}${digit()}`
}
