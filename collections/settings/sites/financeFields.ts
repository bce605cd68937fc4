import type { Field, NumberField, NumberFieldSingleValidation } from 'payload'
import { number as validateNumber } from 'payload/shared'
import { findComparisonProblem } from '../../../src/domain/finance/comparisonRate'
import { NO_FEES } from '../../../src/domain/finance/loan'
import { getRelationId } from '../../../src/domain/relationId'
import type { SiteFinance } from '../../../src/payload-types'
import { number } from '../../fields/basicFields'

const percent = (name: string, label: string, defaultValue: number, description: string): NumberField =>
  number(name, label, {
    required: true,
    defaultValue,
    min: 0,
    max: 100,
    admin: { description, step: 0.01, width: '50%' },
  })

/** The stated comparison rate must follow from the rate and the fees of the site's provider, or else the fee below. */
const validateComparisonRate: NumberFieldSingleValidation = async (value, options) => {
  const base = validateNumber(value, options)
  if (base !== true || value == null) return base
  const { ratePercent, establishmentFee, provider } = options.siblingData as Partial<SiteFinance>
  const providerId = getRelationId(provider)
  if (providerId === null && establishmentFee == null)
    return 'This cannot be checked without the establishment fee. Enter the fee too, 0 if there is none.'
  const fees =
    providerId === null
      ? { ...NO_FEES, establishment: establishmentFee ?? 0 }
      : (
          await options.req.payload.findByID({
            collection: 'financeProviders',
            id: providerId,
            depth: 0,
            req: options.req,
          })
        ).fees
  return (ratePercent != null && findComparisonProblem(value, ratePercent, fees)) || true
}

/** Rates for repayments in lists, and of cars without a lender record. */
export const financeFields: Field[] = [
  {
    name: 'finance',
    label: false,
    type: 'group',
    interfaceName: 'SiteFinance',
    admin: {
      hideGutter: true,
      description:
        'Used in every list, and on the pages of cars without a lender offer. Both rates are always shown with a repayment.',
    },
    fields: [
      {
        name: 'provider',
        label: 'Finance provider',
        type: 'relationship',
        relationTo: 'financeProviders',
        admin: {
          description:
            'Sets the limits, fees and disclaimer of calculators. Leave empty for default limits and the fee below.',
        },
      },
      {
        type: 'row',
        fields: [
          number('ratePercent', 'Interest rate (% a year)', {
            min: 0,
            max: 100,
            admin: {
              step: 0.01,
              width: '50%',
              description: 'What a typical approved customer pays. Without it there are no repayments.',
            },
          }),
          number('comparisonRatePercent', 'Comparison rate (% a year)', {
            min: 0,
            max: 100,
            admin: {
              step: 0.01,
              width: '50%',
              description:
                'As quoted by your lender, to check it. Shoppers see the one computed from the rate and fees; another is refused.',
            },
            validate: validateComparisonRate,
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          percent('depositPercent', 'Deposit (% of price)', 10, 'Assumed for repayments on cards and car pages.'),
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
            min: 0,
            max: 10_000,
            admin: {
              step: 0.01,
              width: '33%',
              description:
                'Added to the loan if no provider is chosen; 0 if there is none. Without it there are no repayments.',
            },
          }),
          number('minimumPrice', 'Minimum price financed ($)', {
            required: true,
            defaultValue: 1000,
            min: 0,
            max: 250_000,
            admin: { width: '33%', description: 'Cheaper cars show no repayment.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'dealership_websites',
    label: 'Provider rules',
    type: 'array',
    labels: { singular: 'Rule', plural: 'Rules' },
    admin: {
      description:
        'The first rule that matches a car\u2019s make and location sets its provider. Otherwise the provider above applies.',
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
            admin: { width: '33%', description: 'Leave empty for all makes.' },
          },
          {
            name: 'locations',
            label: 'Locations',
            type: 'relationship',
            relationTo: 'locations',
            hasMany: true,
            admin: { width: '33%', description: 'Leave empty for all locations.' },
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
