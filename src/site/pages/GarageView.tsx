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
import { carPrice } from '@/domain/stock/price'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { LateListTermsText } from '@/finance/LateListTermsText'
import type { AlertSettings } from '@/server/alerts/savedSearches'
import { CardGrid } from '@/stock/card/CardGrid'
import { cardSettings } from '@/stock/card/cardSettings'
import { SearchCard } from '@/stock/card/SearchCard'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { AlertSettingsForm } from './AlertSettingsForm'
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

/** A shopper's own page: saved vehicles, then enquiries, bookings, reservations and payments. */
export function GarageView({ site, shopper, garage, cards, alerts, now }: GarageViewProps) {
  const { ownCars, saved, watched, viewed, enquiries, bookings, holds, payments } = garage
  const { stockNoun, flags } = site
  const noun = ownVehicleNoun(stockNoun)
  const savedCards = cards.filter(({ id }) => saved.some((car) => car.id === id))
  const viewedCards = viewed.flatMap(({ id }) => cards.find((card) => card.id === id) ?? []).slice(0, MAX_VIEWED_SHOWN)
  const unlisted = saved.filter(({ id }) => !cards.some((car) => car.id === id))
  const format = (at: Date, timeZone = site.timeZone, timeStyle?: 'short') =>
    new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle, timeZone }).format(at)
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
      {flags.garage && (
        <Section heading={`Your ${noun}${ownCars.length === 1 ? '' : 's'}`} id="cars">
          <OwnCars {...{ site, cars: ownCars, noun, isStopped: alerts?.isStopped ?? false }} />
        </Section>
      )}
      {flags.garage && (
        <Section heading={`Saved ${stockNoun.many}`}>
          {savedCards.length > 0 && <Cards site={site} cars={savedCards} now={now} />}
          {unlisted.length > 0 && (
            <Rows>
              {unlisted.map(({ id, name }) => (
                <Row key={id} title={name} state="No longer listed" />
              ))}
            </Rows>
          )}
          {saved.length === 0 && (
            <EmptyState
              title={`No ${stockNoun.many} saved yet`}
              headingLevel={3}
              actions={<Button href={site.links.stock}>See our {stockNoun.many}</Button>}
            >
              Press the heart on any {stockNoun.one} and it is here, on every device you sign in to.
            </EmptyState>
          )}
        </Section>
      )}
      {flags.watchlist && (
        <Section heading="Watchlist" id="watchlist">
          {watched.length === 0 ? (
            <p className="text-muted">Press Watch on the page of any {stockNoun.one}, and it is here.</p>
          ) : (
            <Rows>
              {watched.map(({ id, name }) => {
                const car = cards.find((card) => card.id === id)
                return (
                  <Row
                    key={id}
                    title={car ? <Anchor href={car.path}>{name}</Anchor> : name}
                    note={car ? carPrice(car, site).label : 'No longer listed'}
                    state={<RemoveWatched id={id} name={name} phone={shopper.phone} />}
                  />
                )
              })}
            </Rows>
          )}
        </Section>
      )}
      {flags.searchAlerts && (
        <Section heading="Saved searches and alerts" id="alerts">
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
        </Section>
      )}
      {flags.garage && viewedCards.length > 0 && (
        <Section heading={`${stockNoun.many.charAt(0).toUpperCase()}${stockNoun.many.slice(1)} you viewed`}>
          <Cards site={site} cars={viewedCards} now={now} />
        </Section>
      )}
      {flags.garage && (
        <>
          {bookings.length > 0 && (
            <Section heading="Bookings" id="bookings">
              <Rows>
                {bookings.map(({ id, startsAt, department, locationName, timeZone, status, reference, changePath }) => (
                  <Row
                    key={id}
                    title={format(startsAt, timeZone ?? site.timeZone, 'short')}
                    note={[BOOKING_NAMES[department], locationName, reference].filter(Boolean).join(' · ')}
                    state={BOOKING_STATES[status] ?? toLabel(status)}
                    action={
                      changePath && (
                        <Button href={changePath} variant="quiet" size="sm">
                          Change or cancel
                          <span className="sr-only">
                            {' '}
                            the booking of {format(startsAt, timeZone ?? site.timeZone, 'short')}
                          </span>
                        </Button>
                      )
                    }
                  />
                ))}
              </Rows>
            </Section>
          )}
          {holds.length > 0 && (
            <Section heading="Reservations">
              <Rows>
                {holds.map(({ id, carName, carSlug, status, expiresAt }) => (
                  <Row
                    key={id}
                    title={<Anchor href={`/cars/${carSlug}`}>{carName}</Anchor>}
                    note={status === 'held' ? `Until ${format(expiresAt, site.timeZone, 'short')}` : null}
                    state={HOLD_STATES[status] ?? toLabel(status)}
                  />
                ))}
              </Rows>
            </Section>
          )}
          {payments.length > 0 && (
            <Section heading="Payments">
              <Rows>
                {payments.map(({ reference, description, amount, status, at, token }) => (
                  <Row
                    key={token}
                    title={formatAmount(amount)}
                    note={[description, reference, format(at)].filter(Boolean).join(' · ')}
                    state={paymentState(status)}
                    action={
                      <Button href={`/payments/${token}`} variant="quiet" size="sm">
                        {status === 'paid' || status === 'refunded' ? 'Receipt' : 'Details'}
                        <span className="sr-only">
                          {' '}
                          of {[formatAmount(amount), description].filter(Boolean).join(', ')}
                        </span>
                      </Button>
                    }
                  />
                ))}
              </Rows>
            </Section>
          )}
          <Section heading="Enquiries">
            {enquiries.length === 0 ? (
              <p className="text-muted">Enquiries that you send with your email address are listed here.</p>
            ) : (
              <Rows>
                {enquiries.map(({ reference, category, carName, status, at }) => (
                  <Row
                    key={reference}
                    title={carName ?? category}
                    note={[carName && category, reference, format(at)].filter(Boolean).join(' · ')}
                    state={ENQUIRY_STATES[status]}
                  />
                ))}
              </Rows>
            )}
          </Section>
        </>
      )}
    </div>
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

function Section({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 scroll-mt-24">
      <h2 className="heading-3 mb-5">{heading}</h2>
      {children}
    </section>
  )
}

/** Cars in a grid, with the terms of their repayments above and the warning of comparison rates below. */
function Cards({ site, cars, now }: { site: Site; cars: readonly CarSummary[]; now: string }) {
  const terms = cars.some(({ weekly }) => weekly) ? listTerms(site, new Date(now)) : null
  return (
    <>
      {terms && (
        <p className="mb-4 max-w-3xl text-sm text-muted">
          <LateListTermsText terms={terms} />
        </p>
      )}
      <CardGrid>
        {cars.map((car) => (
          <SearchCard key={car.id} car={car} settings={cardSettings(site)} now={now} />
        ))}
      </CardGrid>
      {terms && <ComparisonNote />}
    </>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-hairline border-y border-hairline">{children}</ul>
)

interface RowProps {
  title: ReactNode
  note?: string | null
  state: ReactNode
  /** a link to what can be done */
  action?: ReactNode
}

function Row({ title, note, state, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold [&_a]:underline [&_a]:underline-offset-3">{title}</p>
        {note && <p className="numbers mt-0.5 text-sm text-muted">{note}</p>}
      </div>
      <div className="flex items-center gap-x-3 text-sm">
        {state}
        {action}
      </div>
    </li>
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
