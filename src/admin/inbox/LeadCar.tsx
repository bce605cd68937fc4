import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import { formatDollars, formatKm } from '@/domain/format'

/** The car as its page showed it when the shopper asked. */
export function LeadCar({ car }: { car: NonNullable<InboxLead['car']> }) {
  const facts = [
    car.km === null ? null : formatKm(car.km),
    car.colour,
    car.stockNumber && `Stock ${car.stockNumber}`,
    car.status?.replaceAll('_', ' '),
  ].filter(Boolean)
  return (
    <section className="inbox-section inbox-car">
      <h3 className="inbox-hidden">The car, as it was shown</h3>
      {car.image ? (
        // biome-ignore lint/performance/noImgElement: the admin shows feed photos of any host as they are.
        <img alt="" height={96} src={car.image} width={144} />
      ) : null}
      <div>
        <a href={car.url} rel="noreferrer" target="_blank">
          {car.name}
          <span className="inbox-hidden"> (on the site, in a new tab)</span>
        </a>
        <p className="inbox-car__price">
          {car.price === null ? 'No price was shown' : formatDollars(car.price)}
          <span className="inbox-soft"> when they asked</span>
        </p>
        <p className="inbox-soft">{facts.join(' · ')}</p>
      </div>
    </section>
  )
}
