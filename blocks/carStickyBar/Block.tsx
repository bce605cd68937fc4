import { type BlockProps, requireCar } from '@blocks/blockProps'
import { INSTANT_MESSAGE } from '@/car/CarSidebar'
import { LateStickyBars } from '@/car/lateSections'
import { pageTime } from '@/data/pageTime'
import { instantMessageLink } from '@/domain/car/carButtons'
import { carTitle } from '@/domain/car/carTitle'
import { carFinance } from '@/domain/finance/carFinance'
import { financeLink } from '@/domain/finance/financeLink'
import { opensForm } from '@/domain/leads/formDialog'
import { carPhone } from '@/domain/locations/carPhone'
import { addCarId } from '@/domain/site/addCarId'
import { isAvailable } from '@/domain/stock/availability'
import { PAGE_FIND_SIMILAR_LABEL } from '@/domain/stock/cardButtons'
import { carPrice } from '@/domain/stock/price'
import { LateRepaymentTeaser } from '@/finance/LateRepaymentTeaser'

export function Block({ context }: BlockProps<'carStickyBar'>) {
  const car = requireCar(context)
  const { site, location } = context
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const weekly = carFinance(car, site, pageTime())
  const available = isAvailable(car)
  const label = available ? site.wording.enquireNow : PAGE_FIND_SIMILAR_LABEL
  const message = instantMessageLink(car, site)
  const finance = financeLink({
    flags: site.flags,
    links: site.links,
    car,
    dealershipSlug: location?.dealershipSlug,
    currentPath: context.path,
    signedIn: false,
  })
  return (
    <LateStickyBars
      title={carTitle(car).title}
      facts={[car.simpleTransmission, car.simpleBody].filter(Boolean).join(' · ')}
      image={car.images[0]?.thumbUrl ?? null}
      price={price.label}
      priceType={price.priceType}
      weekly={weekly && <LateRepaymentTeaser {...weekly} />}
      financeLink={site.flags.finance ? finance : null}
      tradeIn={
        site.flags.tradeInValuation
          ? { label: site.wording.tradeInValuation, link: `/cars/trade-in?car_id=${car.id}` }
          : null
      }
      phone={carPhone(car, site, location)}
      revealed={{ carId: car.id, dealershipId: location?.dealershipId ?? null, websiteId: site.id }}
      enquire={
        message
          ? { label: INSTANT_MESSAGE, link: message }
          : {
              label,
              // Without script it leads to the form itself.
              link: addCarId(site.links.contact, car.id),
              form: opensForm({ kind: available ? 'car' : 'similar', carId: car.id, title: label, about: car.name }),
            }
      }
      available={available}
    />
  )
}
