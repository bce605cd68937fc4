import { describe, expect, it } from 'vitest'
import { printFilter } from '../../../src/domain/stock/filters/printFilter'
import { buildLexicon, type SearchSynonym, type StockValues } from '../../../src/domain/stock/query/lexicon'
import {
  preferredFilters,
  understandQuery,
  understoodFilter,
  understoodPlace,
  withoutWords,
} from '../../../src/domain/stock/understandQuery'

const PARRAMATTA = { name: 'Parramatta', lat: -33.815, lng: 151.001 }
const BATHURST = { name: 'Bathurst', lat: -33.419, lng: 149.577 }

const CARS: StockValues = {
  values: {
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
    categories: ['Family', 'First car'],
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
    categories: ['Off-road', 'Off grid', 'Couples'],
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
  },
  places: [],
  numbers: new Set(),
}

function read(query: string, values = CARS, synonyms: SearchSynonym[] = []) {
  const understood = understandQuery(query, buildLexicon(values, synonyms), {
    year: 2026,
    findPlace: (name) => (/^(bathurst|2795)$/i.test(name) ? BATHURST : null),
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
  ])('year: %s', (query, filter, label) => {
    expect(read(query)).toMatchObject({ filter, labels: [label], text: '' })
  })

  it.each([
    ['7 seater', 'seats:7 TO 7', '7 seats'],
    ['seven seater', 'seats:7 TO 7', '7 seats'],
    ['7-seat', 'seats:7 TO 7', '7 seats'],
    ['at least 7 seats', 'seats >= 7', '7 seats or more'],
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
    ['land cruiser', '(make_model:"Toyota > LandCruiser" OR make_model:"Toyota > LandCruiser Prado")'],
    ['prado', 'make_model:"Toyota > LandCruiser Prado"'],
    ['gwm ute', 'make_model:"GWM > Ute"'],
  ])('makes and models by any spelling: %s', (query, filter) => {
    expect(read(query)).toMatchObject({ filter, text: '' })
  })

  it('a make of which a model is named stands for that model; other makes stay whole', () => {
    expect(read('toyota hilux ford ranger').filter).toBe('(make_model:"Toyota > HiLux" OR make_model:"Ford > Ranger")')
    expect(read('hilux or mazda').filter).toBe('(make:"Mazda" OR make_model:"Toyota > HiLux")')
  })

  it('a model comes before others of its family', () => {
    const { understood, filter } = read('corolla')
    expect(filter).toBe('(make_model:"Toyota > Corolla" OR make_model:"Toyota > Corolla Cross")')
    expect(preferredFilters(understood.parts).map((preferred) => printFilter(preferred))).toEqual([
      'make_model:"Toyota > Corolla"',
    ])
  })

  it('any value of an attribute, all attributes, and all features', () => {
    expect(read('red or white suv with sunroof and towbar').filter).toBe(
      'filtered_features:"Sunroof" AND filtered_features:"Tow bar" AND (colour:"Red" OR colour:"White") AND body:"SUV"',
    )
    expect(read('suv not white').filter).toBe('NOT colour:"White" AND body:"SUV"')
  })

  it.each([
    ['near parramatta', 'Parramatta'],
    ['within 50 km of parramatta', 'Parramatta 50'],
    ['50km from bathurst', 'Bathurst 50'],
    ['near 2795', 'Bathurst'],
    ['in bathurst', 'Bathurst'],
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
    ['100 hp', 'power_kw:67 TO 83'],
    ['over 100hp', 'power_kw >= 75'],
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
    expect(read('sr5 hilux').text).toBe('sr5')
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
    'used hilux , white',
    'used hilux under 40k,',
  ])
})

it('any text is read, and quickly', () => {
  const lexicon = buildLexicon(CARS, [])
  const long = 'between 30 and '.repeat(40)
  const startedAt = performance.now()
  for (const query of ['', '   ', '-', '$', '\ud800', '💥 ute', '2021-', 'under', 'within 50', 'near', 'not', long])
    expect(() => understandQuery(query, lexicon, { year: 2026 })).not.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(200)
})
