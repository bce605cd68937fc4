import type { Field } from 'payload'
import { phoneField } from '../../blocks/fields/phone'
import { CAR_TYPES, type CarType } from '../../src/domain/stock/carType'

const LABELS: Record<CarType, string> = { new: 'New cars', demo: 'Demo cars', used: 'Used cars' }

/** A phone number for each type of car (LOC-10). */
export function carPhoneFields(): Field[] {
  return [
    {
      type: 'row',
      fields: CAR_TYPES.map((type) => phoneField({ name: type, label: LABELS[type], width: '33%' })),
    },
  ]
}
