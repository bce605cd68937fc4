import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import { formatDollars, formatKm } from '@/domain/format'

/** The car at the time of the enquiry. */
export function LeadCar({ car }: { car: NonNullable<InboxLead['car']> }) {
  const facts = [
    car.km === null ? null : formatKm(car.km),
    car.colour,
    car.stockNumber && `Stock ${car.stockNumber}`,
    car.status?.replaceAll('_', ' '),
  ].filter(Boolean)
  return (
    <section className="inbox-section inbox-car">
      <h3 className="admin-hidden">Car at the time of enquiry</h3>
      {car.image ? (
        // biome-ignore lint/performance/noImgElement: feed photos come from any host and are shown unoptimised.
        <img alt="" height={96} src={car.image} width={144} />
      ) : null}
      <div>
        <a href={car.url} rel="noreferrer" target="_blank">
          {car.name}
          <span className="admin-hidden"> (on the site, in a new tab)</span>
        </a>
        <p className="inbox-car__price">
          {car.price === null ? 'No price shown' : formatDollars(car.price)}
          <span className="inbox-soft"> at the time</span>
        </p>
        <p className="inbox-soft">{facts.join(' · ')}</p>
      </div>
    </section>
  )
}
