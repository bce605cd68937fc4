import { exampleCars } from '@blocks/exampleCars'
import { exampleLocation } from '@blocks/exampleLocation'
import { carWeekly } from '@/domain/finance/carWeekly'
import type { Site } from '@/domain/site/site'
import { fromStockRecord, toStockRecord } from '@/domain/stock/stockRecord'
import { cardSettings } from '@/stock/card/cardSettings'
import { SearchCard } from '@/stock/card/SearchCard'

/** The search card of a car in every state, with everything switched on that a card can show (CARD-01 to CARD-05). */
export function CardStates({ site }: { site: Site }) {
  const now = new Date()
  const all = {
    ...site,
    flags: { ...site.flags, favourites: true, fuelTags: true, cardViews: true, priceComparison: true, finance: true },
    stockRules: { ...site.stockRules, certifiedMakes: ['Mazda'] },
  }
  const { name, slug, address, dealershipName } = exampleLocation
  const location = { name, slug, ...address, dealershipName }
  return (
    <ul className="container-page grid gap-x-grid py-section-space sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {exampleCars(now).map(({ name: state, label, car }) => (
        <li key={state} id={state} className="row-span-7 grid grid-rows-subgrid">
          <h2 className="pb-2 text-sm font-semibold text-muted">{label}</h2>
          <ul className="row-span-6 grid grid-rows-subgrid">
            <SearchCard
              car={fromStockRecord(toStockRecord(car, { customRank: 0, location, weekly: carWeekly(car, all, now) }))}
              settings={cardSettings(all)}
              now={now.toISOString()}
            />
          </ul>
        </li>
      ))}
    </ul>
  )
}
