import type { NumberField, Validate } from 'payload'
import { number } from '../../fields/basicFields'

/** Validates that a maximum is not below the minimum of the same group. */
const atLeastMin =
  (minName: string, label: string): Validate<number | null | undefined> =>
  (value, { siblingData }) => {
    const min = (siblingData as Record<string, number | null | undefined>)[minName]
    if (typeof value !== 'number' || typeof min !== 'number' || value >= min) return true
    return `Enter ${min} or more (${label.toLowerCase()}).`
  }

interface Bound {
  name: string
  label: string
  defaultValue: number
}

interface MinMaxOptions {
  min: Bound
  max: Bound
  /** accepted range of both values */
  limits: [number, number]
  step: number
  width?: string
}

/** A minimum and a maximum field, validated against each other. */
export function minMaxFields({ min, max, limits: [lower, upper], step, width = '33%' }: MinMaxOptions): NumberField[] {
  const toField = ({ name, label, defaultValue }: Bound, validate?: NumberField['validate']) =>
    number(name, label, {
      required: true,
      defaultValue,
      min: lower,
      max: upper,
      ...(validate && { validate }),
      admin: { step, width },
    })
  return [
    toField(min),
    toField(max, withinLimits(lower, upper, atLeastMin(min.name, min.label)) as NumberField['validate']),
  ]
}

/** A custom validation replaces the field's own, so this one also checks its range. */
function withinLimits(min: number, max: number, then: Validate<number | null | undefined>): Validate {
  return (value, options) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return 'Enter a number.'
    if (value < min || value > max) return `Enter a number from ${min} to ${max}.`
    return then(value, options)
  }
}
