import { formatKm, formatNumber } from '@/domain/format'
import type { CarSummary } from '@/domain/stock/car'
import type { ItemType } from '@/domain/stock/carType'
import { facetValueLabel } from '@/domain/stock/facetLabels'
import { toHorsepower } from '@/domain/stock/query/horsepower'
import { fuelTag } from '@/domain/stock/tags'
import { type IconName, iconClass } from '@/ui/media/Icon'

interface Fact {
  name: string
  value: string
  icon: IconName
}

const VEHICLE: Record<ItemType, IconName> = { car: 'car-front', caravan: 'caravan', tractor: 'tractor' }

/** Maximum facts on a card. */
const MAX_FACTS = 4

/**
 * Up to four facts with icons: kilometres, transmission, fuel and body for a car; sleeps, length, tare and body for a
 * caravan; engine hours and horsepower for a tractor.
 */
export function CardFacts({ car }: { car: CarSummary }) {
  const facts = vehicleFacts(car)
  return (
    <ul className="grid grid-cols-2 content-start gap-x-3 gap-y-1.5 px-card pt-3 text-sm text-muted">
      {facts.map(({ name, value, icon }) => (
        <li
          key={name}
          data-icon-label={`${name}: `}
          className={`sprite-icon-before numbers truncate ${iconClass(icon)}`}
        >
          {value}
        </li>
      ))}
    </ul>
  )
}

function vehicleFacts(car: CarSummary): Fact[] {
  if (car.itemType === 'caravan') return caravanFacts(car)
  if (car.itemType === 'tractor') return tractorFacts(car)
  const electric = fuelTag(car.simpleFuel) === 'Electric'
  const facts: (Fact | null)[] = [
    car.km !== null ? { name: 'Kilometres', value: formatKm(car.km), icon: 'gauge' } : null,
    car.simpleTransmission ? { name: 'Transmission', value: car.simpleTransmission, icon: 'cog' } : null,
    car.simpleFuel ? { name: 'Fuel', value: car.simpleFuel, icon: electric ? 'zap' : 'fuel' } : null,
    car.body ? { name: 'Body', value: car.body, icon: VEHICLE[car.itemType] } : null,
    car.seats !== null && car.itemType === 'car'
      ? { name: 'Seats', value: facetValueLabel('seats', String(car.seats)), icon: 'users' }
      : null,
  ]
  return facts.filter((fact) => fact !== null).slice(0, MAX_FACTS)
}

function tractorFacts(car: CarSummary): Fact[] {
  const facts: (Fact | null)[] = [
    car.engineHours !== null
      ? { name: 'Engine hours', value: `${formatNumber(car.engineHours)} hours`, icon: 'clock' }
      : null,
    car.powerKw !== null
      ? { name: 'Horsepower', value: `${formatNumber(toHorsepower(car.powerKw))} hp`, icon: 'gauge' }
      : null,
    car.simpleTransmission ? { name: 'Transmission', value: car.simpleTransmission, icon: 'cog' } : null,
    car.body ? { name: 'Body', value: car.body, icon: VEHICLE.tractor } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

function caravanFacts(car: CarSummary): Fact[] {
  const facts: (Fact | null)[] = [
    car.sleeps !== null ? { name: 'Sleeps', value: `Sleeps ${car.sleeps}`, icon: 'bed-double' } : null,
    car.bodyLengthFeet !== null
      ? { name: 'Body length', value: `${formatNumber(car.bodyLengthFeet)} ft`, icon: 'ruler' }
      : null,
    car.tareWeightKg !== null
      ? { name: 'Tare', value: `${formatNumber(car.tareWeightKg)} kg tare`, icon: 'weight' }
      : null,
    car.body ? { name: 'Style', value: car.body, icon: 'caravan' } : null,
  ]
  return facts.filter((fact) => fact !== null)
}
