'use client'

import { lazyWhenNear } from '@/ui/lazyWhenNear'

/** Sections far down the page: drawn by the server, their code comes when a shopper does. */

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
