import { notFound } from 'next/navigation'
import { hasActiveHold } from '@/data/car/holds'
import { findFormOfKind } from '@/data/enquiry/formSettings'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { DEFAULT_RESERVE_FEE, isReservable } from '@/domain/car/carButtons'
import { carPageState } from '@/domain/car/carPageState'
import { formatDollars } from '@/domain/format'
import { reserveLabels } from '@/domain/leads/reserveLabels'
import { carPrice } from '@/domain/stock/price'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/content/Price'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Picture } from '@/ui/media/Picture'
import { NotFound } from '../../NotFound'

interface CheckoutPageProps {
  host: string
  /** null where the address names no car */
  slug: string | null
  kind: 'reserve' | 'purchase'
}

/**
 * Reserving a car, or beginning to buy it (CAR-19): the car with its price and fee, what happens next, and the form that holds
 * it. A car that somebody holds already cannot be held again.
 */
export async function CheckoutPage({ host, slug, kind }: CheckoutPageProps) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const car = slug === null ? null : await findCarBySlug(site.id, slug)
  const offered = kind === 'purchase' ? site.flags.buyOnline : site.flags.reserveOnline || site.flags.buyOnline
  const now = new Date()
  if (!car || !offered || carPageState(car, site.stockRules, now).kind === 'gone') return <NotFound site={site} />
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const free = isReservable(car) && !(await hasActiveHold(site.id, car.id, now))
  const settings = await findFormOfKind(site.id, kind)
  const words = reserveLabels(site, car)
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
          <h1 className="heading-1">{words.heading[kind]}</h1>
          {free ? (
            <>
              <p className="measure mt-3 mb-8 text-lg text-muted">{words.intro}</p>
              <LazyEnquiryForm {...formProps({ kind, site, settings, car })} />
            </>
          ) : (
            <div role="status" className="mt-6 rounded-card bg-surface p-card">
              <p className="font-semibold">{words.taken}</p>
              <Button href={`${car.path}#enquire`} className="mt-5" prefetch={false}>
                {site.wording.enquireNow}
              </Button>
            </div>
          )}
        </div>
        <aside aria-label="What you reserve" className="card h-fit p-card max-lg:order-first lg:sticky lg:top-24">
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
            <dd className="numbers text-right font-semibold">{words.heldFor}</dd>
          </dl>
          <p className="mt-4 text-sm text-muted">{words.fee}</p>
        </aside>
      </div>
    </div>
  )
}
