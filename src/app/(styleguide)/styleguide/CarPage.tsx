import type { AnyBlock } from '@blocks/blockProps'
import { exampleCars } from '@blocks/examples/cars'
import { exampleLocation } from '@blocks/examples/location'
import type { Site } from '@/domain/site/site'
import { standardLayouts } from '@/newSite/standardLayouts'
import { CarSections } from '@/site/pages/CarView'

/** A whole car page in one of its states, with every car page feature on (CAR-01). */
export function CarPage({ site, carName }: { site: Site; carName?: string }) {
  const cars = exampleCars(new Date())
  const { car, withoutPhone } = cars.find(({ name }) => name === carName) ?? cars[0]!
  const fullSite: Site = {
    ...site,
    phone: withoutPhone ? null : site.phone,
    flags: {
      ...site.flags,
      favourites: true,
      fuelTags: true,
      fuelCalculator: true,
      deliveryCalculator: true,
      priceComparison: true,
      tradeInValuation: true,
      reserveOnline: true,
      subscriptions: car.subscriptionPrice !== null,
      finance: true,
      callTheDealer: true,
    },
    carPage: { ...site.carPage, plugins: ['autogauge', 'carAnalysis', 'ppsrReport'] },
    stockRules: { ...site.stockRules, certifiedMakes: ['Mazda'] },
  }
  const location = withoutPhone
    ? {
        ...exampleLocation,
        phone: null,
        departments: exampleLocation.departments.map((department) => ({ ...department, phone: null })),
      }
    : exampleLocation
  const layout = standardLayouts().find(({ kind }) => kind === 'car')?.layout
  return <CarSections site={fullSite} car={car} location={location} blocks={(layout ?? []) as readonly AnyBlock[]} />
}
