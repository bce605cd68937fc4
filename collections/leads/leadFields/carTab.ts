import type { Tab } from 'payload'
import { number, text } from '../../fields/basicFields'
import { skipRelationCheck } from '../../fields/skipRelationCheck'
import { halfWidth, readableJson, submittedField } from './submittedField'

/** The car at the time of the enquiry. */
export const carTab: Tab = {
  label: 'Car',
  fields: [
    submittedField({ name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...skipRelationCheck }),
    submittedField(text('car_name', 'Car name')),
    {
      type: 'row',
      fields: [
        submittedField(text('stock_number', 'Stock number', halfWidth)),
        submittedField(number('car_price', 'Price at the time ($)', halfWidth)),
      ],
    },
    {
      type: 'row',
      fields: [
        submittedField(text('vehicle_make', 'Make', halfWidth)),
        submittedField(text('vehicle_model', 'Model', halfWidth)),
      ],
    },
    {
      type: 'row',
      fields: [
        submittedField(text('car_type', 'Type', halfWidth)),
        submittedField(text('vehicle_status', 'Status at the time', halfWidth)),
      ],
    },
    submittedField({
      name: 'car_snapshot',
      label: 'Car details at the time',
      type: 'json',
      admin: readableJson,
    }),
  ],
}
