import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exampleCars } from '../../blocks/examples/cars'
import { exampleLocation } from '../../blocks/examples/location'
import { exampleModel } from '../../blocks/examples/model'
import { exampleSite } from '../../blocks/examples/site'
import { themes } from '../../blocks/examples/themes'
import type { Offer } from '../../src/domain/offers/offer'
import { autoDealerData } from '../../src/domain/structuredData/autoDealerData'
import { carData } from '../../src/domain/structuredData/carData'
import { breadcrumbData, resultsData } from '../../src/domain/structuredData/listData'
import { modelData, offerData } from '../../src/domain/structuredData/productData'
import { homeData } from '../../src/domain/structuredData/siteData'
import { root } from '../support/importGraph'

const ORIGIN = 'https://dealer.test'
const now = new Date('2026-11-25T00:00:00Z')

/** schema.org as its types declare it: the properties of each type, with those of the types above it. */
const vocabulary = readVocabulary()

function readVocabulary(): Map<string, ReadonlySet<string>> {
  const text = readFileSync(resolve(root, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8')
  const bases = new Map<string, { parents: string[]; properties: string[] }>()
  for (const [, name, parents = '', body] of text.matchAll(/interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm))
    bases.set(name!, {
      parents: parents.split(', ').filter(Boolean),
      properties: [...body!.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property]) => property!),
    })
  const propertiesOf = (name: string): string[] => {
    const base = bases.get(name)
    return base ? [...base.properties, ...base.parents.flatMap(propertiesOf)] : []
  }
  return new Map(
    [...bases.keys()]
      .filter((name) => name.endsWith('Leaf'))
      .map((name) => [name.slice(0, -'Leaf'.length), new Set(propertiesOf(name))]),
  )
}

/** What Google requires of each type for its result, by developers.google.com/search/docs/appearance/structured-data. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  AutoDealer: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Product: ['name', 'image', 'offers'],
  Offer: ['priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Car: [
    'name',
    'brand',
    'model',
    'image',
    'itemCondition',
    'vehicleModelDate',
    'vehicleIdentificationNumber',
    'offers',
  ],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  // A step of breadcrumbs has a name as well, and a car of a list its address.
  ListItem: ['position'],
}

/** Properties that Google defines beyond schema.org. */
const GOOGLE_ONLY = new Set(['query-input'])

type Node = Record<string, unknown>

/** Every typed thing of a document, with its path. */
function listThings(value: unknown, path = ''): { path: string; thing: Node }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listThings(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Node
  const own = '@type' in thing ? [{ path: `${path} ${String(thing['@type'])}`.trim(), thing }] : []
  return [...own, ...Object.entries(thing).flatMap(([name, child]) => listThings(child, `${path}.${name}`))]
}

/** Types and properties that schema.org does not have, and required ones that are missing. */
function findFaults(document: unknown): string[] {
  return listThings(document).flatMap(({ path, thing }) => {
    const type = String(thing['@type'])
    const known = vocabulary.get(type)
    if (!known) return [`${path}: schema.org has no such type`]
    const names = Object.keys(thing).filter((name) => !name.startsWith('@'))
    return [
      ...names.filter((name) => !known.has(name) && !GOOGLE_ONLY.has(name)).map((name) => `${path}: no ${name}`),
      ...(REQUIRED[type] ?? []).filter((name) => isMissing(thing, name)).map((name) => `${path}: ${name} is missing`),
      ...names
        .filter((name) => /^(url|item|image|logo)$/.test(name) && !isAbsolute(thing[name]))
        .map((name) => `${path}: ${name} is not absolute`),
    ]
  })
}

/** Nested dealers are named only. */
const isMissing = (thing: Node, name: string) => thing[name] === undefined || thing[name] === ''
const isAbsolute = (value: unknown) => [value].flat().every((url) => typeof url !== 'string' || /^https:\/\//.test(url))

const image = { url: '/media/a.webp', alt: '', width: 3, height: 2 }
const site = { ...exampleSite(themes.harbour), logo: image }
const location = { ...exampleLocation, image: image as never }
const offer = {
  ...{ slug: 'runout', title: 'HiLux runout', summary: 'On every HiLux.', price: 49_990, image },
  expiry: '2027-06-30T14:00:00.000Z',
} as unknown as Offer

describe('[SITE-20] structured data by the vocabulary of schema.org and what Google requires', () => {
  test('the vocabulary is read with its inheritance', () => {
    expect(vocabulary.size).toBeGreaterThan(700)
    expect(vocabulary.get('Car')?.has('mileageFromOdometer')).toBe(true)
    expect(vocabulary.get('AutoDealer')?.has('openingHoursSpecification')).toBe(true)
    expect(vocabulary.get('Organization')?.has('mileageFromOdometer')).toBe(false)
    expect(findFaults({ '@type': 'Organization', name: 'A', url: 'https://a.test', logo: '/logo.png', km: 1 })).toEqual(
      ['Organization: no km', 'Organization: logo is not absolute'],
    )
  })

  test('the home page: organisation, site with its search, and dealers with their departments', () => {
    const data = homeData(site, [location], ORIGIN)
    expect(data.map((thing) => (thing as { '@type': string })['@type'])).toEqual([
      'Organization',
      'WebSite',
      'AutoDealer',
    ])
    expect(listThings(data).some(({ path }) => path.includes('.department'))).toBe(true)
    expect(findFaults(data)).toEqual([])
  })

  test('a location', () => expect(findFaults(autoDealerData(location, ORIGIN))).toEqual([]))

  test.each(
    exampleCars(now)
      .filter(({ car }) => car.itemType === 'car' && car.images.length > 0 && car.price && car.vin && car.year)
      .map(({ car }) => [car.name, car] as const),
  )('the car %s', (_, car) => expect(findFaults(carData(car, site, ORIGIN))).toEqual([]))

  test('a model and an offer', () => {
    const model = { ...exampleModel, image: exampleModel.image ?? image, fromPrice: 39_990 } as typeof exampleModel
    const seller = { ...site, flags: { ...site.flags, variantPrices: true } }
    expect(findFaults([modelData(model, seller, ORIGIN), offerData(offer, site, ORIGIN)])).toEqual([])
  })

  test('breadcrumbs and results', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Cars', path: null },
    ]
    const cars = exampleCars(now).map(({ car }) => car)
    expect(findFaults([breadcrumbData(trail, ORIGIN), resultsData(cars, 0, ORIGIN)])).toEqual([])
  })
})
