import type { Field } from 'payload'
import { CAR_TYPES, ITEM_TYPES } from '../../../src/domain/stock/carType'
import { nobodyField } from '../../access/rules'
import { moment, number, optionsOf, text, tick } from '../../fields/plain'
import { feedOwnedField } from './feedOwned'

const third = { admin: { width: '33%' } }
const day = { pickerAppearance: 'dayOnly' as const, displayFormat: 'd MMM yyyy' }
const LAST_YEAR = 2100

/** What the car is and where it stands in its sale. */
export const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      feedOwnedField(number('year', 'Year', { min: 1900, max: LAST_YEAR, admin: { step: 1, width: '20%' } })),
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
        options: optionsOf(CAR_TYPES),
        enumName: 'car_type',
        ...third,
      }),
      feedOwnedField({
        name: 'item_type',
        label: 'Kind of vehicle',
        type: 'select',
        required: true,
        defaultValue: 'car',
        options: optionsOf(ITEM_TYPES),
        enumName: 'item_type',
        ...third,
      }),
      feedOwnedField(
        text('status', 'Status', {
          required: true,
          defaultValue: 'in_stock',
          admin: {
            width: '33%',
            description: 'in_stock and coming_soon are for sale; sold and other words are not.',
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
      feedOwnedField(moment('rego_expiry', 'Registration expires', { admin: { width: '33%', date: day } })),
      feedOwnedField({ name: 'location', label: 'Location', type: 'relationship', relationTo: 'locations', ...third }),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(
        text('private_suburb', 'Seller\u2019s suburb', {
          admin: { width: '50%', description: 'Where a private seller\u2019s car stands, if not at a location.' },
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
      feedOwnedField(tick('reserved', 'Reserved', third)),
      feedOwnedField(tick('certified', 'Certified', third)),
      feedOwnedField(tick('preorder', 'Preorder', third)),
    ],
  },
  // Follows the car's holds within seconds (src/leads/updateHeldCars.ts); feeds and staff leave it alone.
  {
    ...tick('held', 'Held for a shopper', {
      index: true,
      admin: {
        readOnly: true,
        condition: (data) => Boolean(data?.held),
        description: 'Somebody reserved it on the site. Release it under Leads, Holds.',
      },
    }),
    access: { create: nobodyField, update: nobodyField },
  },
  {
    type: 'row',
    fields: [
      feedOwnedField(
        moment('listed_at', 'Listed on', {
          index: true,
          admin: {
            width: '50%',
            date: day,
            description: 'Counts for the just-arrived tag. Empty uses when it was added.',
          },
        }),
      ),
      feedOwnedField(moment('sold_date', 'Sold on', { admin: { width: '50%', date: day } })),
    ],
  },
]
