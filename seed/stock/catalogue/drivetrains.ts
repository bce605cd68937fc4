import type { Drivetrain, Gearbox, SimpleDrive } from './catalogue'

/** Constructors that keep the catalogue's lines short; each returns a plain record. */
export const auto = (gears: number): Gearbox => ({ name: `${gears} speed Automatic`, simple: 'Automatic', gears })
export const manual = (gears: number): Gearbox => ({ name: `${gears} speed Manual`, simple: 'Manual', gears })
export const dualClutch = (gears: number): Gearbox => ({
  name: `${gears} speed Sports Automatic Dual Clutch`,
  simple: 'Automatic',
  gears,
})
export const cvt: Gearbox = { name: 'Continuous Variable', simple: 'Automatic', gears: null }
/** a hybrid's own transmission, which has no steps */
export const eCvt: Gearbox = { name: 'Hybrid Continuous Variable', simple: 'Automatic', gears: null }
export const reduction: Gearbox = { name: '1 speed Reduction Gear', simple: 'Automatic', gears: 1 }

type Engine = [litres: number, cylinders: number, kw: number, nm: number]

interface Extras {
  premium?: boolean
  electricRangeKm?: number
  batteryKwh?: number
  induction?: Drivetrain['induction']
}

const combustion =
  (simpleFuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid', induction?: Drivetrain['induction']) =>
  (
    [litres, cylinders, kw, nm]: Engine,
    gearbox: Gearbox,
    drive: SimpleDrive,
    consumption: number,
    { premium, ...extras }: Extras = {},
  ): Drivetrain => {
    const petrol = premium ? 'Petrol - Premium ULP' : 'Petrol - Unleaded ULP'
    const fuel = {
      Petrol: petrol,
      Diesel: 'Diesel',
      Hybrid: 'Petrol/Electric Hybrid',
      'Plug-in Hybrid': 'Petrol/Electric Plug-in Hybrid',
    }[simpleFuel]
    return { fuel, simpleFuel, litres, cylinders, kw, nm, gearbox, drive, consumption, induction, ...extras }
  }

export const petrol = combustion('Petrol')
export const turbo = combustion('Petrol', 'Turbo')
export const diesel = combustion('Diesel', 'Turbo')
export const twinTurboDiesel = combustion('Diesel', 'Twin turbo')
export const hybrid = combustion('Hybrid')
export const turboHybrid = combustion('Hybrid', 'Turbo')
export const plugIn = combustion('Plug-in Hybrid')
export const turboPlugIn = combustion('Plug-in Hybrid', 'Turbo')

/** Battery in kilowatt hours, range in kilometres. */
export const electric = (
  kw: number,
  nm: number,
  drive: SimpleDrive,
  batteryKwh: number,
  electricRangeKm: number,
): Drivetrain => ({
  fuel: 'Electric',
  simpleFuel: 'Electric',
  litres: null,
  cylinders: null,
  kw,
  nm,
  gearbox: reduction,
  drive,
  consumption: null,
  batteryKwh,
  electricRangeKm,
})
