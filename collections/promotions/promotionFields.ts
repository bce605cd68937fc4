import type { Field, TextField } from 'payload'
import { stockValuesField } from '../../blocks/fields/stockValues'
import { PROMO_VISITORS } from '../../src/domain/promotions/promotion'
import { CAR_TYPES } from '../../src/domain/stock/carType'
import { number, text, toOptions } from '../fields/basicFields'

const textList = (name: string, label: string, description: string): TextField =>
  text(name, label, { hasMany: true, maxRows: 20, maxLength: 40, admin: { width: '33%', description } } as object)

/** Which searches show a promo card or tile, with how many of last week's those are. @param one "card" or "tile" */
export const audienceField = (one: 'card' | 'tile'): Field => ({
  name: 'audience',
  label: 'Audience',
  type: 'group',
  admin: { description: `Which searches show the ${one}. Leave everything empty for all.` },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'carTypes',
          label: 'Car types',
          type: 'select',
          hasMany: true,
          options: toOptions(CAR_TYPES),
          admin: { width: '33%' },
        },
        stockValuesField('makes', 'Makes', { width: '33%' }),
        stockValuesField('models', 'Models', { width: '33%' }),
      ],
    },
    {
      type: 'row',
      fields: [
        stockValuesField('bodies', 'Bodies', { width: '33%' }),
        stockValuesField('fuels', 'Fuels', { width: '33%' }),
        textList('words', 'Words', 'Any of them in what shoppers type.'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('priceFrom', 'Price from ($)', { min: 0, admin: { width: '33%' } }),
        number('priceTo', 'Price to ($)', {
          min: 0,
          admin: { width: '33%' },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { priceFrom } = siblingData as { priceFrom?: number | null }
            return (
              value == null || priceFrom == null || Number(value) >= priceFrom || 'Must not be lower than "Price from".'
            )
          },
        }),
        {
          name: 'visitors',
          label: 'Visitors',
          type: 'select',
          defaultValue: 'all',
          options: PROMO_VISITORS.map(({ value, label }) => ({ value, label })),
          admin: {
            width: '33%',
            isClearable: false,
            description: 'Returning: here before within 30 days, as far as their browser may keep it.',
          },
        },
      ],
    },
    {
      name: 'reach',
      type: 'ui',
      admin: {
        components: {
          Field: { path: '/src/admin/promotions/AudienceReach.tsx#AudienceReach', clientProps: { one } },
        },
      },
    },
  ],
})
