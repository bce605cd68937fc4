import type { Field } from 'payload'

/** Filter fields of the index by which staff may group or narrow stock, in shoppers' words (STK-03). */
export const stockFacetOptions = [
  { value: 'make', label: 'Make' },
  { value: 'body', label: 'Body type' },
  { value: 'car_type', label: 'New, demo or used' },
  { value: 'fuel', label: 'Fuel' },
  { value: 'location_name', label: 'Location' },
  { value: 'price_range', label: 'Price range' },
  { value: 'seats', label: 'Seats' },
]

const words = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'text',
  hasMany: true,
  admin: { description },
})

/**
 * The filters with which staff narrow a block to some of the site's stock (STK-16, STK-17), in a group named `filters`.
 * Everything left empty means all stock.
 */
export function stockFilterFields(description: string): Field {
  return {
    name: 'filters',
    label: 'Which stock',
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
        fields: [
          words('makes', 'Makes', 'As the stock spells them: "Toyota", "Mazda".'),
          words('models', 'Models', 'As the stock spells them: "HiLux".'),
        ],
      },
      {
        type: 'row',
        fields: [words('bodies', 'Body types', 'For example "SUV" or "Ute".'), words('fuels', 'Fuels')],
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
              return value == null || from == null || value >= from || 'The highest price is below the lowest.'
            },
          },
        ],
      },
      {
        name: 'expression',
        label: 'Advanced filter',
        type: 'text',
        admin: {
          description: 'For specialists, in the search index\u2019s language: tag:"Runout" AND km < 50000.',
        },
      },
    ],
  }
}
