'use client'

import { lazyAfterLoad, lazyWhenNear, lazyWhenNeeded } from '@/ui/lazy/lazyWhenNear'

/** Sections far down the page: rendered by the server, with code loaded when near the viewport. */

export const LateTradeInOffer = lazyWhenNear({ name: 'trade-in-offer', minHeight: '16rem' }, () =>
  import('./TradeInOffer').then((module) => module.TradeInOffer),
)

export const LateDeliveryCalculator = lazyWhenNear({ name: 'delivery-calculator', minHeight: '9rem' }, () =>
  import('./DeliveryCalculator').then((module) => module.DeliveryCalculator),
)

export const LateFuelCalculator = lazyWhenNear({ name: 'fuel-calculator', minHeight: '12rem' }, () =>
  import('./FuelCalculator').then((module) => module.FuelCalculator),
)

export const LateCarReportLinks = lazyWhenNear({ name: 'car-reports', minHeight: '3rem' }, () =>
  import('./CarReportLinks').then((module) => module.CarReportLinks),
)

export const LateFinanceEstimate = lazyWhenNear({ name: 'finance-estimate', minHeight: '14rem' }, () =>
  import('@/finance/FinanceEstimate').then((module) => module.FinanceEstimate),
)

export const LateCarVideo = lazyWhenNear({ name: 'car-video', minHeight: '20rem' }, () =>
  import('./CarVideo').then((module) => module.CarVideo),
)

/** These follow scrolling, so they load after the page. */
export const LateStickyBars = lazyAfterLoad({ name: 'sticky-bars' }, () =>
  import('./StickyBars').then((module) => module.StickyBars),
)

export const LateCarVisit = lazyAfterLoad({ name: 'car-visit', boxless: true }, () =>
  import('./CarVisit').then((module) => module.CarVisit),
)

/** A button that does the same until it is pressed. */
const watchNothing = () => () => undefined

export const LateShareCar = lazyWhenNeeded({ name: 'share-car', boxless: true }, watchNothing, () =>
  import('./ShareCar').then((module) => module.ShareCar),
)

export const LateWatchCar = lazyAfterLoad({ name: 'watch-car', boxless: true }, () =>
  import('@/shopper/WatchCar').then((module) => module.WatchCar),
)

export const LatePrintCar = lazyAfterLoad({ name: 'print-car', boxless: true }, () =>
  import('./PrintCar').then((module) => module.PrintCar),
)
