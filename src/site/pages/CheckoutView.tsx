import { DEFAULT_RESERVE_FEE } from '@/domain/car/carButtons'
import { formatDollars } from '@/domain/format'
import type { FormSettings } from '@/domain/leads/formSettings'
import { reserveLabels } from '@/domain/leads/reserveLabels'
import type { Location } from '@/domain/locations/location'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { carPrice } from '@/domain/stock/price'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/content/Price'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Picture } from '@/ui/media/Picture'

export type CheckoutKind = 'reserve' | 'purchase'

interface CheckoutViewProps {
  site: Site
  car: Car
  location: Location | null
  kind: CheckoutKind
  /** settings of the site's form of this kind; null if no page has one */
  settings: FormSettings | null
  /** the car is for sale and has no active hold */
  available: boolean
}

/** A car with its price and fee, what happens next, and the form that reserves it (CAR-19). */
export function CheckoutView({ site, car, location, kind, settings, available }: CheckoutViewProps) {
  const labels = reserveLabels(site, car)
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const fee = site.carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE
  const image = car.images[0]
  return (
    <div className="container-page py-8 md:pb-section-space">
      <Breadcrumbs
        items={[
          { name: 'Home', url: '/' },
          { name: car.name, url: car.path },
          { name: kind === 'reserve' ? 'Reserve' : 'Buy online' },
        ]}
      />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="min-w-0">
          <h1 className="heading-1">{labels.heading[kind]}</h1>
          {available ? (
            <>
              <p className="measure mt-3 mb-8 text-lg text-muted">{labels.intro}</p>
              <LazyEnquiryForm {...formProps({ kind, site, settings, car })} />
            </>
          ) : (
            <div role="status" className="mt-6 rounded-card bg-surface p-card">
              <p className="font-semibold">{labels.taken}</p>
              <Button href={`${car.path}#enquire`} className="mt-5">
                {site.wording.enquireNow}
              </Button>
            </div>
          )}
        </div>
        <aside aria-label="Your reservation" className="card h-fit p-card max-lg:order-first lg:sticky lg:top-24">
          {image && (
            <div className="relative mb-5 aspect-3/2 overflow-hidden rounded-control">
              <Picture src={image.url} alt="" fill crop="3:2" sizes="(min-width: 64rem) 22rem, 92vw" priority />
            </div>
          )}
          <p className="heading-4">{car.name}</p>
          {location && <p className="mt-1 text-muted">{location.name}</p>}
          <div className="mt-4">
            <Price
              text={price.label}
              before={price.was === null ? null : formatDollars(price.was)}
              note={price.priceType}
              size="md"
            />
          </div>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-2 border-t border-hairline pt-4 text-sm">
            <dt className="text-muted">Reservation fee</dt>
            <dd className="numbers text-right font-semibold">{fee}</dd>
            <dt className="text-muted">Held for</dt>
            <dd className="numbers text-right font-semibold">{labels.heldFor}</dd>
          </dl>
          <p className="mt-4 text-sm text-muted">{labels.fee}</p>
        </aside>
      </div>
    </div>
  )
}
