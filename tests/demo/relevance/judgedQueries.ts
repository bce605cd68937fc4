import type { StockRecord } from '../../../src/domain/stock/stockRecord'
import type { DemoName } from './demoStock'

/** A car as a judge sees it, from the dealer's own feed. */
export type Judged = StockRecord

/**
 * A search with its answers: 3 is what was asked for, 2 a good second choice, 1 better than nothing, anything else is wrong. Grades
 * come from the cars' own fields, so that they hold for any engine.
 */
export interface JudgedQuery {
  dealer: DemoName
  query: string
  grade: (car: Judged) => 0 | 1 | 2 | 3
}

type Test = (car: Judged) => boolean

const all =
  (...tests: Test[]): Test =>
  (car) =>
    tests.every((test) => test(car))
const any =
  (...tests: Test[]): Test =>
  (car) =>
    tests.some((test) => test(car))
const not =
  (test: Test): Test =>
  (car) =>
    !test(car)

const make =
  (name: string): Test =>
  (car) =>
    car.make === name
const model =
  (...names: string[]): Test =>
  (car) =>
    names.includes(car.model)
const badge =
  (pattern: RegExp): Test =>
  (car) =>
    pattern.test(car.badge ?? '')
const type =
  (value: string): Test =>
  (car) =>
    car.car_type === value
const body =
  (...values: string[]): Test =>
  (car) =>
    values.includes(car.body ?? '')
const drive =
  (...values: string[]): Test =>
  (car) =>
    values.includes(car.drive ?? '')
const fuel =
  (...values: string[]): Test =>
  (car) =>
    values.includes(car.fuel ?? '')
const gears =
  (value: string): Test =>
  (car) =>
    car.transmission === value
const colour =
  (...values: string[]): Test =>
  (car) =>
    values.includes(car.colour ?? '')
const city =
  (name: string): Test =>
  (car) =>
    car.city === name
const feature =
  (pattern: RegExp): Test =>
  (car) =>
    car.features.some((text) => pattern.test(text))
const says =
  (pattern: RegExp): Test =>
  (car) =>
    pattern.test(`${car.comments ?? ''} ${car.tag ?? ''}`)
const category =
  (name: string): Test =>
  (car) =>
    car.categories.includes(name)
const kind =
  (value: string): Test =>
  (car) =>
    car.item_type === value
const price =
  (low: number, high: number): Test =>
  (car) =>
    car.price !== null && car.price >= low && car.price <= high
const km =
  (low: number, high: number): Test =>
  (car) =>
    car.km !== null && car.km >= low && car.km <= high
const year =
  (low: number, high: number): Test =>
  (car) =>
    car.year !== null && car.year >= low && car.year <= high
const seats =
  (low: number, high = low): Test =>
  (car) =>
    car.seats !== null && car.seats >= low && car.seats <= high
const doors =
  (count: number): Test =>
  (car) =>
    car.doors === count
const weekly =
  (max: number): Test =>
  (car) =>
    car.weekly_price !== null && car.weekly_price <= max
const tows =
  (kg: number): Test =>
  (car) =>
    (car.towing_capacity_braked_kg ?? 0) >= kg
const sleeps =
  (low: number, high = 99): Test =>
  (car) =>
    car.sleeps !== null && car.sleeps >= low && car.sleeps <= high
const weight =
  (max: number): Test =>
  (car) =>
    (car.aggregate_trailer_mass_kg ?? Number.POSITIVE_INFINITY) <= max
const feet =
  (low: number, high: number): Test =>
  (car) =>
    car.body_length_feet !== null && car.body_length_feet >= low && car.body_length_feet <= high
/** horsepower within a tenth */
const hp =
  (amount: number): Test =>
  (car) =>
    car.power_kw !== null && car.power_kw / 0.7457 >= amount * 0.89 && car.power_kw / 0.7457 <= amount * 1.12
const hpOver =
  (amount: number): Test =>
  (car) =>
    car.power_kw !== null && car.power_kw / 0.7457 >= amount - 1
const stock =
  (number: string): Test =>
  (car) =>
    car.stocknum === number
const detail =
  (pattern: RegExp): Test =>
  (car) =>
    car.details.some((text) => pattern.test(text))
const cylinders =
  (count: number): Test =>
  (car) =>
    car.cylinders === count
const litres =
  (size: number): Test =>
  (car) =>
    car.engine_size_litres !== null && Math.abs(car.engine_size_litres - size) < 0.06
const speeds =
  (count: number): Test =>
  (car) =>
    car.gearnum === count
const ancap =
  (stars: number): Test =>
  (car) =>
    (car.ancap_rating ?? 0) >= stars
const onSpecial: Test = (car) => car.offer_price !== null
const forSale: Test = (car) => car.is_available === 1
const dualCab: Test = (car) => /double cab|supercrew/i.test(car.body_style ?? '')

type Case = [query: string, three: Test, two?: Test, one?: Test]

/** Cars in stock, of which all that pass get the grade of the first test that they pass. */
function judge(dealer: DemoName, cases: readonly Case[]): JudgedQuery[] {
  return cases.map(([query, three, two, one]) => ({
    dealer,
    query,
    grade: (car) => (three(car) ? 3 : two?.(car) ? 2 : one?.(car) ? 1 : 0),
  }))
}

const HARBOUR: readonly Case[] = [
  // the searches that found nothing
  ['corrola', model('Corolla'), model('Corolla Cross')],
  ['cheap first car for my daughter under 15k', all(category('First car'), price(1, 15_000))],
  ['something to tow a caravan', feature(/tow ?bar/i)],
  ['driveaway no more to pay suv', body('SUV')],
  ['suv not mg or kia', all(body('SUV'), not(make('MG')), not(make('Kia')))],
  ['small automatic car', all(body('Hatch'), gears('Automatic'))],
  ['hilux under 40k', all(model('HiLux'), price(1, 40_000))],
  ['toyota 7 seater', all(make('Toyota'), seats(7)), all(make('Toyota'), seats(8))],
  ['auto ute diesel', all(gears('Automatic'), body('Ute'), fuel('Diesel'))],
  ['4x4', drive('4WD'), drive('AWD')],
  ['used toyota', all(type('used'), make('Toyota'))],
  ['demo', type('demo')],
  ['hatchback', body('Hatch')],
  ['vw', make('Volkswagen')],
  ['sunroof', feature(/sunroof|panoramic.*roof/i)],
  ['apple carplay', feature(/carplay/i)],
  ['dual cab', dualCab, body('Ute')],
  ['low kms', km(0, 50_000), km(50_000, 80_000)],
  ['under 20000', price(1, 20_000)],
  ['front wheel drive', drive('FWD')],
  ['used', type('used')],
  ['cars', () => true],
  ['ev', fuel('Electric'), fuel('Plug-in Hybrid')],
  ['mazda 3', model('Mazda3')],
  ['new cars', type('new')],
  // makes and models in any spelling
  ['toyota', make('Toyota')],
  ['volkswagen', make('Volkswagen')],
  ['merc', make('Mercedes-Benz')],
  ['mercedes', make('Mercedes-Benz')],
  ['isuzu', make('Isuzu UTE')],
  ['hilux', model('HiLux')],
  ['hi lux', model('HiLux')],
  ['hi-lux', model('HiLux')],
  ['toyota hilux', model('HiLux')],
  ['hilux sr5', all(model('HiLux'), badge(/^SR5/)), model('HiLux')],
  ['sr5', badge(/SR5/)],
  ['rav4', model('RAV4')],
  ['rav 4', model('RAV4')],
  ['rav-4', model('RAV4')],
  ['cx5', model('CX-5')],
  ['cx 5', model('CX-5')],
  ['cx-5', model('CX-5')],
  ['mazda cx5', model('CX-5')],
  ['cx30', model('CX-30')],
  ['mazda3', model('Mazda3')],
  ['mx5', model('MX-5')],
  ['bt50', model('BT-50')],
  ['corolla', model('Corolla'), model('Corolla Cross')],
  ['corolla cross', model('Corolla Cross')],
  ['corolla hatch', all(model('Corolla'), body('Hatch'))],
  ['yaris', model('Yaris'), model('Yaris Cross')],
  ['landcruiser', model('LandCruiser'), model('LandCruiser Prado', 'LandCruiser 79')],
  ['land cruiser', model('LandCruiser'), model('LandCruiser Prado', 'LandCruiser 79')],
  ['prado', model('LandCruiser Prado')],
  ['landcruiser prado', model('LandCruiser Prado')],
  ['79 series', model('LandCruiser 79')],
  ['ranger', model('Ranger')],
  ['ford ranger', model('Ranger')],
  ['ranger raptor', all(model('Ranger'), badge(/Raptor/))],
  ['wildtrak', badge(/Wildtrak/)],
  ['i30', model('i30', 'i30 Sedan')],
  ['i30 sedan', model('i30 Sedan')],
  ['santa fe', model('Santa Fe')],
  ['santafe', model('Santa Fe')],
  ['d max', model('D-MAX')],
  ['dmax', model('D-MAX')],
  ['d-max', model('D-MAX')],
  ['mu-x', model('MU-X')],
  ['mux', model('MU-X')],
  ['xtrail', model('X-Trail')],
  ['x trail', model('X-Trail')],
  ['crv', model('CR-V')],
  ['cr-v', model('CR-V')],
  ['bz4x', model('bZ4X')],
  ['ev6', model('EV6')],
  ['model y', model('Model Y')],
  ['tesla', make('Tesla')],
  ['ioniq 5', model('Ioniq 5')],
  ['atto 3', model('Atto 3')],
  ['c class', model('C-Class')],
  ['3 series', model('3 Series')],
  ['gr86', model('GR86')],
  ['gr 86', model('GR86')],
  ['f150', model('F-150')],
  ['f-150', model('F-150')],
  ['gwm ute', all(make('GWM'), body('Ute'))],
  ['pajero', model('Pajero Sport')],
  ['mg zs', model('ZS')],
  ['mg3', model('MG3')],
  ['toyta', make('Toyota')],
  ['toyota corola', model('Corolla'), model('Corolla Cross')],
  ['hyundai tuscon', model('Tucson')],
  ['maxx sport', badge(/Maxx Sport/)],
  ['cx-5 maxx sport', all(model('CX-5'), badge(/Maxx Sport/)), model('CX-5')],
  ['ascent sport', badge(/Ascent Sport/)],
  ['hilux or ranger', model('HiLux', 'Ranger')],
  ['mazda or kia', any(make('Mazda'), make('Kia'))],
  // sentences
  ['used hilux under 40k', all(type('used'), model('HiLux'), price(1, 40_000))],
  ['cheap suv under 15k', all(body('SUV'), price(1, 15_000))],
  ['suv 30-40k', all(body('SUV'), price(30_000, 40_000))],
  ['suv between 30k and 40k', all(body('SUV'), price(30_000, 40_000))],
  ['around 25 grand', price(22_500, 27_500)],
  ['over 100k', price(100_000, 1e9)],
  ['hybrid suv', all(body('SUV'), fuel('Hybrid')), all(body('SUV'), fuel('Plug-in Hybrid'))],
  ['electric suv', all(body('SUV'), fuel('Electric'))],
  ['plug in hybrid', fuel('Plug-in Hybrid')],
  ['phev', fuel('Plug-in Hybrid')],
  ['electric cars', fuel('Electric')],
  ['diesel 4wd', all(fuel('Diesel'), drive('4WD')), all(fuel('Diesel'), drive('AWD'))],
  ['awd suv', all(drive('AWD'), body('SUV'))],
  ['rear wheel drive', drive('RWD')],
  ['manual', gears('Manual')],
  ['manual ute', all(gears('Manual'), body('Ute'))],
  ['automatic hatch', all(gears('Automatic'), body('Hatch'))],
  ['unleaded sedan', all(fuel('Petrol'), body('Sedan'))],
  ['petrol suv under 25000', all(fuel('Petrol'), body('SUV'), price(1, 25_000))],
  ['white ute', all(colour('White'), body('Ute'))],
  ['gray suv', all(colour('Grey'), body('SUV'))],
  ['red mazda', all(colour('Red'), make('Mazda'))],
  ['black or white camry', all(model('Camry'), colour('Black', 'White'))],
  ['people mover', body('People Mover')],
  ['7 seater', seats(7), seats(8)],
  ['seven seater suv', all(seats(7), body('SUV'))],
  ['8 seater', seats(8)],
  ['7 seats under 50k', all(seats(7), price(1, 50_000)), all(seats(8), price(1, 50_000))],
  ['2 door', doors(2)],
  ['5 door hatch', all(doors(5), body('Hatch'))],
  ['convertible', body('Convertible')],
  ['coupe', body('Coupe')],
  ['station wagon', body('Wagon')],
  ['van', body('Van')],
  ['sedan', body('Sedan')],
  ['2021', year(2021, 2021)],
  ['2021 camry', all(year(2021, 2021), model('Camry'))],
  ['camry 2022 or newer', all(year(2022, 2030), model('Camry'))],
  ['2019-2021 suv', all(year(2019, 2021), body('SUV'))],
  ['before 2018', year(1900, 2017)],
  ['2023+ tucson', all(year(2023, 2030), model('Tucson'))],
  ['under 50000km', km(0, 50_000)],
  ['used under 50000 kms', all(type('used'), km(0, 50_000))],
  ['less than 100k kms under 20k', all(km(0, 100_000), price(1, 20_000))],
  ['demo mazda', all(type('demo'), make('Mazda'))],
  ['ex demo suv', all(type('demo'), body('SUV'))],
  ['certified toyota', all((car) => car.certified, make('Toyota'))],
  ['certified used', (car) => car.certified],
  ['one owner', says(/one owner/i)],
  ['one owner suv', all(says(/one owner/i), body('SUV'))],
  ['sunroof suv', all(feature(/sunroof|panoramic.*roof/i), body('SUV'))],
  ['towbar', feature(/tow ?bar|tow pack/i)],
  ['tow bar', feature(/tow ?bar|tow pack/i)],
  ['ute with tow bar and bull bar', all(body('Ute'), feature(/tow ?bar/i), feature(/bull ?bar/i))],
  ['leather seats', feature(/leather/i)],
  ['heated seats', feature(/heated.*seats/i)],
  ['blind spot monitor', feature(/blind spot/i)],
  ['reversing camera', feature(/reversing camera|360|view camera/i)],
  ['sat nav', feature(/satellite nav|navigation/i)],
  ['head up display', feature(/head-up/i)],
  ['android auto', feature(/android/i)],
  ['roof racks', feature(/roof (rack|rail)/i)],
  ['tows 3500kg', tows(3500)],
  ['3.5t towing', tows(3500)],
  ['near parramatta', city('Parramatta'), any(city('Brookvale'), city('Alexandria'))],
  [
    'used suv under 30k near parramatta',
    all(type('used'), body('SUV'), price(1, 30_000), city('Parramatta')),
    all(type('used'), body('SUV'), price(1, 30_000)),
  ],
  ['in newcastle', city('Newcastle West')],
  ['hilux in wollongong', all(model('HiLux'), city('Wollongong'))],
  ['suv near gosford', all(body('SUV'), city('Gosford')), body('SUV')],
  ['family car', category('Family')],
  ['first car', category('First car')],
  ['first car under 15000', all(category('First car'), price(1, 15_000))],
  ['off road', category('Off-road')],
  ['$200 a week', weekly(200)],
  ['ute not white', all(body('Ute'), not(colour('White')))],
  ['coming soon', (car) => car.status === 'coming_soon'],
  ['late model hybrid', all(fuel('Hybrid', 'Plug-in Hybrid'), year(2023, 2030))],
  [
    'i want a white toyota hilux 4x4 dual cab under 60k please',
    all(model('HiLux'), colour('White'), drive('4WD'), dualCab, price(1, 60_000)),
  ],
  // badges before categories and models, typos, other words
  ['cx-5 touring', all(model('CX-5'), badge(/Touring/))],
  ['2026 Mazda CX-5 Touring', all(model('CX-5'), badge(/^Touring/), year(2026, 2026))],
  ['mazda6 touring', model('Mazda6')],
  ['cx-8 touring', model('CX-8')],
  ['GLC300', badge(/GLC300/)],
  ['glc 300', badge(/GLC300/)],
  ['mercedes-benz glc 300', badge(/GLC300/)],
  ['IS350', badge(/IS350/)],
  ['lexus is 350', badge(/IS350/)],
  ['rav4 cruiser', all(model('RAV4'), badge(/Cruiser/))],
  ['great wall', make('GWM')],
  ['navarra', model('Navara')],
  ['land criuser', model('LandCruiser'), model('LandCruiser Prado', 'LandCruiser 79')],
  ['snorkle', feature(/snorkel/i)],
  ['hybird suv', all(body('SUV'), fuel('Hybrid', 'Plug-in Hybrid'))],
  ['byd atto 3', model('Atto 3')],
  ['sports car', category('Performance')],
  ['fuel efficient', category('Easy on fuel')],
  ['good on fuel', category('Easy on fuel')],
  ['big suv', body('SUV')],
  ['trucks', body('Ute')],
  ['dark grey', colour('Grey')],
  ['light blue hatch', all(colour('Blue'), body('Hatch'))],
  ['bronze', colour('Bronze')],
  ['suv -white', all(body('SUV'), not(colour('White')))],
  ['year 2021', year(2021, 2021)],
  ['my24', year(2024, 2024)],
  ["'21 hilux", all(model('HiLux'), year(2021, 2021))],
  ['under 3 years old', year(2023, 2030)],
  ['last 3 years', year(2023, 2030)],
  ['post 2020', year(2021, 2030)],
  ['50000', price(1, 50_000)],
  ['suv under 20', all(body('SUV'), price(1, 20_000))],
  ['7+ seater', seats(7, 9)],
  ['hilux,under,40k', all(model('HiLux'), price(1, 40_000))],
  ['central coast', city('Gosford')],
  ['northern beaches', city('Brookvale')],
  ['hilux und', model('HiLux')],
  ['camel', () => false],
  // engine and gearbox
  ['4 cylinder', cylinders(4)],
  ['4 cyl suv', all(cylinders(4), body('SUV'))],
  ['4 cylinder diesel ute', all(cylinders(4), fuel('Diesel'), body('Ute'))],
  ['four cylinder hatch', all(cylinders(4), body('Hatch'))],
  ['3 cylinder', cylinders(3)],
  ['v6', cylinders(6)],
  ['6 cylinder ute', all(cylinders(6), body('Ute'))],
  ['v8', cylinders(8)],
  ['v8 landcruiser', all(cylinders(8), model('LandCruiser', 'LandCruiser 79'))],
  ['turbo', detail(/^induction: .*turbo/i)],
  ['turbocharged hatch', all(detail(/^induction: .*turbo/i), body('Hatch'))],
  ['twin turbo', detail(/twin turbo/i)],
  ['turbo diesel 4x4', all(fuel('Diesel'), drive('4WD'))],
  ['2.8 litre', litres(2.8)],
  ['2.8l diesel', all(litres(2.8), fuel('Diesel'))],
  ['3 litre diesel ute', all(litres(3), fuel('Diesel'), body('Ute'))],
  ['2.0 turbo', all(litres(2), detail(/^induction: .*turbo/i))],
  ['10 speed auto', all(speeds(10), gears('Automatic'))],
  ['6 speed manual', all(speeds(6), gears('Manual'))],
  ['cvt', detail(/continuous/i)],
  ['dual clutch', detail(/dual clutch/i)],
  ['dct', detail(/dual clutch/i)],
  ['automatic 4wd', all(gears('Automatic'), drive('4WD')), all(gears('Automatic'), drive('AWD'))],
  [
    'auto awd suv',
    all(gears('Automatic'), drive('AWD'), body('SUV')),
    all(gears('Automatic'), drive('4WD'), body('SUV')),
  ],
  // what it is for
  ['p plate', category('First car')],
  ['p plater car under 15k', all(category('First car'), price(1, 15_000))],
  ['uni student car', category('First car')],
  ['family suv 7 seats', all(category('Family'), body('SUV'), seats(7))],
  ['third row seats', seats(6, 9)],
  ['3 rows', seats(6, 9)],
  ['8 seat van', all(seats(8), body('Van', 'People Mover'))],
  ['uber car', category('Rideshare ready')],
  ['luxury suv', all(category('Prestige'), body('SUV'))],
  ['city runabout', category('City car')],
  ['easy to park', category('City car')],
  ['low fuel hybrid', fuel('Hybrid', 'Plug-in Hybrid')],
  ['under 100 hp', (car) => car.power_hp !== null && car.power_hp <= 100],
  ['with air con', feature(/air[ -]?con|climate control/i)],
  ['5 star ancap', ancap(5)],
  ['5 star ancap family suv', all(ancap(5), category('Family'), body('SUV'))],
  // trim and history
  ['alloy wheels', feature(/alloy wheels/i)],
  ['18 inch alloys', feature(/18-inch alloy/i), feature(/alloy/i)],
  ['all terrain tyres', feature(/all-terrain tyres/i)],
  ['black interior', detail(/^interior: black/i)],
  ['tan leather', detail(/^interior: tan leather/i)],
  ['black leather seats', detail(/^interior: black leather/i)],
  ['cloth seats', any(detail(/^interior: .*cloth/i), feature(/cloth/i))],
  ['electric seats', feature(/power (driver|front|passenger)?.*seat/i), feature(/power.*seat|seat.*power/i)],
  ['diff lock', feature(/differential lock/i)],
  ['rear diff lock', feature(/rear differential lock/i), feature(/differential lock/i)],
  ['digital dash', feature(/digital instruments/i)],
  ['jbl sound', feature(/jbl/i)],
  ['v2l', feature(/vehicle-to-load/i)],
  ['full service history', detail(/^service history: full/i)],
  ['log books', detail(/^service history/i)],
  ['specials', onSpecial],
  ['suv on special', all(body('SUV'), onSpecial)],
  ['150pw', weekly(150)],
  ['$600 a month', weekly(139)],
  ['$250 a fortnight', weekly(125)],
  ['hilux with rego', model('HiLux')],
  ['no deposit suv', body('SUV')],
  ['under 6l/100km', (car) => car.fuel_consumption !== null && car.fuel_consumption <= 6],
  ['german suv', all(any(make('BMW'), make('Audi'), make('Mercedes-Benz'), make('Volkswagen')), body('SUV'))],
  ['korean hatch', all(any(make('Hyundai'), make('Kia')), body('Hatch'))],
  ['electric brakes', feature(/brake controller/i)],
  ['like new ute', all(body('Ute'), year(2023, 2030))],
  // codes
  ['5945', stock('U305945')],
  ['05945', stock('U305945')],
  ['U305032', stock('U305032')],
  ['305032', stock('U305032')],
  ['N104615', stock('N104615')],
  ['EXT64K', (car) => car.regplate === 'EXT64K'],
  ['6ZZSFC2Z6MD305004', (car) => car.vin === '6ZZSFC2Z6MD305004'],
  // Words that only other cars have, or none, with what is understood.
  ['best value suv', body('SUV')],
  ['suv for boat', body('SUV')],
  ['hatch with winch', body('Hatch')],
  ['good car for towing', feature(/tow ?bar|tow ball/i)],
  ['tow a 3 tonne boat', tows(3000)],
  ['mazada 3', model('Mazda3')],
  ['toyta corola', all(make('Toyota'), model('Corolla', 'Corolla Cross'))],
  ['nisan', make('Nissan')],
  ['no accidents suv', body('SUV')],
  ['06/2023', year(2023, 2023)],
]

const BLUEGUM: readonly Case[] = [
  ['i30', model('i30', 'i30 Sedan')],
  ['i 30', model('i30', 'i30 Sedan')],
  ['hyundai i30 active', all(model('i30'), badge(/Active/)), model('i30')],
  ['mazda 3', model('Mazda3')],
  ['mazda 6', model('Mazda6')],
  ['model 3', model('Model 3')],
  ['tesla model 3', model('Model 3'), make('Tesla')],
  ['x-trail', model('X-Trail')],
  ['xtrail st-l', all(model('X-Trail'), badge(/ST-L/)), model('X-Trail')],
  ['forester', model('Forester')],
  ['subie', make('Subaru')],
  ['cerato', model('Cerato')],
  ['asx', model('ASX')],
  ['hatch under 15k', all(body('Hatch'), price(1, 15_000))],
  ['small car under 12000', all(body('Hatch'), price(1, 12_000))],
  ['auto hatch under 20k', all(gears('Automatic'), body('Hatch'), price(1, 20_000))],
  ['suv in ballarat', all(body('SUV'), city('Ballarat Central'))],
  ['near bendigo', city('Kangaroo Flat'), city('Ballarat Central'), city('Geelong West')],
  ['within 20km of geelong', city('Geelong West')],
  ['geelong', city('Geelong West')],
  ['one owner low kms', all(says(/one owner/i), km(0, 50_000))],
  ['one owner', says(/one owner/i)],
  ['hybrid', fuel('Hybrid')],
  ['toyota hybrid under 30k', all(make('Toyota'), fuel('Hybrid'), price(1, 30_000))],
  ['electric', fuel('Electric')],
  ['diesel ute', all(fuel('Diesel'), body('Ute'))],
  ['7 seater', seats(7), seats(8)],
  ['7 seater awd', all(seats(7), drive('AWD'))],
  ['manual hatch', all(gears('Manual'), body('Hatch'))],
  ['commodore', model('Commodore')],
  ['holden', make('Holden')],
  ['white suv under 100000 km', all(colour('White'), body('SUV'), km(0, 100_000))],
  ['blue hatch', all(colour('Blue'), body('Hatch'))],
  ['green', colour('Green')],
  ['yellow', colour('Yellow')],
  ['2020 cx-5', all(model('CX-5'), year(2020, 2020))],
  ['first car', category('First car')],
  ['BG-4431', stock('BG-4431')],
  ['4431', stock('BG-4431')],
  ['leather sunroof', all(feature(/leather/i), feature(/sunroof|panoramic.*roof/i))],
  ['tonneau', feature(/tonneau|canopy|hard lid/i)],
  ['paddle shifters', feature(/paddle/i)],
  ['window tint', feature(/window tint/i)],
  ['eyesight', feature(/eyesight/i)],
  ['skoda', make('Skoda')],
  ['škoda octavia', model('Octavia')],
  ['haval', model('Haval Jolion', 'Haval H6')],
  ['jolion', model('Haval Jolion')],
  ['golf', model('Golf')],
  ['merc glc', model('GLC')],
  ['nx300h', badge(/NX300h/)],
  ['glc220d', badge(/GLC220d/)],
  ['byd seal performance', model('Seal')],
  ['bendigo', city('Kangaroo Flat'), city('Ballarat Central'), city('Geelong West')],
  ['4 cylinder', cylinders(4)],
  ['cheap 4 cylinder under 15k', all(cylinders(4), price(1, 15_000))],
  ['v6', cylinders(6)],
  ['turbo hatch', all(detail(/turbo/i), body('Hatch'))],
  ['manual turbo', all(gears('Manual'), detail(/turbo/i))],
  ['dsg', detail(/dual clutch/i)],
  ['1.8 litre', litres(1.8)],
  ['2.5l suv', all(litres(2.5), body('SUV'))],
  ['6 speed manual', all(speeds(6), gears('Manual'))],
  ['p plate legal', category('First car')],
  ['learner car', category('First car')],
  ['first car under 10k', all(category('First car'), price(1, 10_000))],
  ['commuter', category('City car')],
  ['third row', seats(6, 9)],
  ['logbook', detail(/^service history/i)],
  ['black leather', detail(/^interior: black leather/i)],
  ['automatic 4wd', all(gears('Automatic'), drive('4WD')), all(gears('Automatic'), drive('AWD'))],
  ['family wagon', all(category('Family'), body('Wagon'))],
  ['7 seater under 25k', all(seats(7), price(1, 25_000)), all(seats(8), price(1, 25_000))],
  ['tow bar suv', all(feature(/tow ?bar/i), body('SUV'))],
  ['new tyres', () => false],
  [
    'japanese sedan',
    all(
      any(
        make('Toyota'),
        make('Mazda'),
        make('Honda'),
        make('Nissan'),
        make('Subaru'),
        make('Lexus'),
        make('Mitsubishi'),
      ),
      body('Sedan'),
    ),
  ],
  ['white hatch for my surfboard', all(colour('White'), body('Hatch'))],
  ['swift for the dog', model('Swift')],
]

const IRONBARK: readonly Case[] = [
  ['tractor', kind('tractor')],
  ['tractors', kind('tractor')],
  ['100 hp tractor', all(kind('tractor'), hp(100))],
  ['tractor over 150hp', all(kind('tractor'), hpOver(150))],
  ['tractor with loader', all(kind('tractor'), feature(/loader/i))],
  ['loader', feature(/loader/i)],
  ['cab tractor', (car) => car.body_style === 'Cab Tractor'],
  ['rops', category('ROPS')],
  ['used tractor', all(kind('tractor'), type('used'))],
  ['john deere', make('John Deere')],
  ['deere', make('John Deere')],
  ['massey ferguson', make('Massey Ferguson')],
  ['massey', make('Massey Ferguson')],
  ['new holland', make('New Holland')],
  ['new holland t7', model('T7')],
  ['t7', model('T7')],
  ['case', make('Case IH')],
  ['kubota m7', model('M7 Series')],
  ['kubota', make('Kubota')],
  ['l3800', badge(/L3800/)],
  ['farmall', model('Farmall')],
  ['6m', model('6M')],
  ['hydrostatic', detail(/hydrostatic|\bhst\b/i)],
  ['hst', detail(/hydrostatic|\bhst\b/i)],
  ['hydrostatic tractor under 40k', all(detail(/hydrostatic|\bhst\b/i), price(1, 40_000))],
  ['power shift', detail(/powershift/i)],
  ['powershift tractor', detail(/powershift/i)],
  ['power shuttle', detail(/(power|hydraulic) shuttle|powrreverser/i)],
  ['shuttle', detail(/shuttle|reverser/i)],
  ['synchro', detail(/synchro/i)],
  ['stepless', detail(/stepless/i)],
  ['cvt tractor', all(kind('tractor'), detail(/stepless/i))],
  ['gear tractor', detail(/8F\/4R gear/i)],
  ['manual tractor', all(kind('tractor'), gears('Manual'))],
  ['orchard tractor', category('Compact')],
  ['vineyard tractor', category('Compact')],
  ['small tractor', category('Compact')],
  ['hobby farm', category('Compact')],
  ['acreage', category('Compact')],
  ['lifestyle block tractor under 40k', all(category('Compact'), price(1, 40_000))],
  ['utility tractor', category('Utility')],
  ['hay tractor', category('Utility')],
  ['row crop tractor gps', all(category('Row crop'), feature(/gps/i))],
  ['broadacre', category('Row crop')],
  ['open station', (car) => car.body_style === 'ROPS Tractor'],
  ['no cab', (car) => car.body_style === 'ROPS Tractor'],
  ['enclosed cab', (car) => car.body_style === 'Cab Tractor'],
  ['tractor with air con', all(kind('tractor'), feature(/air[ -]?condition/i))],
  ['auto steer', feature(/gps guidance|autotrac/i)],
  ['gps', any(feature(/gps/i), feature(/satellite navigation/i))],
  ['slashing', feature(/slasher/i)],
  ['tractor with forks', all(kind('tractor'), feature(/forks/i))],
  ['4 in 1 bucket', feature(/4-in-1 bucket/i)],
  ['cat 2', feature(/category 2/i)],
  ['3 point linkage', feature(/three-point linkage/i)],
  ['mid pto', feature(/mid pto/i)],
  ['4 cylinder tractor', all(kind('tractor'), cylinders(4))],
  ['6 cylinder', cylinders(6)],
  ['3 cylinder tractor', all(kind('tractor'), cylinders(3))],
  ['under 100 hp', all(kind('tractor'), not(hpOver(101.5)))],
  ['80 to 120 hp', all(kind('tractor'), hpOver(80), not(hpOver(122)))],
  ['turbo ute', all(detail(/turbo/i), body('Ute'))],
  ['automatic 4wd', all(gears('Automatic'), drive('4WD'))],
  ['automatic 4wd ute under 40k', all(gears('Automatic'), drive('4WD'), body('Ute'), price(1, 40_000))],
  ['hay baler', () => false],
  ['gps guidance', feature(/gps guidance/i)],
  ['cars', kind('car')],
  ['ute', body('Ute')],
  ['isuzu ute', all(make('Isuzu UTE'), body('Ute')), make('Isuzu UTE')],
  ['dmax', model('D-MAX')],
  ['isuzu dmax ls-u', all(model('D-MAX'), badge(/LS-U/)), model('D-MAX')],
  ['dual cab under 50k', all(dualCab, price(1, 50_000))],
  ['hilux', model('HiLux')],
  ['7 seater', seats(7)],
  ['wellington', city('Wellington')],
  ['dubbo ute', all(city('Dubbo'), body('Ute'))],
  ['snorkel', feature(/snorkel/i)],
  ['uhf radio', feature(/uhf/i)],
  ['T-0424', stock('T-0424')],
  ['tractor under 40k', all(kind('tractor'), price(1, 40_000))],
  ['tractor under 1000 hours', all(kind('tractor'), (car) => car.engine_hours !== null && car.engine_hours <= 1000)],
  ['low hours', (car) => car.engine_hours !== null && car.engine_hours <= 1000],
  ['under 500 hrs', (car) => car.engine_hours !== null && car.engine_hours <= 500],
  ['over 100 hp', all(kind('tractor'), hpOver(100))],
  ['t7.210', badge(/T7\.210/)],
  ['t7 210', badge(/T7\.210/)],
  ['new holland t4.75', badge(/T4\.75/)],
  ['farm tractor', kind('tractor')],
  ['farm tractors under 40k', all(kind('tractor'), price(1, 40_000))],
  ['compact tractor', all(kind('tractor'), category('Compact'), forSale), all(kind('tractor'), category('Compact'))],
  ['kubota under 50hp', all(make('Kubota'), not(hpOver(52)), forSale), all(make('Kubota'), not(hpOver(52)))],
  ['new holand', make('New Holland')],
  ['ute for hay baler', body('Ute')],
]

const WAYFARER: readonly Case[] = [
  ['caravan', kind('caravan')],
  ['caravans', kind('caravan')],
  ['van', kind('caravan')],
  ['jayco', make('Jayco')],
  ['jayco journey', model('Journey')],
  ['all terrain', model('All Terrain')],
  ['new age', make('New Age')],
  ['road owl', model('Road Owl')],
  ['sleeps 4', sleeps(4, 4), sleeps(5)],
  ['sleeps 6', sleeps(6)],
  ['4 berth caravan', sleeps(4, 4), sleeps(5)],
  ['couples van', category('Couples')],
  ['ensuite', feature(/ensuite/i)],
  ['ensuite under 80k', all(feature(/ensuite/i), price(1, 80_000))],
  ['under 2000 kg', weight(2000)],
  ['under 2 tonne', weight(2000)],
  ['under 18ft', all(kind('caravan'), feet(0, 18))],
  ['20 foot caravan', all(kind('caravan'), feet(19.5, 20.9))],
  ['off road caravan', all(kind('caravan'), category('Off-road'))],
  ['off grid', category('Off grid')],
  ['pop top', body('Pop Top')],
  ['camper trailer', body('Camper Trailer')],
  ['hybrid', body('Hybrid')],
  ['diesel heater', feature(/diesel heater/i)],
  ['washing machine', feature(/washing machine/i)],
  ['lithium', feature(/lithium/i)],
  ['solar', feature(/solar/i)],
  ['used caravan under 50k', all(kind('caravan'), type('used'), price(1, 50_000))],
  ['new caravan', all(kind('caravan'), type('new'))],
  ['caboolture', city('Caboolture South')],
  ['outback', badge(/Outback/)],
  ['jayco outback', all(make('Jayco'), badge(/Outback/))],
  ['tow car', kind('car')],
  ['prado', model('LandCruiser Prado')],
  ['cars that tow 3500 kg', all(kind('car'), tows(3500))],
  ['bunks', detail(/bunk/i), category('Family')],
  ['excalibur prince', all(model('Excalibur'), badge(/Prince/)), model('Excalibur')],
  ['crusader', make('Crusader')],
  ['jayco swan touring', all(model('Swan'), badge(/Touring/))],
  ['journey 21.66-3', badge(/21\.66-3/)],
  ['family van with bunks', all(category('Family'), detail(/bunk/i)), category('Family')],
  ['atm under 2500', weight(2500)],
  ["20' caravan", all(kind('caravan'), feet(19.5, 20.9))],
  ['aliner', model('Aliner')],
  ['bunk caravan', detail(/bunk/i)],
  ['triple bunk van', detail(/triple bunk/i)],
  ['bunk caravans under 60k', all(detail(/bunk/i), price(1, 60_000))],
  ['family bunk van under 70k', all(category('Family'), detail(/bunk/i), price(1, 70_000))],
  ['single axle caravan', (car) => /single/i.test(car.axle_type ?? '')],
  ["17'6 caravan", all(kind('caravan'), feet(17, 18.4))],
  ['caravan for family of 5', all(kind('caravan'), sleeps(5))],
  ['family caravan', all(kind('caravan'), category('Family'))],
  ['hybrid camper', body('Hybrid')],
  // layouts
  ['island bed', detail(/island/i)],
  ['island queen', detail(/island queen/i), detail(/island/i)],
  ['north south bed', detail(/island/i)],
  ['east west bed', () => false],
  ['queen bed', detail(/queen/i)],
  ['double bed', detail(/^layout: (?!.*bunk).*double/i)],
  ['single beds', detail(/^layout: .*single/i)],
  ['twin singles', detail(/^layout: .*single/i)],
  ['double bunk ensuite', all(detail(/double bunks/i), feature(/ensuite/i))],
  ['double bunks', detail(/double bunks/i)],
  ['triple bunks', detail(/triple bunks/i)],
  ['bunk beds', detail(/bunk/i)],
  ['bunks and ensuite', all(detail(/bunk/i), feature(/ensuite/i))],
  ['off road with bunks', all(category('Off-road'), detail(/bunk/i))],
  ['club lounge', detail(/club lounge/i)],
  ['cafe dinette', detail(/dinette/i)],
  ['rear ensuite', detail(/rear ensuite/i)],
  ['full width ensuite', detail(/full-width ensuite/i)],
  ['outdoor kitchen', detail(/(outside|slide-out) kitchen/i)],
  ['external shower', feature(/external.*shower/i)],
  ['queen bed ensuite under 60k', all(detail(/queen/i), feature(/ensuite/i), price(1, 60_000))],
  ['island bed off road under 20 foot', all(detail(/island/i), category('Off-road'), feet(0, 20))],
  ['couples van with ensuite', all(category('Couples'), feature(/ensuite/i))],
  ['tandem axle', detail(/tandem/i)],
  ['dual axle', detail(/tandem/i)],
  ['light caravan', weight(2000)],
  ['lightweight', weight(2000)],
  ['fits in garage', category('Fits a garage')],
  ['grey nomads', category('Couples')],
  ['with air con', feature(/air[ -]?condition|climate/i)],
  ['tow vehicle diesel 4wd', all(kind('car'), fuel('Diesel'), drive('4WD'))],
  ['all terrain tyres', feature(/all-terrain tyres/i)],
  ['3 way fridge', feature(/three-way fridge/i)],
  ['reverse cycle', feature(/reverse-cycle/i)],
  ['200ah lithium', feature(/200 ah lithium/i)],
  ['slide out kitchen', feature(/slide-out kitchen/i)],
  ['ball weight under 200', (car) => car.tow_ball_mass_kg !== null && car.tow_ball_mass_kg <= 200],
  ['sleeps six', sleeps(6)],
  ['pop top for the beach', body('Pop Top')],
  ['toilet and shower', feature(/ensuite/i)],
]

/** Searches as shoppers type them, over the four demo dealers. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...judge('harbour', HARBOUR),
  ...judge('bluegum', BLUEGUM),
  ...judge('ironbark', IRONBARK),
  ...judge('wayfarer', WAYFARER),
]
