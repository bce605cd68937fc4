/** The pictures that all dealers share: the workshop, the parts counter, keys on a desk, and a car at home to be sold. */
import { finance } from './rooms/desk.mjs'
import { tradeIn } from './rooms/driveway.mjs'
import { parts } from './rooms/partsCounter.mjs'
import { service } from './rooms/workshop.mjs'

export const ROOMS = {
  'shared-service': {
    make: service,
    alt: 'A workshop with a white hatch on a two-post hoist and a ute waiting beside it',
  },
  'shared-parts': { make: parts, alt: 'A parts counter with alloy wheels and shelves of boxed parts behind it' },
  'shared-finance': { make: finance, alt: 'A car key on a desk beside a contract, a pen and a calculator' },
  'shared-trade-in': { make: tradeIn, alt: 'A blue hatch on the driveway of a brick house, ready to be valued' },
}
