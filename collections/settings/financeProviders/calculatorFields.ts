import type { Field } from 'payload'
import { HIDDEN_FOR_OPTIONS } from '../../../src/domain/finance/financeProvider'
import { checkbox, number } from '../../fields/basicFields'
import { minMaxFields } from './minMaxFields'

const HIDDEN_FOR_LABELS: Record<(typeof HIDDEN_FOR_OPTIONS)[number], string> = {
  never: 'Always shown',
  usedCars: 'Hidden on used cars',
  always: 'Hidden everywhere',
}

const hiddenForField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: 'never',
  enumName: 'finance_hiding',
  options: HIDDEN_FOR_OPTIONS.map((value) => ({ value, label: HIDDEN_FOR_LABELS[value] })),
  admin: { width: '33%' },
})

/** Limits of the two calculators (FIN-01, CAR-22). Dollars, percent a year, years. */
export const calculatorFields: Field[] = [
  {
    name: 'limits',
    label: 'All calculators',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          number('minimumPrice', 'Minimum price ($)', {
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
          ...minMaxFields({
            min: { name: 'rateMin', label: 'Minimum rate (%)', defaultValue: 0.5 },
            max: { name: 'rateMax', label: 'Maximum rate (%)', defaultValue: 15 },
            limits: [0, 60],
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
          ...minMaxFields({
            min: { name: 'termMin', label: 'Minimum term (years)', defaultValue: 1 },
            max: { name: 'termMax', label: 'Maximum term (years)', defaultValue: 7 },
            limits: [0.5, 30],
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
          hiddenForField('interest', 'Interest rate'),
          hiddenForField('residual', 'Final payment'),
          checkbox('monthlyOnly', 'Monthly repayments only', {
            admin: {
              width: '33%',
              style: { alignSelf: 'center' },
              description: 'Also locks the interest rate slider.',
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
          checkbox('raisesMaximum', 'Allow loans above $100,000', {
            admin: {
              width: '33%',
              style: { alignSelf: 'center' },
              description: 'For high-value vehicles: up to 105% of the price.',
            },
          }),
          number('maxTerm', 'Maximum term (years)', {
            min: 0.5,
            max: 30,
            admin: { step: 0.5, width: '33%', description: 'Leave empty to use the maximum above.' },
          }),
          number('termChoices', 'Term options (years)', {
            hasMany: true,
            min: 0.5,
            max: 30,
            admin: { width: '33%', description: 'Shows buttons instead of the slider, such as 3, 5 and 7.' },
          }),
        ],
      },
    ],
  },
]
