import type { CatalogueModel, Drivetrain } from '../catalogue/catalogue'

interface Sorted {
  model: CatalogueModel
  drivetrain: Drivetrain
  seats: number
  /** kilograms, braked */
  towing: number | null
  lowKm: boolean
}

/** The ways in which shoppers look for a car that no single figure says. */
export function categoriesOf({ model, drivetrain, seats, towing, lowKm }: Sorted): string[] {
  const economical = drivetrain.consumption !== null && drivetrain.consumption <= 6 && !isElectrified(drivetrain)
  const candidates: [name: string, applies: boolean][] = [
    ...(model.categories ?? []).map((name): [string, boolean] => [name, true]),
    ['Hybrid and electric', isElectrified(drivetrain)],
    ['Seven seats or more', seats >= 7],
    ['Tows 3,000 kg', towing !== null && towing >= 3_000],
    ['Easy on fuel', economical],
    ['Low kilometres', lowKm],
  ]
  return candidates.flatMap(([name, applies]) => (applies ? [name] : []))
}

const isElectrified = ({ simpleFuel }: Drivetrain) =>
  simpleFuel === 'Electric' || simpleFuel === 'Hybrid' || simpleFuel === 'Plug-in Hybrid'
