import type { FeedCar } from './feedCar'
import type { Random } from './random'
import { randomFrom } from './random'
import type { BuiltVehicle } from './vehicles/car'
import type { History, HistorySource } from './vehicles/history'
import { isLowKm } from './vehicles/history'
import { hoursOn } from './vehicles/tractor'

/** Share of vehicles whose comments nobody has written yet; more of those that have not arrived. */
const UNWRITTEN = { here: 0.06, coming: 0.35 }
/** Share of comments that are a line, not a letter. */
const SHORT = 0.14

/** Writes each vehicle's comments from what is known of it, in the dealer's voice. Changes the vehicles. */
export function writeComments(vehicles: readonly BuiltVehicle[], closing: readonly string[], seed: string): void {
  for (const vehicle of vehicles) {
    const { car } = vehicle
    const random = randomFrom(`${seed}/${car.stocknum}/comments`)
    if (random.chance(car.status === 'coming_soon' ? UNWRITTEN.coming : UNWRITTEN.here)) continue
    car.dealercomments = random.chance(SHORT) ? shortOf(vehicle, random) : letterOf(vehicle, closing, random)
  }
}

const nameOf = ({ year, make, model, badge }: FeedCar) => [year, make, model, badge].filter(Boolean).join(' ')
const whole = (number: number) => number.toLocaleString('en-AU')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
/** Equipment in the middle of a sentence: "Heated front seats" goes small, "Apple CarPlay" and "LED headlights" do not. */
const KEEPS_CAPITAL =
  /^(F |Apple|Android|Bose|Harman|Bang|Burmester|Mark|Infinity|Dynaudio|Dirac|Nappa|Alcantara|Torsen|Recaro|Monroe|Google|Brembo|Fox|Super Select|Terrain|Symmetrical|Quadra|Magic|Vienna|Bluetooth|Baja|Gas Struts|SofTex|X-|M |N |[A-Z0-9]{2,}|\S*[a-z][A-Z])/
const inline = (item: string) => (KEEPS_CAPITAL.test(item) ? item : item.charAt(0).toLowerCase() + item.slice(1))

function shortOf({ car, paintName, history }: BuiltVehicle, random: Random): string {
  const hours = hoursOn(car)
  const distance = hours !== null ? `${whole(hours)} hours` : car.km !== null ? `${whole(car.km)} km` : null
  const bits = [nameOf(car), paintName, distance, history?.owners === 1 ? 'one owner' : null].filter(Boolean)
  const endings = ['More words to come; ask us in the meantime.']
  if (car.images.length > 2) endings.push('Photos tell the rest.')
  if (car.status === 'in_stock') endings.push('Ready to look at now.')
  return `${bits.join(', ')}. ${random.pick(endings)}`
}

function letterOf(vehicle: BuiltVehicle, closing: readonly string[], random: Random): string {
  const { car, history } = vehicle
  const paragraphs = history
    ? [
        openingOf(vehicle, random),
        `${equipmentOf(vehicle, random)} ${fittedOf(history)}`,
        conditionOf(vehicle, history, random),
      ]
    : [openingOf(vehicle, random), equipmentOf(vehicle, random), freshOf(vehicle)]
  const stock = random.pick([
    `Quote ${car.stocknum} when you call.`,
    `Ask for stock number ${car.stocknum}.`,
    `It is ${car.stocknum} on our books.`,
  ])
  const end = car.status === 'coming_soon' ? 'It is still on its way to us; ask when it lands.' : random.pick(closing)
  return [...paragraphs, `${end} ${stock}`]
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n')
}

const CAME_FROM: Record<HistorySource, string[]> = {
  trade: ['traded in here on something newer', 'a trade-in against another from our yard'],
  private: ['bought privately from its owner', 'bought from the family that drove it'],
  lease: ['back from a novated lease', 'at the end of its lease'],
  fleet: ['from a company fleet that replaces on schedule', 'a former fleet vehicle, serviced by the calendar'],
  local: ['a local one', 'known to us, from around here'],
}

function openingOf(vehicle: BuiltVehicle, random: Random): string {
  const { car, history, ageYears, paintName } = vehicle
  const name = nameOf(car)
  if (!history) {
    const paint = `in ${paintName}`
    if (car.preorder) return `A ${name} ${paint}, on order for us and not yet spoken for.`
    if (car.car_type === 'demo') {
      const hours = hoursOn(car)
      const used = hours !== null ? ` with ${whole(hours)} hours` : car.km ? ` with ${whole(car.km)} km` : ''
      return `Our demonstrator: a ${name} ${paint}${used}. Only our staff and people trying it out have had it.`
    }
    return random.pick([
      `New ${name} ${paint}.`,
      `A new ${name}, finished ${paint}.`,
      `${name} ${paint}, new and unregistered.`,
    ])
  }
  const owners = ['one owner', 'two owners', 'three owners', 'four owners'][history.owners - 1]!
  const from = random.pick(CAME_FROM[history.source])
  const hours = hoursOn(car)
  const distance =
    hours !== null
      ? `${whole(hours)} hours on the meter`
      : car.km !== null && car.item_type === 'car'
        ? `${whole(car.km)} km${isLowKm(car.km, ageYears) ? ', low for its age' : ''}`
        : null
  const facts = [capital(owners), from, distance].filter(Boolean).join(', ')
  return `${name} in ${paintName}. ${facts}.`
}

function equipmentOf({ car, history }: BuiltVehicle, random: Random): string {
  const fitted = history?.fitted ?? []
  const highlights = car.features.filter((item) => item.length < 45 && !fitted.includes(item)).slice(0, 9)
  if (highlights.length < 2) return ''
  const chosen = random.some(highlights, random.int(3, 5)).map(inline)
  const drives = drivesOf(car)
  return `${drives}${random.pick(['It has', 'On it:', 'Worth knowing: it has', 'You get'])} ${listed(chosen)}.`
}

/** What moves it, for a car. */
function drivesOf(car: FeedCar): string {
  if (car.item_type !== 'car' || car.power_kw === null) return ''
  const drive = (car.drive ?? '').toLowerCase()
  if (car.simple_fuel === 'Electric') return `Electric, ${car.power_kw} kW, ${drive}. `
  const engine = `${car.engine_size_litres?.toFixed(1)}-litre ${(car.simple_fuel ?? '').toLowerCase()}`
  const uses = car.fuel_consumption === null ? '' : `, ${car.fuel_consumption} L/100 km combined`
  return `${capital(engine)}, ${car.power_kw} kW, ${drive}${uses}. `
}

const fittedOf = ({ fitted }: History) => (fitted.length > 0 ? `Fitted since new: ${listed(fitted.map(inline))}.` : '')

const SERVICE: Record<History['service'], string[]> = {
  dealer: ['Serviced by franchised dealers all its life.', 'The book has a dealer\u2019s stamp at every service.'],
  full: ['The log book is complete.', 'Every service is in the book.'],
  part: ['The log book has gaps, and we show you where.', 'Part service history; the later years are stamped.'],
  none: [
    'No books came with it, so we went through it ourselves.',
    'There is no service history, and the price says so.',
  ],
}
const SERVICE_OTHER: Record<History['service'], string> = {
  dealer: 'Our own workshop has looked after it.',
  full: 'Full records come with it.',
  part: 'Some records come with it.',
  none: 'No records came with it.',
}

function conditionOf({ car }: BuiltVehicle, history: History, random: Random): string {
  const isCar = car.item_type === 'car'
  const tyres = isCar
    ? { 0: '', 2: 'Two tyres are new.', 4: 'All four tyres are new.' }[history.newTyres]
    : history.newTyres > 0
      ? 'The tyres are new.'
      : ''
  const serviced = isCar && history.lastServiceKm ? `Last serviced at ${whole(history.lastServiceKm)} km.` : ''
  const flaws =
    history.flaws.length > 0
      ? `${random.pick(['What we would point out', 'Not perfect', 'To be straight with you'])}: ${listed(history.flaws)}.`
      : random.pick(['We found nothing to apologise for.', 'Tidy inside and out.', ''])
  const keys = isCar ? (history.keys === 2 ? 'Two keys.' : 'One key only.') : ''
  const service = isCar ? random.pick(SERVICE[history.service]) : SERVICE_OTHER[history.service]
  return [service, serviced, tyres, flaws, keys].filter(Boolean).join(' ')
}

function freshOf({ car, warranty }: BuiltVehicle): string {
  if (car.preorder) return 'Colour and options can still be changed with us until the factory builds it.'
  return warranty ? `${car.make}\u2019s ${warranty} applies.` : ''
}
