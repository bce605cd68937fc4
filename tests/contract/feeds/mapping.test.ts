import { describe, expect, it } from 'vitest'
import { FEED_FIELDS, type FeedField, RowParser } from '../../../src/domain/feeds/feedRow'
import { STOCK_SYSTEMS } from '../../../src/domain/feeds/stockSystems'
import { mapStockSystem, suggestColumns } from '../../../src/feeds/columnAliases'
import { CellMapper, type FeedMapping } from '../../../src/feeds/mapping'

const mapper = (columns: string[], mapping: FeedMapping = {}) => new CellMapper(FEED_FIELDS, mapping, new Set(columns))

describe('feed columns', () => {
  it('set the field of the same name in any case, or of a known alias', () => {
    const cells = mapper(['StockNum', 'Manufacturer', 'Odometer', 'vehicle/photos/photo']).mapCells({
      StockNum: ' A1 ',
      Manufacturer: 'Kia',
      Odometer: '12000',
      'vehicle/photos/photo': ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
    })
    expect(cells).toEqual({
      stocknum: 'A1',
      make: 'Kia',
      km: '12000',
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
    })
  })

  it.each([
    [
      'Pentana, Titan and their like',
      'StockNo MakeDesc Family BadgeDesc YearGroup VehType AdvPrice EGC BodyDesc ColourDesc YardCode AdvertText',
      'stocknum make model badge year car_type price - body colour location dealercomments',
    ],
    ['the advertised price after the other', 'Stock_No EGC AdvPrice', 'stocknum - price'],
    ['a price without government charges alone', 'Stock Code,EGC', 'stocknum price'],
  ])('are known by the headers of Australian stock systems: %s', (_, columns, fields) => {
    const names = columns.split(columns.includes(',') ? ',' : ' ')
    const cells = mapper(names).mapCells(Object.fromEntries(names.map((name) => [name, name])))
    const expected = fields.split(' ').map((field, index) => [field, names[index]])
    expect(cells).toEqual(Object.fromEntries(expected.filter(([field]) => field !== '-')))
  })

  it.each([
    ['EasyCars', 'RegoNum GearType DoorNum SeatCapacity ImageURLs', 'regplate trans doors seats images'],
    [
      'EasyCars',
      'StockNumber Condition StockType AdvDescription KeyFeatures',
      'stocknum - car_type dealercomments features',
    ],
    ['AutoGate', 'Stock No,New/Used,Badge Desc,DAP Price,EGC Price', 'stocknum,car_type,badge,price,-'],
    [
      'Pentana eraPower',
      'StkNo VehType YearGroup MakeDesc FamilyDesc BadgeDesc TransDesc AdvText DAP',
      'stocknum car_type year make model badge trans dealercomments price',
    ],
    ['Titan', 'ModelDesc Family AdvPrice YardCode VehType', 'badge model price location car_type'],
    ['Dealer Solutions', 'Stock Number,Type,Drive Away Price,Exterior Colour', 'stocknum,car_type,price,colour'],
    ['CarsGuide', 'Type Variant PriceEGC', 'car_type badge price'],
  ])('of %s, chosen as the stock system, go where its exports mean them', (label, columns, fields) => {
    const separator = columns.includes(',') ? ',' : ' '
    const names = columns.split(separator)
    const system = STOCK_SYSTEMS.find((candidate) => candidate.label === label)!
    const mapping = mapStockSystem(system, names, FEED_FIELDS)
    const { price_type: _, ...cells } = mapper(names, mapping).mapCells(
      Object.fromEntries(names.map((name) => [name, name])),
    )
    const expected = fields.split(separator).map((field, index) => [field, names[index]] as const)
    const wanted = expected.filter(([field]) => field !== '-')
    expect(
      Object.fromEntries(Object.entries(cells).filter(([field]) => wanted.some(([key]) => key === field))),
    ).toEqual(Object.fromEntries(wanted))
  })

  it.each([
    ['Type', 'New', 'car_type'],
    ['Type', 'DEMO', 'car_type'],
    ['Vehicle Type', 'U', 'car_type'],
    ['Veh Type', 'N', 'car_type'],
    ['Stock Type', 'Used Car', 'car_type'],
    ['Condition', 'Pre-Owned', 'car_type'],
    ['vehicle/@type', 'used', 'car_type'],
    ['Type', '4D Sedan', 'body'],
    ['Vehicle Type', 'Dual Cab Ute', 'body'],
    ['Veh Type', 'Station Wagon', 'body'],
    ['Type', 'Motorcycle', undefined],
    ['Condition', 'Excellent', undefined],
    ['Type', 'n/a', undefined],
  ])('named %s mean by the value %s the field %s', (column, value, field) => {
    const { car_type, body, ...others } = mapper(['Stock No', column]).mapCells({ 'Stock No': 'A1', [column]: value })
    expect({ car_type, body }).toEqual({ car_type: undefined, body: undefined, ...(field && { [field]: value }) })
    expect(others).toEqual({ stocknum: 'A1' })
  })

  it('whose value tells nothing are told by that of a later row', () => {
    const reading = mapper(['stocknum', 'Type'])
    expect(reading.mapCells({ stocknum: 'A1', Type: ' ' })).toEqual({ stocknum: 'A1' })
    expect(reading.hasSource('car_type')).toBe(false)
    expect(reading.mapCells({ stocknum: 'A2', Type: 'New' })).toEqual({ stocknum: 'A2', car_type: 'New' })
    expect(reading.mapCells({ stocknum: 'A3', Type: 'Sedan' })).toEqual({ stocknum: 'A3', car_type: 'Sedan' })
  })

  it('named Type leave a field to the column of its own name, and to the choice of staff', () => {
    const row = { 'New/Used': 'Used', Type: 'New', 'Body Type': 'Ute' }
    expect(mapper(Object.keys(row)).mapCells(row)).toEqual({ car_type: 'Used', body: 'Ute' })
    expect(mapper(Object.keys(row), { badge: 'Type' }).mapCells(row)).toMatchObject({ badge: 'New', car_type: 'Used' })
  })

  it.each([
    [{ Type: 'Sedan', Condition: 'Used' }, 'Condition', 'Type'],
    [{ Type: 'Used', Condition: 'Excellent' }, 'Type', undefined],
    [{ Type: 'Hatch', 'Body Type': 'Hatchback' }, undefined, 'Body Type'],
  ])('of a stock system are passed over where their values mean something else: %o', (row, carType, body) => {
    const columns = Object.keys(row)
    const reading = mapper(columns)
    reading.mapCells(row)
    const dealerSolutions = STOCK_SYSTEMS.find(({ id }) => id === 'dealersolutions')!
    const mapping = mapStockSystem(dealerSolutions, columns, FEED_FIELDS, reading.meanings)
    const columnOf = (field: FeedField) =>
      mapping[field] ?? suggestColumns(columns, FEED_FIELDS, reading.meanings).get(field)
    expect([columnOf('car_type'), columnOf('body')]).toEqual([carType, body])
  })

  it.each([
    ['DAP Price', '=drive_away'],
    ['PriceEGC', '=excl_gov_charges'],
    ['Price', undefined],
  ])('say by %s what the price includes', (price, priceType) => {
    for (const system of STOCK_SYSTEMS.filter(({ id }) => ['autogate', 'carsguide', 'dealersolutions'].includes(id))) {
      const known = mapper([price], mapStockSystem(system, [price], FEED_FIELDS)).mapCells({ [price]: '1' })
      expect(known.price_type).toBe(known.price === undefined ? undefined : priceType?.slice(1))
    }
  })

  it('with numbers are one list of photos, in the order of the numbers', () => {
    const columns = ['stocknum', 'Image10', 'Image2', 'Image1', 'Model 1']
    const numbered = mapper(columns)
    const row = { stocknum: 'A1', Image1: '/1.jpg', Image2: '', Image10: '/10.jpg', 'Model 1': 'x' }
    expect(numbered.mapCells(row)).toEqual({ stocknum: 'A1', images: ['/1.jpg', '/10.jpg'] })
    expect(numbered.unusedColumns()).toEqual(['Model 1'])
  })

  it('can be mapped by staff to another column, a fixed value, or nothing', () => {
    const mapping: FeedMapping = { price: 'EGC', item_type: '=caravan', tag: '', badge: 'gone' }
    const configured = mapper(['stocknum', 'price', 'egc', 'tag', 'Dealer Id'], mapping)
    const row = { stocknum: 'A1', price: '1', egc: '2', tag: 'Hot', 'Dealer Id': '9' }
    expect(configured.mapCells(row)).toEqual({ stocknum: 'A1', price: '2', item_type: 'caravan' })
    expect(configured.unusedColumns()).toEqual(['price', 'tag', 'Dealer Id'])
    expect(configured.missingColumns()).toEqual(['gone'])
  })

  it('can appear in later rows, as in XML with optional elements', () => {
    const columns = new Set(['stocknum'])
    const growing = new CellMapper(FEED_FIELDS, {}, columns)
    expect(growing.mapCells({ stocknum: 'A1' })).toEqual({ stocknum: 'A1' })
    columns.add('make')
    expect(growing.mapCells({ stocknum: 'A2', make: 'Kia' })).toEqual({ stocknum: 'A2', make: 'Kia' })
  })

  it('are empty in a row without them, whatever their name', () => {
    expect(mapper(['stocknum', 'constructor'], { make: 'constructor' }).mapCells({ stocknum: 'A1' })).toEqual({
      stocknum: 'A1',
    })
  })

  it('lose characters that the database cannot store', () => {
    expect(mapper(['make']).mapCells({ make: 'K\0ia \uD83D' })).toEqual({ make: 'Kia \uFFFD' })
  })
})

describe('cells of a row', () => {
  const reader = new RowParser(new Date('2026-11-20T00:00:00Z'))
  const base = { stocknum: 'A1', make: 'Kia', model: 'Rio' }
  const photos = (images: string | string[]) => reader.parse({ ...base, images }).car?.images.map(({ url }) => url)

  it.each([
    ['bars', 'https://a.test/1.jpg|https://a.test/2.jpg'],
    ['commas', 'https://a.test/1.jpg,https://a.test/2.jpg'],
    ['semicolons', 'https://a.test/1.jpg; https://a.test/2.jpg'],
    ['spaces', 'https://a.test/1.jpg https://a.test/2.jpg'],
    ['line ends', 'https://a.test/1.jpg\r\nhttps://a.test/2.jpg'],
  ])('photo addresses separated by %s keep their order', (_, images) => {
    expect(photos(images)).toEqual(['https://a.test/1.jpg', 'https://a.test/2.jpg'])
  })

  it('photo addresses with a comma or a semicolon stay whole', () => {
    expect(photos('https://a.test/w_600,h_400/1.jpg;v=2|/b.jpg')).toEqual([
      'https://a.test/w_600,h_400/1.jpg;v=2',
      '/b.jpg',
    ])
    expect(photos(['/2.jpg', '/1.jpg'])).toEqual(['/2.jpg', '/1.jpg'])
  })

  it.each([
    ['2026-02-28', '2026-02-28T00:00:00.000Z'],
    ['28/02/2026', '2026-02-28T00:00:00.000Z'],
    ['28-2-2026 9:05', '2026-02-28T09:05:00.000Z'],
    ['2026-02-28T09:05:00+11:00', '2026-02-27T22:05:00.000Z'],
  ])('the date %s is %s', (typed, moment) => {
    expect(reader.parse({ ...base, listed_at: typed }).car?.listed_at).toBe(moment)
  })

  it.each(['31/02/2026', '02/28/2026', '5', '2026', 'soon', '2026-13-01'])('%s is not a date', (typed) => {
    expect(reader.parse({ ...base, listed_at: typed }).problems).toEqual([
      { field: 'listed_at', reason: expect.stringContaining('not a date') },
    ])
  })

  it.each([
    ['car_type', 'N', 'new'],
    ['car_type', 'Demonstrator', 'demo'],
    ['car_type', 'USED VEHICLE', 'used'],
    ['status', 'Available', 'in_stock'],
    ['status', 'In Workshop', 'in_workshop'],
    ['price', '$34,990 Drive Away', 34_990],
    ['price', '34990.00 EGC', 34_990],
    ['price', 'POA', null],
    ['price', 'Drive Away', null],
    ['engine_size_litres', '2497 cc', 2.5],
    ['engine_size_litres', '2.0L', 2],
  ])('%s understands %s, as stock systems write it', (field, cell, value) => {
    expect(reader.parse({ ...base, [field]: cell }).car).toHaveProperty(field, value)
  })

  it.each([
    ['car_type', 'Excellent', 'is none of new, used, demo: excellent'],
    ['engine_size_litres', '31', 'is above 30'],
    ['price', '34990 EGC 2', 'is not a number'],
  ])('%s refuses %s', (field, cell, reason) => {
    expect(reader.parse({ ...base, [field]: cell }).problems).toEqual([{ field, reason }])
  })

  it('report every problem of a row', () => {
    expect(reader.parse({ stocknum: 'A1', make: ' ', year: '2199', price: '-5' }).problems).toEqual([
      { field: 'year', reason: 'is above 2028' },
      { field: 'make', reason: 'is missing' },
      { field: 'model', reason: 'is missing' },
      { field: 'price', reason: 'is below 0 dollars' },
    ])
  })

  it('of 1,001 items or eleven levels of JSON are refused', () => {
    const specifications = (value: unknown) => reader.parse({ ...base, specifications: JSON.stringify(value) }).problems
    const spec = { label: 'Doors', value: '4' }
    expect(specifications(Array(1000).fill(spec))).toBeUndefined()
    expect(specifications(Array(1001).fill(spec))).toEqual([
      { field: 'specifications', reason: 'has more than 1000 items' },
    ])
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(reader.parse({ ...base, specifications: nested }).problems).toEqual([
      { field: 'specifications', reason: 'has more than 10 levels' },
    ])
  })

  it('with long runs of any sign are parsed at once, whatever their field', () => {
    const starts = ['', '1', 'https://a', '$', '[']
    const runs = [' ', '\t', '\n', ',', '.', '.:', '0', '-', '/', '|', ';', '"', '[', 'a', 'k ', '_-']
    const row = (text: string) => Object.fromEntries(FEED_FIELDS.map((field) => [field, text]))
    for (const start of starts)
      for (const run of runs) reader.parse(row(`${start}${run.repeat(20_000 / run.length)}x1`))
  })
})
