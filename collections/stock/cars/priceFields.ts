import type { Field } from 'payload'
import { json } from '../../fields/json'
import { number, text } from '../../fields/plain'
import { feedOwnedField } from './feedOwned'

const dollars = (name: string, label: string, description?: string) =>
  feedOwnedField(
    number(name, label, {
      min: 0,
      admin: { step: 1, width: '33%', description, components: { Cell: '/src/admin/cells/PriceCell.tsx#PriceCell' } },
    }),
  )

/** Money, in whole dollars; an empty price is not zero. */
export const priceFields: Field[] = [
  {
    type: 'row',
    fields: [
      dollars('price', 'Price ($)', 'Empty shows the no-price wording.'),
      dollars('before_price', 'Earlier price ($)', 'Struck through when it is higher.'),
      dollars('offer_price', 'Offer price ($)', 'Shown in place of the price.'),
    ],
  },
  {
    type: 'row',
    fields: [
      dollars('subscription_price', 'Subscription a month ($)', 'Shown first where the site offers subscriptions.'),
      dollars('market_average_price', 'Market average ($)', 'Below-market cars show how much they save.'),
      dollars('state_market_average_price', 'Market average in the state ($)'),
      feedOwnedField(
        text('price_type', 'Price type', {
          admin: { width: '33%', description: 'drive_away, excl_gov_charges, ex_demo, or words of your own.' },
        }),
      ),
    ],
  },
  feedOwnedField(
    json('finance_lenders', 'Lender offers', {
      shape: 'object',
      description:
        'One entry per lender, as the feed sends them: rates, repayments and terms. Empty uses the site\u2019s own rates.',
    }),
  ),
]
