import type { Field } from 'payload'
import { CAR_TYPES, ITEM_TYPES } from '../../../src/domain/stock/carType'
import { noFieldAccess } from '../../access/rules'
import { checkbox, date, number, text, toOptions } from '../../fields/basicFields'
import { feedOwnedField } from './feedOwned'

const third = { admin: { width: '33%' } }
const day = { pickerAppearance: 'dayOnly' as const, displayFormat: 'd MMM yyyy' }
const MAX_YEAR = 2100

/** Identity, status and location of the car. */
export const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      feedOwnedField(number('year', 'Year', { min: 1900, max: MAX_YEAR, admin: { step: 1, width: '20%' } })),
      feedOwnedField(text('make', 'Make', { required: true, admin: { width: '40%' } })),
      feedOwnedField(text('model', 'Model', { required: true, admin: { width: '40%' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(text('badge', 'Badge', { admin: { width: '50%', placeholder: 'SR5' } })),
      feedOwnedField(text('series', 'Series', { admin: { width: '50%', placeholder: 'GUN126R' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField({
        name: 'car_type',
        label: 'Type',
        type: 'select',
        required: true,
        options: toOptions(CAR_TYPES),
        enumName: 'car_type',
        ...third,
      }),
      feedOwnedField({
        name: 'item_type',
        label: 'Vehicle type',
        type: 'select',
        required: true,
        defaultValue: 'car',
        options: toOptions(ITEM_TYPES),
        enumName: 'item_type',
        ...third,
      }),
      feedOwnedField(
        text('status', 'Status', {
          required: true,
          defaultValue: 'in_stock',
          admin: {
            width: '33%',
            description: 'in_stock and coming_soon are for sale. Other values are not.',
            components: { Cell: '/src/admin/cells/StatusCell.tsx#StatusCell' },
          },
        }),
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(text('stocknum', 'Stock number', { required: true, ...third })),
      feedOwnedField(text('vin', 'VIN', { index: true, ...third })),
      feedOwnedField(text('nvic', 'NVIC', third)),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(text('regplate', 'Registration plate', third)),
      feedOwnedField(date('rego_expiry', 'Registration expires', { admin: { width: '33%', date: day } })),
      feedOwnedField({ name: 'location', label: 'Location', type: 'relationship', relationTo: 'locations', ...third }),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(
        text('private_suburb', 'Seller\u2019s suburb', {
          admin: { width: '50%', description: 'For private sellers whose car is not at a location.' },
        }),
      ),
      feedOwnedField(text('private_postcode', 'Seller\u2019s postcode', { admin: { width: '50%' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(text('build_date', 'Built', { admin: { width: '50%', placeholder: '03/2024' } })),
      feedOwnedField(text('compliance_date', 'Complied', { admin: { width: '50%', placeholder: '04/2024' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(checkbox('reserved', 'Reserved', third)),
      feedOwnedField(checkbox('certified', 'Certified', third)),
      feedOwnedField(checkbox('preorder', 'Preorder', third)),
    ],
  },
  // Updated from the car's holds within seconds (src/leads/updateHeldCars.ts); never by feeds or staff.
  {
    ...checkbox('held', 'Held for a shopper', {
      index: true,
      admin: {
        readOnly: true,
        condition: (data) => Boolean(data?.held),
        description: 'Reserved by a shopper. Release it under Leads, Holds.',
      },
    }),
    access: { create: noFieldAccess, update: noFieldAccess },
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(
        date('listed_at', 'Listed on', {
          index: true,
          admin: {
            width: '50%',
            date: day,
            description: 'Used for the just-arrived tag. Leave empty to use the date added.',
          },
        }),
      ),
      feedOwnedField(date('sold_date', 'Sold on', { admin: { width: '50%', date: day } })),
    ],
  },
]
