import type { Field, NumberField } from 'payload'
import { number } from '../../fields/plain'

const percent = (name: string, label: string, defaultValue: number, description: string): NumberField =>
  number(name, label, {
    required: true,
    defaultValue,
    min: 0,
    max: 100,
    admin: { description, step: 0.01, width: '50%' },
  })

/** Rates that repayments rest on where a car has no lender record of its own. */
export const financeFields: Field[] = [
  {
    name: 'finance',
    label: false,
    type: 'group',
    interfaceName: 'SiteFinance',
    admin: {
      hideGutter: true,
      description:
        'Used where a car has no lender offer of its own. Shoppers always see both rates beside a repayment.',
    },
    fields: [
      {
        name: 'provider',
        label: 'Finance provider',
        type: 'relationship',
        relationTo: 'financeProviders',
        admin: {
          description:
            'Whose limits, fees and small print calculators use. Empty uses the usual limits and the fee below.',
        },
      },
      {
        type: 'row',
        fields: [
          percent('ratePercent', 'Interest rate (% a year)', 7.99, 'The rate a typical approved customer pays.'),
          number('comparisonRatePercent', 'Comparison rate (% a year)', {
            min: 0,
            max: 100,
            admin: {
              step: 0.01,
              width: '50%',
              description: 'As your lender quotes it. Empty works it out from the rate and the fees.',
            },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          percent(
            'depositPercent',
            'Deposit (% of price)',
            10,
            'Assumed for repayments on cards and car pages. 0 assumes none.',
          ),
          percent('residualPercent', 'Final payment (% of price)', 30, 'Owed at the end of the term.'),
        ],
      },
      {
        type: 'row',
        fields: [
          number('termYears', 'Term (years)', {
            required: true,
            defaultValue: 5,
            min: 1,
            max: 7,
            admin: { step: 0.5, width: '33%' },
          }),
          number('establishmentFee', 'Establishment fee ($)', {
            required: true,
            defaultValue: 0,
            min: 0,
            max: 10_000,
            admin: {
              step: 0.01,
              width: '33%',
              description: 'Added to the amount financed where no provider is chosen.',
            },
          }),
          number('minimumPrice', 'Lowest price financed ($)', {
            required: true,
            defaultValue: 1000,
            min: 0,
            max: 250_000,
            admin: { width: '33%', description: 'Cars below it show no repayment.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'dealership_websites',
    label: 'Another provider for some cars',
    type: 'array',
    labels: { singular: 'Rule', plural: 'Rules' },
    admin: {
      description: 'The first rule that fits a car\u2019s make and location names its provider; else the one above.',
      initCollapsed: false,
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'make',
            label: 'Make',
            type: 'relationship',
            relationTo: 'makes',
            admin: { width: '33%', description: 'Empty fits every make.' },
          },
          {
            name: 'locations',
            label: 'Locations',
            type: 'relationship',
            relationTo: 'locations',
            hasMany: true,
            admin: { width: '33%', description: 'Empty fits them all.' },
          },
          {
            name: 'finance_provider',
            label: 'Finance provider',
            type: 'relationship',
            relationTo: 'financeProviders',
            required: true,
            admin: { width: '34%' },
          },
        ],
      },
    ],
  },
]
