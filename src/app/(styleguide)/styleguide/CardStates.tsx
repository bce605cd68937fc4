import { exampleCars } from '@blocks/examples/cars'
import { exampleLocation } from '@blocks/examples/location'
import type { ReactNode } from 'react'
import { carListRepayment } from '@/domain/finance/carWeekly'
import type { CardRules, Site } from '@/domain/site/site'
import type { Car, CarSummary } from '@/domain/stock/car'
import { fromStockRecord } from '@/domain/stock/cardRecord'
import { toStockRecord } from '@/domain/stock/stockRecord'
import { CardSkeleton } from '@/stock/card/CardSkeleton'
import { cardSettings } from '@/stock/card/cardSettings'
import { SearchCard } from '@/stock/card/SearchCard'
import { PromoCard } from '@/stock/promotions/PromoCard'
import { PromoTile } from '@/stock/promotions/PromoTile'
import { EXAMPLE_PROMO_CARDS, EXAMPLE_PROMO_TILES } from './examplePromotions'

/** Card settings of a site, each with an example car that shows it. */
const CHOICES: { label: string; car: string; cards: Partial<CardRules> }[] = [
  { label: 'Reserve Now with its fee', car: 'new', cards: { buttons: ['reserve', 'viewDetails'], reserveFee: '$200' } },
  { label: 'Reserve Now without', car: 'demo', cards: { buttons: ['reserve', 'enquire'] } },
  { label: 'Book a Test Drive', car: 'used', cards: { buttons: ['testDrive', 'enquire'] } },
  { label: 'One button', car: 'justArrived', cards: { buttons: ['viewDetails'] } },
  { label: 'Location on photo', car: 'offer', cards: { locationOverlay: true } },
  { label: 'Compare button', car: 'certified', cards: { saveButton: 'compare' } },
  { label: 'Garage button', car: 'onePhoto', cards: { saveButton: 'garage' } },
  { label: 'No photo, no form', car: 'noPhoto', cards: { requestPhotos: false } },
]

/** Search cards in every state with every card feature on (CARD-01 to CARD-05), and promotions between them. */
export function CardStates({ site }: { site: Site }) {
  const now = new Date()
  const fullSite: Site = {
    ...site,
    flags: {
      ...site.flags,
      favourites: true,
      fuelTags: true,
      cardViews: true,
      priceComparison: true,
      finance: true,
      subscriptions: true,
    },
    stockRules: { ...site.stockRules, certifiedMakes: ['Mazda'] },
  }
  const { name, slug, address, dealershipName } = exampleLocation
  const location = { name, slug, ...address, dealershipName }
  const summary = (car: Car): CarSummary =>
    fromStockRecord(toStockRecord(car, { customRank: 0, location, weekly: carListRepayment(car, fullSite, now) }))
  const cars = exampleCars(now)
  const findCar = (name: string) =>
    cars.find((candidate) => candidate.name === name)?.car ?? (cars[0] as { car: Car }).car
  return (
    <div className="container-page grid gap-16 py-section-space">
      <States title="A car in each state">
        {cars.map(({ name: state, label, car }) => (
          <State key={state} id={state} label={label}>
            <SearchCard car={summary(car)} settings={cardSettings(fullSite)} now={now.toISOString()} />
          </State>
        ))}
        <State id="loading" label="Loading">
          <CardSkeleton />
        </State>
      </States>
      <States title="Site options">
        {CHOICES.map(({ label, car, cards }) => (
          <State key={label} label={label}>
            <SearchCard
              car={summary(findCar(car))}
              settings={cardSettings({ ...fullSite, cards: { ...fullSite.cards, ...cards } })}
              now={now.toISOString()}
            />
          </State>
        ))}
      </States>
      <States title="Promotions among cars">
        {EXAMPLE_PROMO_CARDS.map(({ label, card }) => (
          <State key={label} label={label}>
            <PromoCard card={card} headingLevel={3} />
          </State>
        ))}
        {EXAMPLE_PROMO_TILES.map((tile) => (
          <State key={tile.kind} label={`Tile: ${tile.kind}`}>
            <PromoTile tile={tile} visitors="all" headingLevel={3} />
          </State>
        ))}
      </States>
    </div>
  )
}

function States({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading-3 mb-6">{title}</h2>
      <ul className="grid gap-x-grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>
    </section>
  )
}

/** A labelled state; its card spans six grid rows. */
function State({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <li id={id} className="row-span-7 grid grid-rows-subgrid">
      <p className="pb-2 text-sm font-semibold text-muted">{label}</p>
      <ul className="row-span-6 grid grid-rows-subgrid">{children}</ul>
    </li>
  )
}
