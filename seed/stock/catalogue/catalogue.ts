/** Bodies and paints that the demo's pictures exist in; a photo's name is made of one of each (`suv-white-side.webp`). */
export const PICTURE_BODIES = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'suv-large',
  'ute',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'caravan',
  'caravan-popup',
  'tractor',
] as const
export type PictureBody = (typeof PICTURE_BODIES)[number]

export const PAINTS = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'blue',
  'green',
  'orange',
  'yellow',
  'bronze',
  'beige',
  'teal',
] as const
export type Paint = (typeof PAINTS)[number]

export type SimpleFuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric'
export type SimpleDrive = 'FWD' | 'RWD' | 'AWD' | '4WD'
export type SimpleBody = 'Hatch' | 'Sedan' | 'Wagon' | 'SUV' | 'Ute' | 'Van' | 'Coupe' | 'Convertible' | 'People Mover'

export interface Gearbox {
  /** as the industry writes it: "6 speed Automatic" */
  name: string
  simple: 'Automatic' | 'Manual'
  /** null where there are no steps: CVTs and single-speed electric drives */
  gears: number | null
}

/** What moves a car: engine, gearbox and driven wheels, with the published combined consumption. */
export interface Drivetrain {
  fuel: string
  simpleFuel: SimpleFuel
  litres: number | null
  cylinders: number | null
  /** for hybrids the whole system's power where the maker publishes one */
  kw: number
  nm: number | null
  gearbox: Gearbox
  drive: SimpleDrive
  /** litres per 100 km, combined; null for an electric car */
  consumption: number | null
  /** kilometres on a charge (WLTP unless the maker publishes only NEDC), of an electric or plug-in car */
  electricRangeKm?: number
  batteryKwh?: number
  induction?: 'Turbo' | 'Twin turbo' | 'Supercharged'
}

/** One badge of a generation: what it costs new before on-road costs, and what it adds to the badge above it in the list. */
export interface CatalogueBadge {
  badge: string
  drivetrain: Drivetrain
  /** dollars before on-road costs, as last listed for this generation */
  listPrice: number
  /** equipment, comma-separated, that this badge adds to the generation's `equipment` and to every badge before it */
  adds?: string
  /** starts again from the generation's `equipment`, for a badge that is not above those before it */
  resets?: boolean
  /** overrides of the generation's figures */
  seats?: number
  doors?: number
  body?: string
  towing?: number
  /** model years, where they differ from the generation's */
  years?: [from: number, to: number | null]
}

export interface CatalogueGeneration {
  /** maker's series code: "KF", "GUN126R" */
  series: string
  /** first and last model year sold in Australia; null while still on sale */
  years: [from: number, to: number | null]
  seats: number
  doors: number
  /** fuel tank in litres; null for an electric car */
  tank: number | null
  /** kilograms, braked; null where it is not rated to tow */
  towing: number | null
  /** gross vehicle mass in kilograms */
  gvm?: number
  /** stars and the year of the test; null where ANCAP gives none */
  ancap: [stars: number, year: number] | null
  /** length, width without mirrors, height in millimetres */
  size: [length: number, width: number, height: number]
  /** on every badge of the generation, comma-separated */
  equipment: string
  badges: CatalogueBadge[]
}

export interface CatalogueModel {
  model: string
  /** as the industry writes it: "Double Cab Pick Up" */
  body: string
  simpleBody: SimpleBody
  picture: PictureBody
  /** share of value kept against the typical car of its age: 1 is typical, 1.15 holds its price well */
  retention?: number
  /** how often it is seen on a dealer's lot against others: 1 unless set */
  popularity?: number
  /** paints of this model beside the make's */
  colours?: Record<string, Paint>
  /** what buyers come for: shown as categories beside those that follow from its figures */
  categories?: string[]
  generations: CatalogueGeneration[]
}

/** A car maker: its models and the paints it names. */
export interface CatalogueMake {
  make: string
  /** paint name as in the brochure -> the picture's paint */
  colours: Record<string, Paint>
  /** share of value kept against the typical make: 1 unless set */
  retention?: number
  /** new-car warranty in years, and kilometres where limited */
  warranty: string
  models: CatalogueModel[]
}

/** A caravan as a maker sells it. Lengths are body lengths in feet, masses kilograms. */
export interface CatalogueCaravan {
  make: string
  model: string
  badge: string
  series: string
  style: 'Caravan' | 'Pop Top' | 'Camper Trailer' | 'Expandable' | 'Hybrid'
  picture: 'caravan' | 'caravan-popup'
  years: [from: number, to: number | null]
  sleeps: number
  bodyLengthFeet: number
  bodyWidthFeet: number
  tare: number
  atm: number
  axle: string
  /** dollars, drive-away */
  listPrice: number
  layout: string
  /** comma-separated */
  equipment: string
}

/** A tractor as a maker sells it. Lift in kilograms at the ball ends. */
export interface CatalogueTractor {
  make: string
  model: string
  badge: string
  series: string
  years: [from: number, to: number | null]
  horsepower: number
  ptoHorsepower: number
  litres: number
  cylinders: number
  /** as its maker says it: "16F/16R PowrReverser" */
  gearbox: string
  /** forward gears; null for a hydrostatic or stepless drive */
  gears: number | null
  cab: 'Cab' | 'ROPS'
  lift: number
  hydraulicFlow: number
  fuelTank: number
  /** dollars excluding GST and on-road costs */
  listPrice: number
  paint: Paint
  colour: string
  /** comma-separated */
  equipment: string
}
