import type { Field } from 'payload'
import { CAR_TYPES, ITEM_TYPES } from '../../src/domain/stock/car'
import { nobodyField } from '../access/rules'
import { moment, number, optionsOf, text, tick } from '../fields/plain'
import { feedOwned } from './feedOwned'

const third = { admin: { width: '33%' } }
const day = { pickerAppearance: 'dayOnly' as const, displayFormat: 'd MMM yyyy' }
const LAST_YEAR = 2100

/** What the car is and where it stands in its sale. */
export const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      feedOwned(number('year', 'Year', { min: 1900, max: LAST_YEAR, admin: { step: 1, width: '20%' } })),
      feedOwned(text('make', 'Make', { required: true, admin: { width: '40%' } })),
      feedOwned(text('model', 'Model', { required: true, admin: { width: '40%' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(text('badge', 'Badge', { admin: { width: '50%', placeholder: 'SR5' } })),
      feedOwned(text('series', 'Series', { admin: { width: '50%', placeholder: 'GUN126R' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned({
        name: 'car_type',
        label: 'Type',
        type: 'select',
        required: true,
        options: optionsOf(CAR_TYPES),
        enumName: 'car_type',
        ...third,
      }),
      feedOwned({
        name: 'item_type',
        label: 'Kind of vehicle',
        type: 'select',
        required: true,
        defaultValue: 'car',
        options: optionsOf(ITEM_TYPES),
        enumName: 'item_type',
        ...third,
      }),
      feedOwned(
        text('status', 'Status', {
          required: true,
          defaultValue: 'in_stock',
          admin: {
            width: '33%',
            description: 'in_stock and coming_soon are for sale; sold and other words are not.',
            components: { Cell: '/src/admin/StatusCell.tsx#StatusCell' },
          },
        }),
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(text('stocknum', 'Stock number', { required: true, ...third })),
      feedOwned(text('vin', 'VIN', { index: true, ...third })),
      feedOwned(text('nvic', 'NVIC', third)),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(text('regplate', 'Registration plate', third)),
      feedOwned(moment('rego_expiry', 'Registration expires', { admin: { width: '33%', date: day } })),
      feedOwned({ name: 'location', label: 'Location', type: 'relationship', relationTo: 'locations', ...third }),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(
        text('private_suburb', 'Seller\u2019s suburb', {
          admin: { width: '50%', description: 'Where a private seller\u2019s car stands, if not at a location.' },
        }),
      ),
      feedOwned(text('private_postcode', 'Seller\u2019s postcode', { admin: { width: '50%' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(text('build_date', 'Built', { admin: { width: '50%', placeholder: '03/2024' } })),
      feedOwned(text('compliance_date', 'Complied', { admin: { width: '50%', placeholder: '04/2024' } })),
    ],
  },
  {
    type: 'row',
    fields: [
      feedOwned(tick('reserved', 'Reserved', third)),
      feedOwned(tick('certified', 'Certified', third)),
      feedOwned(tick('preorder', 'Preorder', third)),
    ],
  },
  // Follows the car's holds within seconds (src/leads/followHolds.ts); feeds and staff leave it alone.
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
      feedOwned(
        moment('listed_at', 'Listed on', {
          index: true,
          admin: {
            width: '50%',
            date: day,
            description: 'Counts for the just-arrived tag. Empty uses when it was added.',
          },
        }),
      ),
      feedOwned(moment('sold_date', 'Sold on', { admin: { width: '50%', date: day } })),
    ],
  },
]
