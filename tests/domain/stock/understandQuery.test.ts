import { describe, expect, it } from 'vitest'
import { printFilter } from '../../../src/domain/stock/filters/printFilter'
import { buildLexicon, type SearchSynonym, type StockValues } from '../../../src/domain/stock/query/lexicon'
import { leftOutLabel, withoutWords } from '../../../src/domain/stock/query/withoutWords'
import {
  understandQuery,
  understoodFilter,
  understoodOrder,
  understoodPlace,
  withoutOrder,
} from '../../../src/domain/stock/understandQuery'

const PARRAMATTA = { name: 'Parramatta', lat: -33.815, lng: 151.001 }
const BATHURST = { name: 'Bathurst', lat: -33.419, lng: 149.577 }

const CARS: StockValues = {
  values: {
    make_model_badge: [
      ...[
        'Mazda > CX-5 > Touring',
        'Mazda > CX-5 > G25 Touring SP',
        'Mercedes-Benz > C-Class > C200',
        'Toyota > RAV4 > Cruiser',
      ],
      ...['Toyota > HiLux > SR5', 'Ford > Ranger > Sport Hybrid'],
    ],
    make: ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Volkswagen', 'Mercedes-Benz', 'GWM', 'Isuzu UTE', 'Chevrolet'],
    make_model: [
      ...['Toyota > HiLux', 'Toyota > RAV4', 'Toyota > Corolla', 'Toyota > Corolla Cross', 'Toyota > LandCruiser'],
      ...['Toyota > LandCruiser Prado', 'Mazda > Mazda3', 'Mazda > CX-3', 'Mazda > CX-5', 'Hyundai > i30'],
      ...['Hyundai > i30 Sedan', 'Ford > Ranger', 'GWM > Ute', 'Isuzu UTE > D-MAX', 'Mercedes-Benz > C-Class'],
    ],
    car_type: ['used', 'new', 'demo'],
    certified: ['true', 'false'],
    status: ['in_stock', 'coming_soon'],
    item_type: ['car'],
    body: ['Ute', 'SUV', 'Hatch', 'Sedan', 'Wagon', 'People Mover', 'Van'],
    body_style: ['Double Cab Pick Up', 'Wagon', 'Hatchback', 'Sedan'],
    drive: ['4WD', 'AWD', 'FWD', 'RWD'],
    transmission: ['Automatic', 'Manual'],
    fuel: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
    colour: ['White', 'Grey', 'Black', 'Red'],
    filtered_features: ['Sunroof', 'Tow bar', 'Apple CarPlay', 'Leather seats', 'One owner'],
    categories: ['Family', 'First car', 'Touring', 'Easy on fuel', 'Performance'],
    city: ['Parramatta', 'Newcastle'],
    state: ['NSW'],
  },
  places: [PARRAMATTA],
  numbers: new Set(['weekly_price']),
}
const CARAVANS: StockValues = {
  values: {
    make: ['Jayco', 'New Age'],
    make_model: ['Jayco > All Terrain', 'Jayco > Journey', 'New Age > Road Owl'],
    item_type: ['caravan', 'car'],
    car_type: ['used', 'new'],
    body: ['Caravan', 'Pop Top', 'Camper Trailer', 'Hybrid'],
    filtered_features: ['Ensuite', 'Solar panels', 'Diesel heater'],
    categories: ['Off-road', 'Off grid', 'Couples', 'Family'],
    colour: ['White'],
  },
  places: [],
  numbers: new Set(),
}
const TRACTORS: StockValues = {
  values: {
    make: ['John Deere', 'Massey Ferguson', 'Kubota', 'Case IH'],
    make_model: ['Kubota > M7 Series', 'John Deere > 6M', 'Massey Ferguson > 5S'],
    item_type: ['tractor', 'car'],
    body: ['Tractor', 'Ute'],
    body_style: ['Cab Tractor', 'ROPS Tractor', 'Double Cab Pick Up'],
    filtered_features: ['Front-end loader', 'Air conditioning'],
    categories: ['Cab', 'With loader', 'ROPS'],
    fuel: ['Diesel'],
    make_model_badge: ['Kubota > M7 Series > M7-152', 'New Holland > T7 > T7.210'],
  },
  places: [],
  numbers: new Set(['engine_hours']),
}

function read(query: string, values = CARS, synonyms: SearchSynonym[] = []) {
  const understood = understandQuery(query, buildLexicon(values, synonyms), {
    year: 2026,
    findPlace: (name) => (/^(bathurst|2795)$/i.test(name) ? BATHURST : null),
    isCode: (digits) => digits === '5945' || digits === '2535',
  })
  const filter = understoodFilter(understood.parts)
  const near = understoodPlace(understood.parts)
  return {
    filter: filter === null ? '' : printFilter(filter),
    text: understood.text,
    labels: understood.parts.map(({ label }) => label),
    near: near && `${near.place.name} ${near.radiusKm ?? ''}`.trim(),
    understood,
  }
}

const DETAILED: StockValues = {
  values: {
    ...CARS.values,
    item_type: ['car', 'caravan', 'tractor'],
    body: ['SUV', 'Ute', 'Van', 'People Mover', 'Caravan', 'Tractor'],
    body_style: ['Wagon', 'Cab Tractor', 'ROPS Tractor'],
    transmission: ['Automatic', 'Manual'],
    filtered_features: ['Ensuite', 'GPS guidance', 'Satellite navigation', 'Leather seats'],
    categories: [
      'Compact',
      'Utility',
      'Row crop',
      'Under 2,000 kg loaded',
      'Fits a garage',
      'Rideshare ready',
      'Prestige',
    ],
    details: [
      'Gearbox: 6 speed Manual',
      'Gearbox: Continuous Variable',
      'Gearbox: 7 speed Sports Automatic Dual Clutch',
      'Gearbox: 18F/6R powershift',
      'Gearbox: 12F/12R power shuttle',
      'Gearbox: HST Plus, three range',
      'Induction: Turbo',
      'Induction: Twin turbo',
      'Interior: Black leather',
      'Interior: Black cloth',
      'Layout: Island queen',
      'Layout: double bunks',
      'Layout: triple bunks',
      'Layout: Single beds and dinette',
      'Axles: Tandem Axle',
      'Service history: Full, log book stamped',
      'Service history: Partial log book',
    ],
  },
  places: [],
  numbers: new Set([
    'cylinders',
    'gearnum',
    'engine_size_litres',
    'ancap_rating',
    'fuel_consumption',
    'weekly_price',
    'sleeps',
  ]),
}

describe('words of specifications become filters', () => {
  const detail = (...values: string[]) => {
    const list = values.map((value) => `details:"${value}"`)
    return list.length > 1 ? `(${list.join(' OR ')})` : (list[0] as string)
  }

  it.each([
    ['4 cylinder', 'cylinders:4 TO 4', '4 cylinders'],
    ['4cyl', 'cylinders:4 TO 4', '4 cylinders'],
    ['four-cylinder', 'cylinders:4 TO 4', '4 cylinders'],
    ['v8', 'cylinders:8 TO 8', '8 cylinders'],
    ['V 6', 'cylinders:6 TO 6', '6 cylinders'],
    ['straight six', 'cylinders:6 TO 6', '6 cylinders'],
    ['10 speed', 'gearnum:10 TO 10', '10 gears'],
    ['over 2 litres', 'engine_size_litres >= 2', 'From 2 L'],
    ['5 star ancap', 'ancap_rating >= 5', '5 ANCAP stars'],
    ['ancap 4 stars', 'ancap_rating >= 4', '4 ANCAP stars or more'],
    ['third row seats', 'seats >= 6', '6 seats or more'],
    ['150pw', 'weekly_price <= 150', 'Up to $150 a week'],
    ['$250 a fortnight', 'weekly_price <= 125', 'Up to $125 a week'],
    ['$600 a month', 'weekly_price <= 138', 'Up to $138 a week'],
    ['on special', 'offer_price >= 1', 'On special'],
    ['6l/100km', 'fuel_consumption <= 6', 'Up to 6 L/100 km'],
    ['under 10l per 100km', 'fuel_consumption <= 10', 'Up to 10 L/100 km'],
    ['fuel consumption under 7', 'fuel_consumption <= 7', 'Up to 7 L/100 km'],
    ['ball weight under 200', 'tow_ball_mass_kg <= 200', 'Up to 200 kg on the ball'],
  ])('amounts: %s', (query, filter, label) => {
    expect(read(query, DETAILED)).toMatchObject({ filter, labels: [label], text: '' })
  })

  it.each([
    ['2.8 litre', 2.8, '2.8 L engine'],
    ['2.8l', 2.8, '2.8 L engine'],
    ['3.0 turbo', 3, '3 L engine'],
  ])('engines: %s', (query, litres, label) => {
    const [part] = read(query, DETAILED).understood.parts
    expect(part?.label).toBe(label)
    expect(part?.kind === 'range' && part.range).toMatchObject({ attribute: 'engine_size_litres', exact: litres })
  })

  it.each([
    ['powershift', detail('Gearbox: 18F/6R powershift')],
    ['power shift', detail('Gearbox: 18F/6R powershift')],
    ['power shuttle', detail('Gearbox: 12F/12R power shuttle')],
    ['hydrostatic', detail('Gearbox: HST Plus, three range')],
    ['cvt', detail('Gearbox: Continuous Variable')],
    ['dsg', detail('Gearbox: 7 speed Sports Automatic Dual Clutch')],
    ['turbo', detail('Induction: Turbo', 'Induction: Twin turbo')],
    ['twin turbo', detail('Induction: Twin turbo')],
    ['black leather seats', detail('Interior: Black leather')],
    ['black interior', detail('Interior: Black leather', 'Interior: Black cloth')],
    ['island bed', detail('Layout: Island queen')],
    ['queen bed', detail('Layout: Island queen')],
    ['twin beds', detail('Layout: Single beds and dinette')],
    ['bunk beds', detail('Layout: double bunks', 'Layout: triple bunks')],
    ['3 bunks', detail('Layout: triple bunks')],
    ['dual axle', detail('Axles: Tandem Axle')],
    ['full service history', detail('Service history: Full, log book stamped')],
    ['logbook', detail('Service history: Full, log book stamped', 'Service history: Partial log book')],
    ['double bunk ensuite', `${detail('Layout: double bunks')} AND filtered_features:"Ensuite"`],
    ['east west bed', detail('Layout: east-west bed')],
    ['orchard tractor', 'categories:"Compact"'],
    ['utility tractors', 'categories:"Utility"'],
    ['broadacre', 'categories:"Row crop"'],
    ['open station', 'body_style:"ROPS Tractor"'],
    ['no cab', 'body_style:"ROPS Tractor"'],
    ['gps', '(filtered_features:"GPS guidance" OR filtered_features:"Satellite navigation")'],
    ['auto steer', 'filtered_features:"GPS guidance"'],
    ['lightweight caravan', 'categories:"Under 2,000 kg loaded"'],
    ['fits in garage', 'categories:"Fits a garage"'],
    ['uber car', 'categories:"Rideshare ready"'],
    ['8 seat van', 'seats:8 TO 8 AND (body:"Van" OR body:"People Mover")'],
  ])('values: %s', (query, filter) => {
    expect(read(query, DETAILED)).toMatchObject({ filter, text: '' })
  })

  it('are left to the text where no car has such a number, and of sites without caravans', () => {
    expect(read('4 cylinder')).toMatchObject({ filter: '', text: '4 cylinder' })
    expect(read('east west bed')).toMatchObject({ filter: '', text: 'east west bed' })
    expect(read('188 l fridge', DETAILED)).toMatchObject({ filter: '', text: '188 l fridge' })
  })

  it('are searched as the stock writes them', () => {
    const isKnown = (word: string) => ['differential', 'lock', 'power', 'seat', 'diff'].includes(word)
    const text = (query: string) => understandQuery(query, buildLexicon(DETAILED, []), { year: 2026, isKnown }).text
    expect(text('diff lock')).toBe('differential lock')
    expect(text('electric seats')).toBe('power seat')
    // The stock has no digital instruments, so that the words stay.
    expect(text('digital dash')).toBe('digital dash')
  })

  it('ask for an order', () => {
    const order = (query: string) =>
      read(query, DETAILED).understood.parts.map((part) => part.kind === 'order' && part.sort)
    expect(order('newest arrivals')).toEqual(['newest'])
    expect(order('lowest kms')).toEqual(['km_asc'])
    expect(order('most expensive')).toEqual(['price_desc'])
    expect(order('cheapest')).toEqual(['price_asc'])
  })

  it('say nothing of finance, registration and trade-ins', () => {
    for (const query of ['suv with rego', 'suv no deposit', 'suv on finance', 'suv trade in'])
      expect(read(query, DETAILED)).toMatchObject({ filter: 'body:"SUV"', text: '' })
  })
})

describe('typed words become filters', () => {
  it.each([
    ['under 40k', 'price <= 40000', 'Up to $40,000'],
    ['up to $25,000', 'price <= 25000', 'Up to $25,000'],
    ['less than 20000', 'price <= 20000', 'Up to $20,000'],
    ['max 30k', 'price <= 30000', 'Up to $30,000'],
    ['<15k', 'price <= 15000', 'Up to $15,000'],
    ['over 50k', 'price >= 50000', 'From $50,000'],
    ['40k+', 'price >= 40000', 'From $40,000'],
    ['30-40k', 'price:30000 TO 40000', '$30,000 to $40,000'],
    ['30k to 40k', 'price:30000 TO 40000', '$30,000 to $40,000'],
    ['between 30 and 40k', 'price:30000 TO 40000', '$30,000 to $40,000'],
    ['$30,000 - $40,000', 'price:30000 TO 40000', '$30,000 to $40,000'],
    ['around 25 grand', 'price:22500 TO 27500', '$22,500 to $27,500'],
    ['25k', 'price <= 25000', 'Up to $25,000'],
    ['$200 a week', 'weekly_price <= 200', 'Up to $200 a week'],
    ['under 150 per week', 'weekly_price <= 150', 'Up to $150 a week'],
    ['under 40', 'price <= 40000', 'Up to $40,000'],
    ['between 20 and 30', 'price:20000 TO 30000', '$20,000 to $30,000'],
    ['20-30', 'price:20000 TO 30000', '$20,000 to $30,000'],
    ['$20-30', 'price:20000 TO 30000', '$20,000 to $30,000'],
    ['$20 - $30', 'price:20000 TO 30000', '$20,000 to $30,000'],
    ['20 to 30', 'price:20000 TO 30000', '$20,000 to $30,000'],
    ['$3000', 'price <= 3000', 'Up to $3,000'],
    ['50000', 'price <= 50000', 'Up to $50,000'],
    ['24500', 'price <= 24500', 'Up to $24,500'],
  ])('price: %s', (query, filter, label) => {
    expect(read(query)).toMatchObject({ filter, labels: [label], text: '' })
  })

  it.each([
    ['under 100000 km', 'km <= 100000'],
    ['under 80,000kms', 'km <= 80000'],
    ['less than 100k kms', 'km <= 100000'],
    ['50000km', 'km <= 50000'],
    ['low kms', 'km <= 50000'],
    ['low mileage', 'km <= 50000'],
    ['over 100000km', 'km >= 100000'],
  ])('kilometres: %s', (query, filter) => {
    expect(read(query)).toMatchObject({ filter, text: '' })
  })

  it.each([
    ['2021', 'year:2021 TO 2021', '2021'],
    ['2019 or newer', 'year >= 2019', '2019 or newer'],
    ['2019+', 'year >= 2019', '2019 or newer'],
    ['from 2019', 'year >= 2019', '2019 or newer'],
    ['after 2019', 'year >= 2020', '2020 or newer'],
    ['newer than 2018', 'year >= 2019', '2019 or newer'],
    ['before 2018', 'year <= 2017', '2017 or older'],
    ['2018-2020', 'year:2018 TO 2020', '2018 to 2020'],
    ['2018 to 2020', 'year:2018 TO 2020', '2018 to 2020'],
    ['late model', 'year >= 2023', '2023 or newer'],
    ['year 2021', 'year:2021 TO 2021', '2021'],
    ['my24', 'year:2024 TO 2024', '2024'],
    ['MY 2024', 'year:2024 TO 2024', '2024'],
    ["'21", 'year:2021 TO 2021', '2021'],
    ["'98", 'year:1998 TO 1998', '1998'],
    ['post 2020', 'year >= 2021', '2021 or newer'],
    ['pre 2015', 'year <= 2014', '2014 or older'],
    ['last 3 years', 'year >= 2023', '2023 or newer'],
    ['under 3 years old', 'year >= 2023', '2023 or newer'],
    ['3 years old or newer', 'year >= 2023', '2023 or newer'],
    ['3 year old', 'year:2022 TO 2024', '2022 to 2024'],
    ['5 years old', 'year:2020 TO 2022', '2020 to 2022'],
    ['over 10 years old', 'year <= 2016', '2016 or older'],
    ['near new', 'year >= 2023', '2023 or newer'],
    ['built in 2020', 'year:2020 TO 2020', '2020'],
  ])('year: %s', (query, filter, label) => {
    expect(read(query)).toMatchObject({ filter, labels: [label], text: '' })
  })

  it.each([
    ['7 seater', 'seats:7 TO 7', '7 seats'],
    ['seven seater', 'seats:7 TO 7', '7 seats'],
    ['7-seat', 'seats:7 TO 7', '7 seats'],
    ['at least 7 seats', 'seats >= 7', '7 seats or more'],
    ['7 or more seats', 'seats >= 7', '7 seats or more'],
    ['5 or less seats', 'seats <= 5', 'Up to 5 seats'],
    ['4 or more berth', 'sleeps >= 4', 'Sleeps 4 or more'],
    ['5 or 7 seats', '(seats:"5" OR seats:"7")', '5 or 7 seats'],
    ['more than 5 seats', 'seats >= 6', '6 seats or more'],
    ['more than 7 seats', 'seats >= 8', '8 seats or more'],
    ['less than 5 seats', 'seats <= 4', 'Up to 4 seats'],
    ['no more than 5 seats', 'seats <= 5', 'Up to 5 seats'],
    ['up to 5 seats', 'seats <= 5', 'Up to 5 seats'],
    ['fewer than 5 doors', 'doors <= 4', 'Up to 4 doors'],
    ['berth 3', 'sleeps >= 3', 'Sleeps 3 or more'],
    ['more than 4 berth', 'sleeps >= 5', 'Sleeps 5 or more'],
    ['7+ seater', 'seats >= 7', '7 seats or more'],
    ['100 kw', 'power_kw:90 TO 111', 'About 100 kW'],
    ['over 100 hp', 'power_hp >= 100', 'From 100 hp'],
    ['5 door', 'doors:5 TO 5', '5 doors'],
    ['2dr', 'doors:2 TO 2', '2 doors'],
    ['tows 3000kg', 'towing_capacity_braked_kg >= 3000', 'Tows 3,000 kg or more'],
    ['3.5t towing', 'towing_capacity_braked_kg >= 3500', 'Tows 3,500 kg or more'],
  ])('size: %s', (query, filter, label) => {
    expect(read(query)).toMatchObject({ filter, labels: [label], text: '' })
  })

  it.each([
    ['used', 'car_type:"used"'],
    ['second hand', 'car_type:"used"'],
    ['pre-owned', 'car_type:"used"'],
    ['brand new', 'car_type:"new"'],
    ['demonstrator', 'car_type:"demo"'],
    ['certified', 'certified:"true"'],
    ['one owner', 'filtered_features:"One owner"'],
    ['ute', 'body:"Ute"'],
    ['dual cab ute', 'body_style:"Double Cab Pick Up"'],
    ['dualcab', 'body_style:"Double Cab Pick Up"'],
    ['hatchbacks', 'body:"Hatch"'],
    ['station wagon', 'body:"Wagon"'],
    ['people mover', 'body:"People Mover"'],
    ['4x4', 'drive:"4WD"'],
    ['four wheel drive', 'drive:"4WD"'],
    ['awd', 'drive:"AWD"'],
    ['front wheel drive', 'drive:"FWD"'],
    ['auto', 'transmission:"Automatic"'],
    ['manual', 'transmission:"Manual"'],
    ['ev', 'fuel:"Electric"'],
    ['plug-in', 'fuel:"Plug-in Hybrid"'],
    ['unleaded', 'fuel:"Petrol"'],
    ['hybrid', '(fuel:"Hybrid" OR fuel:"Plug-in Hybrid")'],
    ['gray', 'colour:"Grey"'],
    ['carplay', 'filtered_features:"Apple CarPlay"'],
    ['towbar', 'filtered_features:"Tow bar"'],
    ['tow bar', 'filtered_features:"Tow bar"'],
    ['leather', 'filtered_features:"Leather seats"'],
    ['first car', 'categories:"First car"'],
    ['dark grey', 'colour:"Grey"'],
    ['light blue', 'colour:"Blue"'],
    ['bronze', 'colour:"Bronze"'],
    ['truck', 'body:"Ute"'],
    ['big suv', 'body:"SUV"'],
    ['good on fuel', 'categories:"Easy on fuel"'],
    ['sports car', 'categories:"Performance"'],
    ['gas', 'fuel:"LPG"'],
    ['in parramatta', 'city:"Parramatta"'],
    ['nsw', 'state:"NSW"'],
    ['new south wales', 'state:"NSW"'],
  ])('condition, body, drive, transmission, fuel, colour, feature, place: %s', (query, filter) => {
    expect(read(query)).toMatchObject({ filter, text: '' })
  })

  it.each([
    ['vw', 'make:"Volkswagen"'],
    ['merc', 'make:"Mercedes-Benz"'],
    ['mercedes', 'make:"Mercedes-Benz"'],
    ['chev', 'make:"Chevrolet"'],
    ['isuzu', 'make:"Isuzu UTE"'],
    ['hi lux', 'make_model:"Toyota > HiLux"'],
    ['rav 4', 'make_model:"Toyota > RAV4"'],
    ['cx5', 'make_model:"Mazda > CX-5"'],
    ['cx 5', 'make_model:"Mazda > CX-5"'],
    ['mazda cx-5', 'make_model:"Mazda > CX-5"'],
    ['mazda 3', 'make_model:"Mazda > Mazda3"'],
    ['c class', 'make_model:"Mercedes-Benz > C-Class"'],
    ['dmax', 'make_model:"Isuzu UTE > D-MAX"'],
    ['land cruiser', 'make_model:"Toyota > LandCruiser"'],
    ['prado', 'make_model:"Toyota > LandCruiser Prado"'],
    ['gwm ute', 'make_model:"GWM > Ute"'],
    ['great wall', 'make:"GWM"'],
    ['chevy', 'make:"Chevrolet"'],
    // names of which the stock has none
    ['mini', 'make:"MINI"'],
    ['range rover', 'make_model:"Land Rover > Range Rover"'],
    ['land rover', 'make:"Land Rover"'],
    ['c-hr', 'make_model:"Toyota > C-HR"'],
    ['byd seal', 'make_model:"BYD > Seal"'],
    ['model 3', 'make_model:"Tesla > Model 3"'],
    // typos
    ['land criuser', 'make_model:"Toyota > LandCruiser"'],
    ['volkswagan', 'make:"Volkswagen"'],
    ['toyta', 'make:"Toyota"'],
    ['maazda', 'make:"Mazda"'],
    ['mazada 3', 'make_model:"Mazda > Mazda3"'],
    // a make of which the stock has none
    ['e-golf', 'make_model:"Volkswagen > e-Golf"'],
    ['corrola', 'make_model:"Toyota > Corolla"'],
  ])('makes and models by any spelling: %s', (query, filter) => {
    expect(read(query)).toMatchObject({ filter, text: '' })
  })

  it.each([
    ['cx-5 touring', 'make_model:"Mazda > CX-5"', 'Touring'],
    ['touring cx5', 'make_model:"Mazda > CX-5"', 'Touring'],
    ['touring', 'categories:"Touring"', ''],
    ['hilux touring', 'categories:"Touring" AND make_model:"Toyota > HiLux"', ''],
    ['g25 touring', '', 'G25 Touring'],
    ['rav4 cruiser', 'make_model:"Toyota > RAV4"', 'Cruiser'],
    ['c 200', '', 'C200'],
    ['merc c200', 'make:"Mercedes-Benz"', 'C200'],
    // a fact of the car, whatever its badge
    ['ranger sport hybrid', '(fuel:"Hybrid" OR fuel:"Plug-in Hybrid") AND make_model:"Ford > Ranger"', 'Sport'],
  ])('a badge of the named model, and any code, before another meaning: %s', (query, filter, text) => {
    const found = read(query)
    expect(found.text).toBe(text)
    for (const part of filter.split(' AND ').filter(Boolean)) expect(found.filter).toContain(part)
    if (filter === '' || !filter.includes('categories')) expect(found.filter).not.toContain('categories')
  })

  it('a make of which a model is named stands for that model; other makes stay whole', () => {
    expect(read('toyota hilux ford ranger').filter).toBe('(make_model:"Toyota > HiLux" OR make_model:"Ford > Ranger")')
    expect(read('hilux or mazda').filter).toBe('(make:"Mazda" OR make_model:"Toyota > HiLux")')
  })

  it('a model is that alone, and its family only where there is none of it', () => {
    expect(read('corolla')).toMatchObject({ filter: 'make_model:"Toyota > Corolla"', labels: ['Toyota Corolla'] })
    expect(read('toyota corolla').filter).toBe('make_model:"Toyota > Corolla"')
    expect(read('corolla cross').filter).toBe('make_model:"Toyota > Corolla Cross"')
    const make_model = ['Toyota > Yaris Cross', 'Toyota > LandCruiser Prado', 'Toyota > LandCruiser 79']
    const without = { ...CARS, values: { ...CARS.values, make_model } }
    expect(read('yaris', without).filter).toBe('make_model:"Toyota > Yaris Cross"')
    expect(read('landcruiser', without).filter).toBe(
      '(make_model:"Toyota > LandCruiser Prado" OR make_model:"Toyota > LandCruiser 79")',
    )
  })

  it('any value of an attribute, all attributes, and all features', () => {
    expect(read('red or white suv with sunroof and towbar').filter).toBe(
      'filtered_features:"Sunroof" AND filtered_features:"Tow bar" AND (colour:"Red" OR colour:"White") AND body:"SUV"',
    )
    expect(read('suv not white').filter).toBe('NOT colour:"White" AND body:"SUV"')
    expect(read('suv -white').filter).toBe('NOT colour:"White" AND body:"SUV"')
    expect(read('suv - white').filter).toBe('body:"SUV" AND colour:"White"')
  })

  it.each([
    ['suv not mazda or ford', 'NOT make:"Mazda" AND NOT make:"Ford" AND body:"SUV"'],
    ['not white or black suv', 'NOT colour:"White" AND NOT colour:"Black" AND body:"SUV"'],
    ['suv not white and automatic', 'NOT colour:"White" AND body:"SUV" AND transmission:"Automatic"'],
  ])('what excludes a value excludes others of its kind that are joined to it: %s', (query, filter) => {
    expect(read(query)).toMatchObject({ filter, text: '' })
  })

  it('cars with something are excluded, and a search is offered without it, in plain words', () => {
    const tractors = { ...TRACTORS, values: { ...TRACTORS.values, filtered_features: [] } }
    expect(read('tractor with loader', tractors).labels).toContain('With loader')
    expect(read('tractor without loader', tractors).labels).toContain('Without loader')
    expect(read('not white').labels).toEqual(['Not White'])
    expect(['With loader', 'Up to $20,000', 'Sleeps 4', 'SUV'].map(leftOutLabel)).toEqual([
      ...['loader', 'the limit of $20,000', 'sleeps 4', 'SUV'],
    ])
  })

  it('values that are excluded together are left out together', () => {
    const { parts } = read('suv not mazda or ford').understood
    expect(parts.map(({ words }) => words)).toEqual(['suv', 'not mazda or ford', 'not mazda or ford'])
  })

  it.each([
    ['small automatic car', 'body:"Hatch" AND transmission:"Automatic"'],
    ['small red cars', 'body:"Hatch" AND colour:"Red"'],
    ['small automatic', 'transmission:"Automatic"'],
    ['small suv car', 'body:"SUV"'],
    ['suv no more to pay', 'body:"SUV"'],
    ['2nd car for wife', ''],
    ['2nd hand suv', 'car_type:"used" AND body:"SUV"'],
    ['something to tow a caravan', 'filtered_features:"Tow bar"'],
    ['car for family of 5', 'seats >= 5'],
  ])('words with others between them, and words that say nothing: %s', (query, filter) => {
    const found = read(query)
    expect(found.text).toBe('')
    expect(found.filter).toBe(filter)
  })

  it.each([
    ['near parramatta', 'Parramatta'],
    ['within 50 km of parramatta', 'Parramatta 50'],
    ['50km from bathurst', 'Bathurst 50'],
    ['near 2795', 'Bathurst'],
    ['in bathurst', 'Bathurst'],
    ['bathurst', 'Bathurst'],
    ['2795', 'Bathurst'],
    ['used hilux bathurst', 'Bathurst'],
    ['near par', 'Parramatta'],
  ])('places to measure from: %s', (query, near) => {
    expect(read(query)).toMatchObject({ near, text: '' })
  })

  it('a price before a place is no distance', () => {
    expect(read('used hilux under 40k near parramatta')).toMatchObject({
      near: 'Parramatta',
      labels: ['Used', 'Toyota HiLux', 'Up to $40,000', 'Near Parramatta'],
    })
    expect(read('under 50000 km near parramatta').labels).toEqual(['Up to 50,000 km', 'Near Parramatta'])
  })

  it.each([
    ['sleeps 4', 'sleeps >= 4'],
    ['4 berth', 'sleeps >= 4'],
    ['under 2000 kg', 'aggregate_trailer_mass_kg <= 2000'],
    ['atm under 2500', 'aggregate_trailer_mass_kg <= 2500'],
    ['under 1500 kg tare', 'tare_weight_kg <= 1500'],
    ['tare under 1500', 'tare_weight_kg <= 1500'],
    ["20'", 'body_length_feet:19.5 TO 20.9'],
    ['family van', 'categories:"Family" AND item_type:"caravan"'],
    ['under 2t', 'aggregate_trailer_mass_kg <= 2000'],
    ['ensuite', 'filtered_features:"Ensuite"'],
    ['en-suite', 'filtered_features:"Ensuite"'],
    ['20 foot', 'body_length_feet:19.5 TO 20.9'],
    ['under 18ft', 'body_length_feet <= 18'],
    ['pop-top', 'body:"Pop Top"'],
    ['hybrid', 'body:"Hybrid"'],
    ['offroad', 'categories:"Off-road"'],
    ['vans', 'item_type:"caravan"'],
    ['caravans', 'item_type:"caravan"'],
    ['all terrain', 'make_model:"Jayco > All Terrain"'],
  ])('caravans: %s', (query, filter) => {
    expect(read(query, CARAVANS)).toMatchObject({ filter, text: '' })
  })

  it.each([
    ['100 hp', 'power_hp:90 TO 111 AND item_type:"tractor"'],
    ['over 100hp', 'power_hp >= 100 AND item_type:"tractor"'],
    ['over 100 hp ute', 'power_hp >= 100 AND body:"Ute"'],
    ['under 1000 hours', 'engine_hours <= 1000'],
    ['under 500 hrs', 'engine_hours <= 500'],
    ['1000h', 'engine_hours <= 1000'],
    ['low hours', 'engine_hours <= 1000'],
    ['cab', 'categories:"Cab"'],
    ['loader', 'categories:"With loader"'],
    ['tractors', 'item_type:"tractor"'],
    ['deere', 'make:"John Deere"'],
    ['massey', 'make:"Massey Ferguson"'],
    ['m7', 'make_model:"Kubota > M7 Series"'],
  ])('tractors: %s', (query, filter) => {
    expect(read(query, TRACTORS)).toMatchObject({ filter, text: '' })
  })
})

describe('words that are not understood', () => {
  it('are searched as text, without stop words', () => {
    expect(read('show me a used toyota with snorkel please')).toMatchObject({
      filter: 'car_type:"used" AND make:"Toyota"',
      text: 'snorkel',
    })
    expect(read('cars').text).toBe('')
    expect(read('sr5 hilux').text).toBe('SR5')
  })

  it.each([
    ['cheap ute', 'body:"Ute"', ['Cheapest first', 'Ute'], ''],
    ['cheapest mazda cx-5', 'Mazda > CX-5', ['Cheapest first', 'Mazda CX-5'], ''],
    ['low price suv', 'body:"SUV"', ['Cheapest first', 'SUV'], ''],
    ['suv, price low to high', 'body:"SUV"', ['SUV', 'Cheapest first'], ''],
    ['cheap cars', '', ['Cheapest first'], ''],
    // an amount, and a category
    ['toyota cheaper than 20k', 'make:"Toyota"', ['Toyota', 'Up to $20,000'], ''],
    ['cheap to run hatch', 'body:"Hatch"', ['Easy on fuel', 'Hatch'], ''],
  ])('words for the lowest price are an order: %s', (query, filter, labels, text) => {
    const found = read(query)
    expect(found).toMatchObject({ labels, text })
    expect(found.filter).toContain(filter)
    expect(understoodOrder(found.understood.parts)).toBe(labels.includes('Cheapest first') ? 'price_asc' : null)
  })

  it('words for an order are left out where another order was chosen', () => {
    const { parts, leftOut } = withoutOrder(read('cheap white ute').understood)
    expect(parts.map(({ label }) => label)).toEqual(['White', 'Ute'])
    expect(leftOut).toEqual([{ start: 0, end: 5 }])
  })

  it('joining words alone find all stock as words for it do, unless a name begins like them', () => {
    for (const words of ['to', 'is', 'for']) expect(read(words)).toMatchObject({ filter: '', text: words })
    for (const words of ['the', 'to the', 'is it', 'what', 'cars', 'all cars', 'cheap cars', 'for sale', ''])
      expect([words, read(words).text]).toEqual([words, ''])
    expect(read('to hilux').text).toBe('')
  })

  it('stock numbers, plates and VINs stay whole', () => {
    for (const code of ['U305032', '305032', 'T-0424', 'EXT64K', '6ZZSFC2Z6MD305004', 'BG-4431', '4431'])
      expect(read(code)).toMatchObject({ filter: '', text: code })
  })

  it('a model with its badge attached is split', () => {
    expect(read('i30n')).toMatchObject({ text: 'n' })
    expect(read('i30n').filter).toContain('make_model:"Hyundai > i30"')
  })

  it('is unfinished only if the last typed word is among them', () => {
    expect(read('toyota hil').understood.isUnfinished).toBe(true)
    expect(read('snork toyota').understood.isUnfinished).toBe(false)
  })

  it('a word of three letters or fewer is never taken for another', () => {
    for (const word of ['uta', 'sub', 'evv', 'vv', 'awe']) expect(read(word)).toMatchObject({ filter: '', text: word })
  })

  it('badges of tractors are read whole', () => {
    expect(read('t7.210', TRACTORS).text).toBe('T7.210')
    expect(read('kubota m7 152', TRACTORS).text).toBe('M7-152')
  })

  it('hours are text where no car has hours', () => {
    expect(read('nx 500h').filter).not.toContain('hours')
    expect(read('low hours')).toMatchObject({ filter: '', text: 'low hours' })
  })

  it('the last digits of a stock number are no postcode', () => {
    expect(read('5945')).toMatchObject({ near: null, text: '5945' })
    expect(read('25-35')).toMatchObject({ filter: '', text: '25-35' })
    expect(read('20-77')).toMatchObject({ filter: '', text: '20-77' })
  })

  it.each(['hilux und', 'hilux unde', 'hilux under', 'hilux under 4', 'hilux over', 'hilux near', 'hilux to'])(
    'a word that leads to an amount or a place is not searched: %s',
    (query) => expect(read(query)).toMatchObject({ filter: 'make_model:"Toyota > HiLux"', text: '' }),
  )

  it.each(['+', '-', "' ", 'under 9999999999999999999'])('signs and absurd numbers are ignored: %s', (query) => {
    expect(read(query)).toMatchObject({ filter: '', text: '' })
  })

  it.each([
    ['stock number 306022', '306022'],
    ['stock no 306022', '306022'],
    ['Stock No. U305032', 'U305032'],
    ['stock # 306022', '306022'],
    ['stock no: T-0424', 'T-0424'],
    ['stock number 2795', '2795'],
    ['stock number 50000', '50000'],
  ])('a stock number that is called so is searched alone: %s', (query, text) => {
    expect(read(query)).toMatchObject({ filter: '', near: null, text })
  })

  it('stock before something else says nothing', () => {
    expect(read('stock under 40k')).toMatchObject({ filter: 'price <= 40000', text: '' })
    expect(read('stock 2021')).toMatchObject({ filter: 'year:2021 TO 2021', text: '' })
    expect(read('hilux in stock').text).toBe('')
  })

  it('a letter behind a model is whole, unless one of its badges begins like it', () => {
    expect(read('cx-5 g').understood).toMatchObject({ text: 'g', isUnfinished: true })
    for (const query of ['i30n', 'i30 n'])
      expect(read(query).understood).toMatchObject({ text: 'n', isUnfinished: false, unmatched: [] })
    const isKnown = (_word: string, mayGoOn: boolean) => mayGoOn
    const understood = understandQuery('i30n', buildLexicon(CARS, []), { year: 2026, isKnown })
    expect(understood).toMatchObject({ text: '', unmatched: [{ start: 3, end: 4 }] })
  })

  it('near new is a year, near newc a place', () => {
    const places = [{ name: 'Newcastle', lat: -32.93, lng: 151.78 }]
    expect(read('near new', { ...CARS, places })).toMatchObject({ filter: 'year >= 2023', near: null })
    expect(read('near newc', { ...CARS, places })).toMatchObject({ filter: '', near: 'Newcastle' })
  })

  it('commas separate words', () => {
    expect(read('hilux,under,40k')).toMatchObject({ labels: ['Toyota HiLux', 'Up to $40,000'], text: '' })
  })

  it('numbers without a meaning are text', () => {
    for (const words of ['3', '400', '500e']) expect(read(words).filter).toBe('')
  })
})

describe('search words of staff', () => {
  const synonyms = [{ words: ['tradie special', 'workhorse'], means: 'dual cab diesel under 60k' }]

  it('are read as what they mean, and belong to the typed words', () => {
    const { filter, understood } = read('white workhorse', CARS, synonyms)
    expect(filter).toBe('price <= 60000 AND colour:"White" AND body_style:"Double Cab Pick Up" AND fuel:"Diesel"')
    expect(understood.parts.filter(({ words }) => words === 'workhorse')).toHaveLength(3)
    expect(read('Tradie-Special', CARS, synonyms).filter).toContain('fuel:"Diesel"')
  })

  it('never lead in a circle', () => {
    expect(read('a', CARS, [{ words: ['a'], means: 'a b' }]).text).toContain('b')
  })
})

it('the words of a part can be taken out', () => {
  const query = 'used  hilux under 40k, white'
  const { understood } = read(query)
  expect(understood.parts.map((part) => withoutWords(query, part))).toEqual([
    'hilux under 40k, white',
    'used under 40k, white',
    'used hilux white',
    'used hilux under 40k',
  ])
})

it('what is left has no signs or joining words over', () => {
  const without = (query: string, words: string) => {
    const start = query.indexOf(words)
    return withoutWords(query, { start, end: start + words.length })
  }
  expect(without('kia seltos white -', 'white')).toBe('kia seltos')
  expect(without("' hilux", 'hilux')).toBe('')
  expect(without('hilux and ranger', 'ranger')).toBe('hilux')
  expect(without('suv with sunroof', 'sunroof')).toBe('suv')
  expect(without('cx-5, white', 'white')).toBe('cx-5')
  expect(without('hilux under 50k', 'hilux')).toBe('under 50k')
  expect(without('hilux or ranger', 'hilux')).toBe('ranger')
  const { understood } = read('ute not white')
  expect(understood.parts.map((part) => withoutWords('ute not white', part))).toEqual(['not white', 'ute'])
})

it('any text is read, and quickly', () => {
  const lexicon = buildLexicon(CARS, [])
  const long = 'between 30 and '.repeat(40)
  const startedAt = performance.now()
  for (const query of ['', '   ', '-', '$', '\ud800', '💥 ute', '2021-', 'under', 'within 50', 'near', 'not', long])
    expect(() => understandQuery(query, lexicon, { year: 2026 })).not.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(200)
})
