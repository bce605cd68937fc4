import { StickyBars } from '@/car/StickyBars'
import { carTitle } from '@/domain/car/carTitle'
import { carWeekly } from '@/domain/finance/carWeekly'
import { financeLink } from '@/domain/finance/financeLink'
import { weeklyTeaser } from '@/domain/finance/weeklyEstimate'
import { phoneOf } from '@/domain/locations/shownLocations'
import { isAvailable } from '@/domain/stock/availability'
import { FIND_SIMILAR_ON_PAGE } from '@/domain/stock/cardButtons'
import { carPrice } from '@/domain/stock/price'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ context }: BlockProps<'carStickyBar'>) {
  const car = requireCar(context)
  const { site, location } = context
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const weekly = carWeekly(car, site, new Date())
  const available = isAvailable(car)
  const finance = financeLink({
    flags: site.flags,
    links: site.links,
    car,
    dealershipSlug: location?.dealershipSlug,
    currentPath: context.path,
    signedIn: false,
  })
  return (
    <StickyBars
      title={carTitle(car).title}
      facts={[car.simpleTransmission, car.simpleBody].filter(Boolean).join(' · ')}
      image={car.images[0]?.thumbUrl ?? null}
      price={price.label}
      priceType={price.priceType}
      weekly={weekly && weeklyTeaser(weekly.payment)}
      financeLink={site.flags.finance ? finance : null}
      tradeIn={
        site.flags.tradeInValuation
          ? { label: site.wording.tradeInValuation, link: `/cars/trade-in?car_id=${car.id}` }
          : null
      }
      phone={(location ? phoneOf(location, 'sales') : null) ?? site.phone}
      enquireLabel={available ? site.wording.enquireNow : FIND_SIMILAR_ON_PAGE}
      available={available}
    />
  )
}
