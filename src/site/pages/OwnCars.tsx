import type { GarageCar } from '@/data/shoppers/garage'
import { formatServiceDay } from '@/domain/alerts/reminderEmail'
import { formatDollars, unbrokenHyphens } from '@/domain/format'
import { MAX_OWN_CARS, ownCarName } from '@/domain/shoppers/ownCar'
import { ownCarFormLink } from '@/domain/shoppers/ownCarLink'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { Icon } from '@/ui/media/Icon'

interface OwnCarsProps {
  site: Site
  cars: readonly GarageCar[]
  /** the site's word for one */
  noun: string
  /** the shopper stopped the site's emails, so that no reminder is sent */
  isStopped: boolean
}

const NEW_CAR = '/my-garage/cars/new'

/** The shopper's own cars in the garage, each with what they can do with it. */
export function OwnCars({ site, cars, noun, isStopped }: OwnCarsProps) {
  if (cars.length === 0)
    return (
      <EmptyState title={`Add your ${noun}`} headingLevel={3} actions={<Button href={NEW_CAR}>Add your {noun}</Button>}>
        Book its service and trade it in without typing it again, see what it was valued at, and be reminded of its next
        service.
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-5">
        {cars.map((car) => (
          <li key={car.id} className="card grid overflow-hidden sm:grid-cols-[minmax(0,19rem)_1fr]">
            <Picture car={car} />
            <div className="min-w-0 p-card">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3 className="heading-4 min-w-0 break-words">{unbrokenHyphens(ownCarName(car))}</h3>
                <Anchor href={`/my-garage/cars/${car.id}`} className="link inline-flex min-h-6 items-center text-sm">
                  Edit<span className="sr-only"> {ownCarName(car)}</span>
                </Anchor>
              </div>
              <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
                {car.rego && <Fact label="Registration">{[car.rego, car.regoState].filter(Boolean).join(' ')}</Fact>}
                <Fact label="Kilometres">{car.km.toLocaleString('en-AU')} km</Fact>
                <Fact label="Valuation">
                  {car.valuation ? (
                    <>
                      <strong>
                        {formatDollars(car.valuation.low)} to {formatDollars(car.valuation.high)}
                      </strong>{' '}
                      <span className="text-muted">
                        {formatDay(car.valuation.at, site.timeZone)}, {car.valuation.reference}
                      </span>
                    </>
                  ) : (
                    <span className="text-muted">None yet</span>
                  )}
                </Fact>
                <Fact label="Next service">
                  {car.nextServiceOn ? (
                    <>
                      {formatServiceDay(car.nextServiceOn)}
                      {car.reminds && (
                        <span className="text-muted">
                          {isStopped ? ', no reminder: you stopped our emails' : ', with a reminder'}
                        </span>
                      )}
                    </>
                  ) : (
                    <span className="text-muted">Not set</span>
                  )}
                </Fact>
              </dl>
              <div className="mt-5 flex flex-wrap gap-3">
                <Button href={ownCarFormLink(site.links.tradeIn, car.id)} variant="secondary">
                  Trade it in
                </Button>
                <Button href={ownCarFormLink(site.links.service, car.id)} variant="secondary">
                  Book a service
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {cars.length < MAX_OWN_CARS && (
        <Button href={NEW_CAR} variant="quiet" className="mt-4">
          <Icon name="plus" />
          Add another {noun}
        </Button>
      )}
    </>
  )
}

function Picture({ car }: { car: GarageCar }) {
  const [photo] = car.photos
  if (photo === undefined)
    return (
      <Anchor
        href={`/my-garage/cars/${car.id}#photos`}
        className="hidden min-h-40 flex-col items-center justify-center gap-2 bg-surface text-sm text-muted sm:flex"
      >
        <Icon name="camera" className="size-7" />
        Add photos
      </Anchor>
    )
  return (
    // biome-ignore lint/performance/noImgElement: a private picture, which no image service may fetch
    <img
      src={`/api/shopper/vehicles/photos/${photo}`}
      alt=""
      loading="lazy"
      className="aspect-4/3 size-full bg-surface object-cover"
    />
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="numbers min-w-0 break-words">{children}</dd>
    </>
  )
}

const formatDay = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone }).format(at)
