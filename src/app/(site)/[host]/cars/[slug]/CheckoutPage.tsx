import { notFound } from 'next/navigation'
import { carBySlug } from '@/data/cars'
import { isHeld } from '@/data/holds'
import { locationWithId } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { DEFAULT_RESERVE_FEE, isReservable } from '@/domain/car/carButtons'
import { carPageState } from '@/domain/car/carPageState'
import { formatDollars } from '@/domain/format'
import { enquiryEvent } from '@/domain/leads/enquiryKinds'
import { usualFormRules } from '@/domain/leads/formSettings'
import { carPrice } from '@/domain/stock/price'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'

interface CheckoutPageProps {
  host: string
  slug: string
  kind: 'reserve' | 'purchase'
}

const WORDS = {
  reserve: { heading: 'Reserve this car', submit: 'Reserve this car', crumb: 'Reserve' },
  purchase: { heading: 'Buy this car online', submit: 'Start my purchase', crumb: 'Buy online' },
} as const

/**
 * Reserving a car, or beginning to buy it (CAR-19): the car with its price and fee, what happens next, and the form that holds
 * it. A car that somebody holds already cannot be held again.
 */
export async function CheckoutPage({ host, slug, kind }: CheckoutPageProps) {
  const site = await siteForHost(host)
  const car = site ? await carBySlug(site.id, slug) : null
  if (!site || !car) notFound()
  const offered = kind === 'purchase' ? site.flags.buyOnline : site.flags.reserveOnline || site.flags.buyOnline
  const now = new Date()
  if (!offered || carPageState(car, site.stockRules, now).kind === 'gone') notFound()
  const location = car.locationId ? await locationWithId(site.id, car.locationId) : null
  const free = isReservable(car) && !(await isHeld(site.id, car.id, now))
  const { heading, submit, crumb } = WORDS[kind]
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const fee = site.carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE
  const image = car.images[0]
  return (
    <div className="container-page py-8 md:pb-section">
      <Breadcrumbs items={[{ name: 'Home', url: '/' }, { name: car.name, url: car.path }, { name: crumb }]} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="min-w-0">
          <h1 className="heading-1">{heading}</h1>
          {free ? (
            <>
              <p className="measure mt-3 mb-8 text-lg text-muted">
                Leave your details and we hold it for you for {holdWords(site.bookings.holdHours)}.
              </p>
              <LazyEnquiryForm
                kind={kind}
                rules={usualFormRules(kind)}
                locations={[]}
                carId={car.id}
                consent={site.wording.enquiryConsent}
                optInDefault={site.marketingOptInDefault}
                terms={null}
                submitLabel={submit}
                successLink={null}
                eventId={enquiryEvent(kind, car)}
              />
            </>
          ) : (
            <div role="status" className="mt-6 rounded-card bg-surface p-card">
              <p className="font-semibold">Somebody has already reserved this car, or it is sold.</p>
              <p className="mt-1 text-muted">Reservations run out. Ask us, and we will tell you if it comes free.</p>
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
            <dd className="numbers font-semibold">{fee}</dd>
            <dt className="text-muted">Held for</dt>
            <dd className="numbers font-semibold">{holdWords(site.bookings.holdHours)}</dd>
          </dl>
          <p className="mt-4 text-sm text-muted">
            Nothing is charged on this page. We call you to take the fee; it comes off the price of the car.
          </p>
        </aside>
      </div>
    </div>
  )
}

function holdWords(hours: number): string {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`
  return hours === 1 ? 'an hour' : `${hours} hours`
}
