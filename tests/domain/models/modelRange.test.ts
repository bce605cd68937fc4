import { describe, expect, it } from 'vitest'
import type { Model } from '../../../src/domain/models/model'
import {
  bodyChoices,
  bodyParam,
  dropdownModels,
  filterByBody,
  formatFromPrice,
  formatVariantPrice,
  minModelPrice,
  modelLabel,
  modelLink,
  modelsByBody,
  modelText,
  parseModelLink,
} from '../../../src/domain/models/modelRange'

const image = { url: '/m.jpg', alt: 'A car', width: 400, height: 225 }
const buildModel = (id: number, overrides: Partial<Model> = {}): Model => ({
  id,
  slug: `model-${id}`,
  name: `Model ${id}`,
  makeName: 'Mazda',
  makeSlug: 'mazda',
  body: 'SUV',
  otherBodies: [],
  status: 'other',
  position: id,
  image,
  shortDescription: null,
  description: null,
  disclaimer: null,
  fromPrice: null,
  overrideUrl: null,
  brochureUrl: null,
  specSheetUrl: null,
  youtubeId: null,
  ...overrides,
})

describe('[MOD-02] model cards', () => {
  it.each([
    ['new', 'NEW'],
    ['coming_soon', 'COMING SOON'],
    ['all_new', null],
    ['other', null],
  ] as const)('status %s has the label %s', (status, label) => {
    expect(modelLabel({ status })).toBe(label)
  })

  it('a From price if the site shows variant prices', () => {
    expect(formatFromPrice({ fromPrice: 32_990 }, { variantPrices: true })).toBe('From $32,990')
    expect(formatFromPrice({ fromPrice: 32_990 }, { variantPrices: false })).toBeNull()
    expect(formatFromPrice({ fromPrice: null }, { variantPrices: true })).toBeNull()
  })

  it('the From price is that of the cheapest variant, else the model’s own', () => {
    expect(minModelPrice([{ minPrice: 45_990 }, { minPrice: 38_490 }, { minPrice: null }], 30_000)).toBe(38_490)
    expect(minModelPrice([{ minPrice: null }, { minPrice: 0 }], 30_000)).toBe(30_000)
    expect(minModelPrice([], null)).toBeNull()
  })

  it('the short description is truncated to 75 characters in the menu and 200 in the range', () => {
    const model = { shortDescription: 'x'.repeat(201) }
    expect(modelText(model, 'menu')).toBe(`${'x'.repeat(75)}…`)
    expect(modelText(model, 'range')).toBe(`${'x'.repeat(200)}…`)
    expect(modelText({ shortDescription: null }, 'menu')).toBe('')
  })
})

describe('[MOD-03] the bodies of a range', () => {
  const models = [
    buildModel(1),
    buildModel(2, { body: 'Dual Cab Ute' }),
    buildModel(3, { body: 'suv' }),
    buildModel(4, { body: null }),
  ]

  it('are lower case with hyphens in ?body=', () => {
    expect(bodyParam(' Dual  Cab Ute ')).toBe('dual-cab-ute')
  })

  it('are All, then each body once', () => {
    expect(bodyChoices(models)).toEqual([
      { label: 'All', param: null },
      { label: 'SUV', param: 'suv' },
      { label: 'Dual Cab Ute', param: 'dual-cab-ute' },
    ])
  })

  it('include a model under each of its bodies', () => {
    const wagon = buildModel(5, { body: 'Wagon', otherBodies: ['SUV', 'Off-road'] })
    expect(bodyChoices([wagon]).map(({ param }) => param)).toEqual([null, 'wagon', 'suv', 'off-road'])
    expect(filterByBody([...models, wagon], 'suv').map(({ id }) => id)).toEqual([1, 3, 5])
  })

  it.each([
    [null, [1, 2, 3, 4]],
    ['all', [1, 2, 3, 4]],
    ['suv', [1, 3]],
    ['dual-cab-ute', [2]],
    ['hovercraft', []],
  ])('?body=%s', (param, ids) => {
    expect(filterByBody(models, param).map((model) => model.id)).toEqual(ids)
  })
})

it('[MOD-01] the dropdown has models with an image, by position', () => {
  const models = [buildModel(1, { position: 9 }), buildModel(2, { image: null }), buildModel(3)]
  expect(dropdownModels(models).map((model) => model.id)).toEqual([3, 1])
})

it('[MOD-04] a model links to its page or its own address', () => {
  expect(modelLink(buildModel(1))).toBe('/models/model-1')
  expect(modelLink(buildModel(1, { overrideUrl: 'https://mazda.test/cx-5' }))).toBe('https://mazda.test/cx-5')
})

it('[MOD-01] a dropdown grouped by body keeps the order of first appearance, with models without a body last', () => {
  const models = [
    buildModel(1, { body: null }),
    buildModel(2, { body: 'Ute' }),
    buildModel(3),
    buildModel(4, { body: 'ute ' }),
  ]
  expect(modelsByBody(models).map(({ body, models: groupModels }) => [body, groupModels.map(({ id }) => id)])).toEqual([
    ['Ute', [2, 4]],
    ['SUV', [3]],
    [null, [1]],
  ])
})

describe('[MOD-05] prices of variants', () => {
  it.each([
    [42_990, null, '$42,990'],
    [42_990, 45_490, '$42,990 to $45,490'],
    [42_990, 42_990, '$42,990'],
    [null, 45_490, null],
    [0, null, null],
  ])('%s to %s is formatted as %s', (minPrice, maxPrice, text) => {
    expect(formatVariantPrice({ minPrice, maxPrice }, { variantPrices: true })).toBe(text)
  })

  it('are hidden by setting', () => {
    expect(formatVariantPrice({ minPrice: 1, maxPrice: null }, { variantPrices: false })).toBeNull()
  })
})

it('[MOD-04] a model with the missing page’s path as its address links to its model page, without a redirect loop', () => {
  const model = buildModel(1, { slug: 'corolla', overrideUrl: '/Corolla/' })
  expect(parseModelLink('/corolla', model)).toBe('/models/corolla')
  expect(parseModelLink('/old-corolla', model)).toBe('/Corolla/')
  expect(parseModelLink('/corolla', buildModel(1, { slug: 'corolla' }))).toBe('/models/corolla')
})
