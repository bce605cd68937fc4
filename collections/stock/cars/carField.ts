import type { NumberField, TextField } from 'payload'
import { CAR_FIELDS, type CarField, type CarFieldName, carFieldLabel } from '../../../src/domain/stock/carFields'
import { number, text } from '../../fields/basicFields'
import { feedOwnedField } from './feedOwned'

/** The admin field of a specification in `CAR_FIELDS`. */
export function carField(name: CarFieldName, admin: { width: string }): TextField | NumberField {
  const field: CarField = CAR_FIELDS[name]
  const label = carFieldLabel(name)
  if (field.kind === 'number' || field.kind === 'whole') {
    const { min, formMax: max } = field
    return feedOwnedField(number(name, label, { min, ...(max !== undefined && { max }), admin }))
  }
  return feedOwnedField(text(name, label, { admin }))
}
