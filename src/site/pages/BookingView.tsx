import type { BookingToChange, OtherTimes } from '@/data/locations/bookingToChange'
import { BOOKING_NAMES } from '@/domain/appointments/bookingNames'
import { formatLeadTime } from '@/domain/leads/labels'
import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/content/Chip'
import { Checkbox } from '@/ui/forms/Checkbox'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Icon } from '@/ui/media/Icon'

interface BookingViewProps {
  site: Site
  token: string
  booking: BookingToChange
  times: Pick<OtherTimes, 'dates' | 'date' | 'slots'>
  /** it has just been moved or cancelled */
  isChanged: boolean
  error?: string
  isSignedIn: boolean
}

const ERRORS: Record<string, string> = {
  taken: 'That time is no longer available. Please choose another one.',
  over: 'This booking can no longer be changed. Call us.',
  rate: 'You have changed this booking often today. Call us to change it again.',
  time: 'Choose a time.',
}

/** A shopper's booking, with the times to which it can be moved: links and forms without script. */
export function BookingView({ site, token, booking, times, isChanged, error, isSignedIn }: BookingViewProps) {
  const { state, startsAt, timeZone, locationName, carName, reference, department } = booking
  const message = error === undefined ? undefined : ERRORS[error]
  const action = `/api/bookings/${token}`
  return (
    <div className="container-page max-w-3xl py-10 md:py-section-space">
      <Icon
        name={state === 'over' ? 'clock' : 'calendar-clock'}
        className={`size-10 ${state === 'booked' ? 'text-positive-text' : 'text-muted'}`}
      />
      <h1 className="heading-1 mt-4">{toHeading(state, isChanged)}</h1>
      <p className={`mt-3 text-lg ${state === 'cancelled' ? 'text-muted line-through' : 'font-semibold'}`}>
        {formatLeadTime(startsAt.toISOString(), timeZone)}
      </p>
      <p className="measure mt-1 mb-8 text-muted">
        {[BOOKING_NAMES[department], carName, locationName, reference].filter(Boolean).join(' · ')}
      </p>
      {isChanged && (
        <p role="status" className="mb-6">{`We have told ${locationName ?? site.name}, and emailed you.`}</p>
      )}
      {message && (
        <div className="mb-6">
          <ErrorSummary problems={[{ message }]} attempt={1} />
        </div>
      )}
      {state === 'booked' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section id="times" className="card scroll-mt-24 p-card">
            <h2 className="heading-4 mb-3">Move it</h2>
            {times.date === null ? (
              <p className="text-muted">No times can be booked online at the moment. Call us to move it.</p>
            ) : (
              <>
                <nav aria-label="Day" className="-mx-1 mb-5 flex snap-x gap-2 overflow-x-auto px-1 py-1">
                  {times.dates.map(({ date, label }) => (
                    <Chip
                      key={date}
                      href={`/bookings/${token}?date=${date}#times`}
                      aria-current={date === times.date ? 'date' : undefined}
                      className="numbers flex-none snap-start"
                    >
                      {label}
                    </Chip>
                  ))}
                </nav>
                <form method="post" action={action} className="grid gap-5">
                  <input type="hidden" name="action" value="move" />
                  <fieldset className="min-w-0">
                    <legend className="mb-1.5 text-sm font-semibold">
                      Time on {times.dates.find(({ date }) => date === times.date)?.label}
                    </legend>
                    <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
                      {times.slots.map((slot) => {
                        const value = slot.startsAt.toISOString()
                        const isCurrent = slot.startsAt.getTime() === startsAt.getTime()
                        return (
                          <label key={value} className="slot">
                            <input
                              type="radio"
                              name="starts_at"
                              value={value}
                              defaultChecked={isCurrent}
                              required
                              className="sr-only"
                            />
                            <span className="numbers">
                              {slot.label}
                              {isCurrent && <span className="sr-only">, your time now</span>}
                            </span>
                          </label>
                        )
                      })}
                    </div>
                  </fieldset>
                  <div>
                    <Button type="submit">Move booking</Button>
                  </div>
                </form>
              </>
            )}
          </section>
          <section className="card p-card">
            <h2 className="heading-4 mb-3">Cancel it</h2>
            <p className="measure text-muted">The time goes to somebody else at once.</p>
            <form method="post" action={action} className="mt-3 grid justify-items-start gap-3">
              <input type="hidden" name="action" value="cancel" />
              <Checkbox label="Cancel my booking" required />
              <Button type="submit" variant="secondary">
                Cancel booking
              </Button>
            </form>
          </section>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isSignedIn && (
          <Button href={`${site.links.garage}#bookings`} variant={state === 'booked' ? 'quiet' : 'secondary'}>
            {site.wording.myGarage}
          </Button>
        )}
        {state !== 'booked' && (
          <Button href={department === 'service' ? site.links.service : site.links.testDrive} variant="secondary">
            Book another time
          </Button>
        )}
        {site.phone && (
          <Button href={telLink(site.phone)} variant="quiet">
            <Icon name="phone" />
            Call {formatPhone(site.phone)}
          </Button>
        )}
      </div>
    </div>
  )
}

function toHeading(state: BookingToChange['state'], isChanged: boolean): string {
  if (state === 'cancelled') return 'Your booking is cancelled'
  if (state === 'over') return 'This booking is over'
  return isChanged ? 'Your booking has a new time' : 'Your booking'
}
