import type { ReactNode } from 'react'
import type { Garage } from '@/data/shoppers/garage'
import { ALERT_FREQUENCIES, FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { BOOKING_NAMES } from '@/domain/appointments/bookingNames'
import { listTerms } from '@/domain/finance/listTerms'
import { toLabel } from '@/domain/labels'
import { ownVehicleNoun } from '@/domain/leads/ownVehicle'
import { formatAmount, PAYMENT_STATUS_LABELS, type PaymentStatus } from '@/domain/payments/payment'
import type { Site } from '@/domain/site/site'
import type { CarSummary } from '@/domain/stock/car'
import { carPrice, priceText } from '@/domain/stock/price'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { LateListTermsText } from '@/finance/LateListTermsText'
import type { AlertSettings } from '@/server/alerts/savedSearches'
import { CardGrid } from '@/stock/card/CardGrid'
import { cardSettings } from '@/stock/card/cardSettings'
import { SearchCard } from '@/stock/card/SearchCard'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/content/Chip'
import { EmptyState } from '@/ui/content/EmptyState'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { AlertSettingsForm } from './AlertSettingsForm'
import { Row, Rows } from './GarageRows'
import { OwnCars } from './OwnCars'

interface GarageViewProps {
  site: Site
  shopper: { name: string | null; email: string | null; phone: string | null }
  garage: Garage
  /** the saved and watched cars that the site still shows */
  cards: readonly CarSummary[]
  /** the alerts of the shopper's email; null without any */
  alerts: (AlertSettings & { token: string }) | null
  /** ISO 8601 */
  now: string
}

/** Viewed vehicles that the garage shows. */
const MAX_VIEWED_SHOWN = 8

/** What a shopper sees of a lead's status. */
const ENQUIRY_STATES: Record<Garage['enquiries'][number]['status'], string> = {
  new: 'Received',
  open: 'In progress',
  done: 'Closed',
}
const BOOKING_STATES: Record<string, string> = { booked: 'Booked', cancelled: 'Cancelled' }
const HOLD_STATES: Record<string, string> = { pending: 'To confirm, by the link in our email', held: 'On hold for you' }

/** Enquiries and payments that are shown before the others fold. */
const FIRST_ROWS = 3

interface GarageSection {
  id: string
  /** in the links to the sections */
  label: string
  heading: string
  /** beside the label; null where nothing is counted */
  count: number | null
  content: ReactNode
}

/**
 * A shopper's own page. What waits for them comes first: bookings and reservations; then their own cars, what they saved and what they are told
 * of; then what has been.
 */
export function GarageView(props: GarageViewProps) {
  const { site, shopper } = props
  const sections = listSections(props)
  return (
    <div className="container-page py-10 md:pb-section-space">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="heading-1">{site.wording.myGarage}</h1>
          <p className="mt-3 text-lg break-words text-muted">{shopper.name ?? shopper.email ?? 'Signed in'}</p>
        </div>
        <Button href="/account" variant="secondary">
          My account
        </Button>
      </div>
      {sections.length > 2 && (
        <nav aria-label="On this page" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {sections.map(({ id, label, count }) => (
              <li key={id}>
                <Chip href={`#${id}`}>
                  {label}
                  {count !== null && <span className="numbers text-muted">{count}</span>}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, heading, content }) => (
        <section key={id} id={id} className="mt-12 scroll-mt-24">
          <h2 className="heading-3 mb-5">{heading}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}

function listSections({ site, shopper, garage, cards, alerts, now }: GarageViewProps): GarageSection[] {
  const { ownCars, saved, watched, viewed, enquiries, bookings, holds, payments } = garage
  const { stockNoun, flags } = site
  const noun = ownVehicleNoun(stockNoun)
  const nouns = `${noun}${ownCars.length === 1 ? '' : 's'}`
  const viewedCards = viewed.flatMap(({ id }) => cards.find((card) => card.id === id) ?? []).slice(0, MAX_VIEWED_SHOWN)
  const many = `${stockNoun.many.charAt(0).toUpperCase()}${stockNoun.many.slice(1)}`
  const searches = alerts?.searches.length ?? 0
  const section = (id: string, label: string, count: number | null, content: ReactNode, heading = label) => ({
    ...{ id, label, heading, count, content },
  })
  return [
    flags.garage && bookings.length > 0 && section('bookings', 'Bookings', null, <Bookings {...{ site, bookings }} />),
    flags.garage && holds.length > 0 && section('reservations', 'Reservations', null, <Holds {...{ site, holds }} />),
    flags.garage &&
      section(
        'cars',
        `Your ${nouns}`,
        ownCars.length,
        <OwnCars {...{ site, cars: ownCars, noun, isStopped: alerts?.isStopped ?? false }} />,
      ),
    flags.garage &&
      section('saved', `Saved ${stockNoun.many}`, saved.length, <Saved {...{ site, saved, cards, now }} />),
    flags.watchlist &&
      section('watchlist', 'Watchlist', watched.length, <Watchlist {...{ site, watched, cards, shopper }} />),
    flags.searchAlerts &&
      section('alerts', 'Alerts', searches, <Alerts {...{ site, shopper, alerts }} />, 'Saved searches and alerts'),
    flags.garage &&
      viewedCards.length > 0 &&
      section(
        'viewed',
        'Viewed',
        viewedCards.length,
        <Cards site={site} cars={viewedCards} now={now} />,
        `${many} you viewed`,
      ),
    flags.garage && section('enquiries', 'Enquiries', enquiries.length, <Enquiries {...{ site, enquiries }} />),
    flags.garage &&
      payments.length > 0 &&
      section('payments', 'Payments', payments.length, <Payments {...{ site, payments }} />),
  ].filter((each): each is GarageSection => each !== false)
}

type SectionProps<Part extends keyof Garage> = { site: Site } & Pick<Garage, Part>

const formatTime = (at: Date, timeZone: string, timeStyle?: 'short') =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle, timeZone }).format(at)

/** Those to come, the next one first; cancelled and past ones fold. */
function Bookings({ site, bookings }: SectionProps<'bookings'>) {
  const isComing = ({ status, changePath }: Garage['bookings'][number]) => status === 'booked' && changePath !== null
  const coming = bookings.filter(isComing).reverse()
  const earlier = bookings.filter((booking) => !isComing(booking))
  return (
    <>
      {coming.length === 0 && <p className="mb-2 text-muted">Nothing is booked.</p>}
      <Rows
        shown={coming.length}
        moreLabel="Earlier and cancelled"
        rows={[...coming, ...earlier].map(
          ({ id, startsAt, department, locationName, timeZone, status, reference, changePath }) => {
            const time = formatTime(startsAt, timeZone ?? site.timeZone, 'short')
            return (
              <Row
                key={id}
                title={time}
                note={[BOOKING_NAMES[department], locationName, reference].filter(Boolean).join(' · ')}
                state={BOOKING_STATES[status] ?? toLabel(status)}
                action={
                  changePath && (
                    <Button href={changePath} variant="quiet" size="sm">
                      Change or cancel
                      <span className="sr-only"> the booking of {time}</span>
                    </Button>
                  )
                }
              />
            )
          },
        )}
      />
    </>
  )
}

/** Those that hold a car or wait to be confirmed; ended ones fold. */
function Holds({ site, holds }: SectionProps<'holds'>) {
  const live = holds.filter(({ status }) => status in HOLD_STATES)
  const ended = holds.filter(({ status }) => !(status in HOLD_STATES))
  return (
    <Rows
      shown={live.length}
      moreLabel="Ended"
      rows={[...live, ...ended].map(({ id, carName, carSlug, status, expiresAt }) => (
        <Row
          key={id}
          title={<Anchor href={`/cars/${carSlug}`}>{carName}</Anchor>}
          note={status === 'held' ? `Until ${formatTime(expiresAt, site.timeZone, 'short')}` : null}
          state={HOLD_STATES[status] ?? toLabel(status)}
        />
      ))}
    />
  )
}

interface SavedProps extends SectionProps<'saved'>, Pick<GarageViewProps, 'cards' | 'now'> {}

function Saved({ site, saved, cards, now }: SavedProps) {
  const { stockNoun } = site
  const savedCards = cards.filter(({ id }) => saved.some((car) => car.id === id))
  const unlisted = saved.filter(({ id }) => !cards.some((car) => car.id === id))
  if (saved.length === 0)
    return (
      <EmptyState
        title={`No ${stockNoun.many} saved yet`}
        headingLevel={3}
        actions={<Button href={site.links.stock}>See our {stockNoun.many}</Button>}
      >
        Press the heart on any {stockNoun.one} and it is here, on every device you sign in to.
      </EmptyState>
    )
  return (
    <>
      {savedCards.length > 0 && <Cards site={site} cars={savedCards} now={now} />}
      <Rows
        shown={0}
        moreLabel="No longer listed"
        rows={unlisted.map(({ id, name }) => <Row key={id} title={name} state="No longer listed" />)}
      />
    </>
  )
}

interface WatchlistProps extends SectionProps<'watched'>, Pick<GarageViewProps, 'cards' | 'shopper'> {}

function Watchlist({ site, watched, cards, shopper }: WatchlistProps) {
  if (watched.length === 0)
    return <p className="text-muted">Press Watch on the page of any {site.stockNoun.one}, and it is here.</p>
  return (
    <Rows
      rows={watched.map(({ id, name }) => {
        const car = cards.find((card) => card.id === id)
        return (
          <Row
            key={id}
            title={car ? <Anchor href={car.path}>{name}</Anchor> : name}
            note={car ? priceText(carPrice(car, site)) : 'No longer listed'}
            state={<RemoveWatched id={id} name={name} phone={shopper.phone} />}
          />
        )
      })}
    />
  )
}

function Alerts({ site, shopper, alerts }: Pick<GarageViewProps, 'site' | 'shopper' | 'alerts'>) {
  const { stockNoun } = site
  return (
    <>
      {!alerts?.searches.length && (
        <p className="mb-4 text-muted">
          Press Save this search on any results, and it is here. We then email you what is new.
        </p>
      )}
      {alerts ? (
        <AlertSettingsForm {...{ alerts, token: alerts.token, stockNoun }} fromGarage hasAccounts />
      ) : shopper.email ? (
        <TurnOnCarAlerts stockNoun={stockNoun} />
      ) : (
        <Button href="/sign-in?type=account&redirect=/account&back=/account&attach=1" variant="secondary">
          Add your email for alerts
        </Button>
      )}
    </>
  )
}

function Enquiries({ site, enquiries }: SectionProps<'enquiries'>) {
  if (enquiries.length === 0)
    return <p className="text-muted">Enquiries that you send with your email address are listed here.</p>
  return (
    <Rows
      shown={FIRST_ROWS}
      moreLabel="Earlier enquiries"
      rows={enquiries.map(({ reference, category, carName, status, at }) => (
        <Row
          key={reference}
          title={carName ?? category}
          note={[carName && category, reference, formatTime(at, site.timeZone)].filter(Boolean).join(' · ')}
          state={ENQUIRY_STATES[status]}
        />
      ))}
    />
  )
}

function Payments({ site, payments }: SectionProps<'payments'>) {
  return (
    <Rows
      shown={FIRST_ROWS}
      moreLabel="Earlier payments"
      rows={payments.map(({ reference, description, amount, status, at, token }) => (
        <Row
          key={token}
          title={formatAmount(amount)}
          note={[description, reference, formatTime(at, site.timeZone)].filter(Boolean).join(' · ')}
          state={paymentState(status)}
          action={
            <Button href={`/payments/${token}`} variant="quiet" size="sm">
              {status === 'paid' || status === 'refunded' ? 'Receipt' : 'Details'}
              <span className="sr-only"> of {[formatAmount(amount), description].filter(Boolean).join(', ')}</span>
            </Button>
          }
        />
      ))}
    />
  )
}

/** Alerts of saved vehicles for a shopper who has none of any kind yet: a form without script. */
function TurnOnCarAlerts({ stockNoun }: { stockNoun: { many: string } }) {
  return (
    <form method="post" action="/api/shopper/car-alerts" className="flex flex-wrap items-end gap-2">
      <Field label={`Price drops and sales of the ${stockNoun.many} you saved and watch`}>
        {(control) => (
          <Select
            {...control}
            name="frequency"
            options={ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
            defaultValue="daily"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Email me
      </Button>
    </form>
  )
}

const paymentState = (status: PaymentStatus) => PAYMENT_STATUS_LABELS[status]

/** Cars in a grid, on phones in a row, with the terms of their repayments above and the warning of comparison rates below. */
function Cards({ site, cars, now }: { site: Site; cars: readonly CarSummary[]; now: string }) {
  const terms = cars.some(({ weekly }) => weekly) ? listTerms(site, new Date(now)) : null
  return (
    <>
      {terms && (
        <p className="mb-4 max-w-3xl text-sm text-muted">
          <LateListTermsText terms={terms} />
        </p>
      )}
      <CardGrid row={cars.length > 1}>
        {cars.map((car) => (
          <SearchCard key={car.id} car={car} settings={cardSettings(site)} now={now} />
        ))}
      </CardGrid>
      {terms && <ComparisonNote />}
    </>
  )
}

/** A form without script: the watchlist goes by the verified mobile. */
function RemoveWatched({ id, name, phone }: { id: number; name: string; phone: string | null }) {
  return (
    <form method="post" action="/api/watchlist/remove-car">
      <input type="hidden" name="car_id" value={id} />
      <input type="hidden" name="phone_number" value={phone ?? ''} />
      <Button type="submit" variant="quiet" size="sm">
        Remove<span className="sr-only"> {name} from the watchlist</span>
      </Button>
    </form>
  )
}
