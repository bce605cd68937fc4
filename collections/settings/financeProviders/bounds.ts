import type { NumberField, Validate } from 'payload'
import { number } from '../../fields/plain'

/** Says beside the highest value that it lies below the lowest, which stands before it in the same group. */
const notBelow =
  (lowest: string, label: string): Validate<number | null | undefined> =>
  (value, { siblingData }) => {
    const least = (siblingData as Record<string, number | null | undefined>)[lowest]
    if (typeof value !== 'number' || typeof least !== 'number' || value >= least) return true
    return `${label} is ${least}; enter that or more.`
  }

interface Bound {
  name: string
  label: string
  standard: number
}

interface Bounds {
  least: Bound
  most: Bound
  /** what the CMS takes at all */
  within: [number, number]
  step: number
  width?: string
}

/** A lowest and a highest value, of which the highest may not be the lower. */
export function bounds({ least, most, within: [min, max], step, width = '33%' }: Bounds): NumberField[] {
  const one = ({ name, label, standard }: Bound, validate?: NumberField['validate']) =>
    number(name, label, {
      required: true,
      defaultValue: standard,
      min,
      max,
      ...(validate && { validate }),
      admin: { step, width },
    })
  return [one(least), one(most, inside(min, max, notBelow(least.name, least.label)) as NumberField['validate'])]
}

/** A validation of its own replaces the field's: this one still heeds its bounds. */
function inside(min: number, max: number, then: Validate<number | null | undefined>): Validate {
  return (value, options) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return 'Enter a number.'
    if (value < min || value > max) return `Enter a number from ${min} to ${max}.`
    return then(value, options)
  }
}
