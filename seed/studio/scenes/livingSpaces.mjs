/** The insides that are not a car's: two caravans and a tractor's cab. */
import { caravanInside } from './rooms/caravanInside.mjs'
import { tractorCab } from './rooms/tractorCab.mjs'

export const LIVING_SPACES = {
  'caravan-interior': {
    make: () => caravanInside({ joinery: '#b89b78', fabric: [0.12, 0.17, 0.18], quilt: [0.16, 0.24, 0.25] }),
    alt: '',
  },
  'caravan-popup-interior': {
    make: () => caravanInside({ joinery: '#d2c4ab', fabric: [0.22, 0.2, 0.17], quilt: [0.3, 0.2, 0.14], popTop: true }),
    alt: '',
  },
  'tractor-interior': { make: tractorCab, alt: '' },
}
