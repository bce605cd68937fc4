import type { Field } from 'payload'
import { stockValuesField } from './stockValues'

/** Index filter fields that staff can group or filter stock by, with the labels shoppers see (STK-03). */
export const stockFacetOptions = [
  { value: 'make', label: 'Make' },
  { value: 'body', label: 'Body type' },
  { value: 'car_type', label: 'New, demo or used' },
  { value: 'fuel', label: 'Fuel' },
  { value: 'location_name', label: 'Location' },
  { value: 'price_range', label: 'Price range' },
  { value: 'seats', label: 'Seats' },
]

/**
 * Stock filters of a block (STK-16, STK-17), in a group named `filters`.
 * All empty means all stock.
 */
export function stockFilterFields(description: string): Field {
  return {
    name: 'filters',
    label: 'Stock filters',
    type: 'group',
    admin: { description },
    fields: [
      {
        name: 'carTypes',
        label: 'New, demo or used',
        type: 'select',
        hasMany: true,
        options: [
          { value: 'new', label: 'New' },
          { value: 'demo', label: 'Demo' },
          { value: 'used', label: 'Used' },
        ],
      },
      {
        type: 'row',
        fields: [stockValuesField('makes', 'Makes'), stockValuesField('models', 'Models')],
      },
      {
        type: 'row',
        fields: [stockValuesField('bodies', 'Body types'), stockValuesField('fuels', 'Fuels')],
      },
      {
        type: 'row',
        fields: [
          { name: 'priceFrom', label: 'Price from ($)', type: 'number', min: 0 },
          {
            name: 'priceTo',
            label: 'Price to ($)',
            type: 'number',
            min: 0,
            validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
              const from = (siblingData as { priceFrom?: number | null }).priceFrom
              return value == null || from == null || value >= from || 'Must not be lower than "Price from".'
            },
          },
        ],
      },
      {
        name: 'expression',
        label: 'Advanced filter',
        type: 'text',
        admin: {
          description: 'Search index filter syntax, such as tag:"Runout" AND km < 50000.',
        },
      },
      {
        name: 'matches',
        type: 'ui',
        admin: { components: { Field: '/src/admin/fields/StockMatches.tsx#StockMatches' } },
      },
    ],
  }
}
