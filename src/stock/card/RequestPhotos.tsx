import { opensForm } from '@/domain/leads/formDialog'
import type { CarSummary } from '@/domain/stock/car'

/**
 * Requests photos of a car that has none (CARD-04). Without JavaScript it links to the car's enquiry. That is another form, so a click before
 * the page is ready is repeated.
 */
export function RequestPhotos({ car }: { car: Pick<CarSummary, 'id' | 'name' | 'path'> }) {
  return (
    <a
      href={`${car.path}#enquire`}
      className="link above-card-link mt-1 inline-flex min-h-11 items-center text-sm text-ink"
      {...opensForm({ kind: 'photos', carId: car.id, title: 'Request photos', about: car.name })}
    >
      Request photos
      <span className="sr-only"> of {car.name}</span>
    </a>
  )
}
