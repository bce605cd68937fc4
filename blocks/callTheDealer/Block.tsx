import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CallTheDealer } from '@/car/CallTheDealer'
import { carPhone } from '@/domain/locations/carPhone'
import { isAvailable } from '@/domain/stock/availability'
import { logger } from '@/server/logger'

export function Block({ block, context }: BlockProps<'callTheDealer'>) {
  const car = requireCar(context)
  const { site, location } = context
  const phone = carPhone(car, site, location)
  if (!phone) {
    logger.warn({ site: site.slug, car: car.slug }, 'Car has no phone number')
    return null
  }
  if (!isAvailable(car)) return null
  return (
    <div className="card p-card lg:p-6">
      {block.heading && <h2 className="heading-5 mb-3">{block.heading}</h2>}
      <CallTheDealer
        phone={phone}
        unmasked={site.flags.showPhoneAtOnce}
        car={{ carId: car.id, dealershipId: location?.dealershipId ?? null, websiteId: site.id }}
        moreLink={location?.dealershipSlug ? `/search/${location.dealershipSlug}` : null}
      />
    </div>
  )
}
