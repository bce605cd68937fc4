import type { Field } from 'payload'
import { HIDDEN_FOR_OPTIONS } from '../../../src/domain/finance/financeProvider'
import { number, tick } from '../../fields/plain'
import { bounds } from './bounds'

const HIDING_LABELS: Record<(typeof HIDDEN_FOR_OPTIONS)[number], string> = {
  never: 'Shoppers set it',
  usedCars: 'Hidden on used cars',
  always: 'Hidden everywhere',
}

const hiding = (name: string, label: string): Field => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: 'never',
  enumName: 'finance_hiding',
  options: HIDDEN_FOR_OPTIONS.map((value) => ({ value, label: HIDING_LABELS[value] })),
  admin: { width: '33%' },
})

/** Limits of the two calculators (FIN-01, CAR-22). Dollars, percent a year, years. */
export const calculatorFields: Field[] = [
  {
    name: 'limits',
    label: 'Everywhere',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          number('minimumPrice', 'Lowest price ($)', {
            required: true,
            defaultValue: 1000,
            min: 0,
            max: 250_000,
            admin: { step: 500, width: '33%', description: 'Usually 1,000 or 5,000.' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          ...bounds({
            least: { name: 'rateMin', label: 'Lowest rate (%)', standard: 0.5 },
            most: { name: 'rateMax', label: 'Highest rate (%)', standard: 15 },
            within: [0, 60],
            step: 0.1,
          }),
          number('rateStep', 'Step (%)', {
            required: true,
            defaultValue: 0.5,
            min: 0.01,
            max: 5,
            admin: { step: 0.01, width: '33%' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          ...bounds({
            least: { name: 'termMin', label: 'Shortest term (years)', standard: 1 },
            most: { name: 'termMax', label: 'Longest term (years)', standard: 7 },
            within: [0.5, 30],
            step: 0.5,
          }),
          number('termStep', 'Step (years)', {
            required: true,
            defaultValue: 0.5,
            min: 0.5,
            max: 5,
            admin: { step: 0.5, width: '33%' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          hiding('interest', 'Interest rate'),
          hiding('residual', 'Final payment'),
          tick('monthlyOnly', 'Monthly repayments only', {
            admin: {
              width: '33%',
              style: { alignSelf: 'center' },
              description: 'The rate is fixed as well: its slider cannot be moved.',
            },
          }),
        ],
      },
    ],
  },
  {
    name: 'carPage',
    label: 'On car pages',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          tick('raisesMaximum', 'Goes above $100,000 for dearer cars', {
            admin: {
              width: '33%',
              style: { alignSelf: 'center' },
              description: 'Up to 105% of the car\u2019s price. Else $100,000 is the most.',
            },
          }),
          number('longestTerm', 'Longest term (years)', {
            min: 0.5,
            max: 30,
            admin: { step: 0.5, width: '33%', description: 'Often 5. Empty uses the one above.' },
          }),
          number('termChoices', 'Terms to choose from (years)', {
            hasMany: true,
            min: 0.5,
            max: 30,
            admin: { width: '33%', description: 'Such as 3, 5 and 7, in place of a slider. Empty keeps the slider.' },
          }),
        ],
      },
    ],
  },
]
