import type { Field } from 'payload'
import { number, text } from '../../fields/basicFields'
import { json } from '../../fields/json'
import { feedOwnedField } from './feedOwned'
import { validateLenders } from './validateLenders'

const dollars = (name: string, label: string, description?: string) =>
  feedOwnedField(
    number(name, label, {
      min: 0,
      admin: { step: 1, width: '33%', description, components: { Cell: '/src/admin/cells/PriceCell.tsx#PriceCell' } },
    }),
  )

/** Prices in whole dollars. Empty means unknown, not zero. */
export const priceFields: Field[] = [
  {
    type: 'row',
    fields: [
      dollars('price', 'Price ($)', 'If empty, the no-price wording is shown.'),
      dollars('before_price', 'Earlier price ($)', 'Shown crossed out if higher than the price.'),
      dollars('offer_price', 'Offer price ($)', 'Shown instead of the price.'),
    ],
  },
  {
    type: 'row',
    fields: [
      dollars('subscription_price', 'Subscription per month ($)', 'Shown first if the site offers subscriptions.'),
      dollars('market_average_price', 'Market average ($)', 'Cars below this show the saving.'),
      dollars('state_market_average_price', 'Market average in the state ($)'),
      feedOwnedField(
        text('price_type', 'Price type', {
          admin: { width: '33%', description: 'drive_away, excl_gov_charges, ex_demo or your own text.' },
        }),
      ),
    ],
  },
  feedOwnedField(
    json('finance_lenders', 'Lender offers', {
      shape: 'object',
      description:
        'One entry per lender from the feed: rates, repayments and terms. Leave empty to use the site\u2019s rates. A comparison rate must follow from the rate and fees.',
      validate: validateLenders,
    }),
  ),
]
