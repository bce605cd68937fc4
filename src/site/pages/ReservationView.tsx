import { formatLeadTime } from '@/domain/leads/labels'
import { type ReservationState, reservationLabels } from '@/domain/leads/reservation'
import { reserveLabels } from '@/domain/leads/reserveLabels'
import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { itemLabels } from '@/domain/stock/labels'
import { Button } from '@/ui/actions/Button'
import { Icon, type IconName } from '@/ui/media/Icon'

interface ReservationViewProps {
  site: Site
  car: Pick<Car, 'name' | 'path' | 'itemType'>
  token: string
  state: ReservationState
  expiresAt: Date
}

const ICONS: Record<ReservationState, [icon: IconName, colour: string]> = {
  pending: ['clock', 'text-muted'],
  held: ['circle-check', 'text-positive-text'],
  paid: ['circle-check', 'text-positive-text'],
  ended: ['circle-exclamation-point', 'text-warning-text'],
  taken: ['circle-exclamation-point', 'text-warning-text'],
  tooMany: ['circle-exclamation-point', 'text-warning-text'],
}

/** A reservation with its state, and the button that holds the car (CAR-19). */
export function ReservationView({ site, car, token, state, expiresAt }: ReservationViewProps) {
  const { heading, text, confirm } = reservationLabels(state, {
    carName: car.name,
    noun: itemLabels(car).one,
    period: reserveLabels(site, car).heldFor,
    until: formatLeadTime(expiresAt.toISOString(), site.timeZone),
  })
  const [icon, colour] = ICONS[state]
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon name={icon} className={`size-10 ${colour}`} />
      <h1 className="heading-1 mt-4">{heading}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">{text}</p>
      {confirm ? (
        <form method="post" action={`/api/reservations/${token}`}>
          <Button type="submit" size="lg">
            {confirm}
          </Button>
        </form>
      ) : (
        <Button href={state === 'taken' ? `${car.path}#enquire` : car.path} variant="secondary" size="lg">
          {state === 'taken' ? site.wording.enquireNow : `See the ${car.name}`}
        </Button>
      )}
      {site.phone && (
        <p className="mt-8 text-muted">
          Questions? Call{' '}
          <a href={telLink(site.phone)} className="link">
            {formatPhone(site.phone)}
          </a>
          .
        </p>
      )}
    </div>
  )
}
