import { describe, expect, it } from 'vitest'
import {
  csvModels,
  locateModelError,
  missingModelColumns,
  modelPictures,
  parseModelRecord,
} from '../../../src/domain/models/modelFile'

describe('[MOD-04] a CSV of models', () => {
  const rows: Record<string, string>[] = [
    {
      make: 'Toyota',
      name: 'HiLux',
      body: 'Work | 4x4',
      colours: 'Glacier White #F4F5F3 | Nebula Blue #24406e Premium, $675',
      model_specifications: 'Engine > Power: 150 kW | Doors: 4',
      features: 'Tows 3,500 kg: braked | Diff lock',
      variant_name: 'WorkMate',
      variant_price: '$34,990',
    },
    {
      make: 'toyota',
      name: 'hilux',
      variant_name: 'SR5',
      variant_price: '63260',
      variant_features: 'Leather | Sat nav',
    },
    { make: 'Kia', name: 'EV5', from_price: '56770' },
  ]

  it('joins the rows of a model, one per variant', () => {
    const [hilux, ev5] = csvModels(rows)
    expect([hilux?.line, ev5?.line]).toEqual([2, 4])
    const parsed = parseModelRecord(hilux?.record)
    if (!('model' in parsed)) throw new Error(JSON.stringify(parsed.problems))
    expect(parsed.model.model_variants).toEqual([
      { name: 'WorkMate', dap_min_price: 34_990 },
      { name: 'SR5', dap_min_price: 63_260, features: ['Leather', 'Sat nav'] },
    ])
    expect(parsed.model.body).toEqual(['Work', '4x4'])
    expect(parsed.model.colours).toEqual([
      { name: 'Glacier White', hex: '#F4F5F3' },
      { name: 'Nebula Blue', hex: '#24406e', note: 'Premium, $675' },
    ])
    expect(parsed.model.model_specifications).toEqual([
      { group: 'Engine', label: 'Power', value: '150 kW' },
      { label: 'Doors', value: '4' },
    ])
    expect(parsed.model.features).toEqual([
      { title: 'Tows 3,500 kg', template: 'card', description: 'braked' },
      { title: 'Diff lock', template: 'card' },
    ])
  })

  it('leaves missing values unset', () => {
    const parsed = parseModelRecord(csvModels(rows)[1]?.record)
    expect(parsed).toEqual({ model: { make: 'Kia', name: 'EV5', from_price: 56_770 } })
  })

  it('reports a problem with its line and column', () => {
    const [model] = csvModels([
      { make: 'Kia', name: 'EV5', colours: 'Red', variant_name: 'Air', variant_price: '56770' },
      { make: 'Kia', name: 'EV5', variant_name: 'GT-Line', variant_price: 'cheap' },
    ])
    const parsed = parseModelRecord(model?.record)
    if (!('problems' in parsed)) throw new Error('The model was accepted.')
    expect(
      parsed.problems.map((problem) => ({ ...locateModelError(problem, model!), message: problem.message })),
    ).toEqual([
      { line: 3, field: 'variant_price', message: 'Enter a price in dollars, such as 34990.' },
      { line: 2, field: 'colours', message: 'Enter a colour, such as #14213d.' },
    ])
  })

  it('requires a make and a name', () => {
    expect(missingModelColumns(['name', 'slug'])).toEqual(['make'])
  })
})

describe('a model of a JSON file', () => {
  it.each([
    [{ make: 'Kia' }, 'name'],
    [{ make: 'Kia', name: 'EV5', status: 'soon' }, 'status'],
    [{ make: 'Kia', name: 'EV5', colours: [{ name: 'Red', hex: 'red' }] }, 'colours.0.hex'],
    [
      { make: 'Kia', name: 'EV5', model_variants: [{ name: 'Air', dap_min_price: 'cheap' }] },
      'model_variants.0.dap_min_price',
    ],
    ['EV5', 'model'],
  ])('%j is rejected at %s', (record, field) => {
    const parsed = parseModelRecord(record)
    expect('problems' in parsed && parsed.problems.map((problem) => problem.field)).toContain(field)
  })

  it('can have lists in CSV form', () => {
    const parsed = parseModelRecord({
      make: 'Kia',
      name: 'EV5',
      body: 'SUV | Electric',
      colours: ['Snow #ffffff', { name: 'Iris', hex: '#24406e' }],
      model_specifications: 'Range: 500 km',
    })
    expect('model' in parsed && parsed.model).toMatchObject({
      body: ['SUV', 'Electric'],
      colours: [
        { name: 'Snow', hex: '#ffffff' },
        { name: 'Iris', hex: '#24406e' },
      ],
      model_specifications: [{ label: 'Range', value: '500 km' }],
    })
  })

  it('has a clear error message for any invalid value', () => {
    const parsed = parseModelRecord({ make: 'Kia', body: 5, from_price: [], position: 'x', colours: [7], image: 3 })
    if (!('problems' in parsed)) throw new Error('The model was accepted.')
    expect(parsed.problems.map(({ field }) => field).sort()).toEqual(
      ['body', 'colours.0', 'from_price', 'image', 'name', 'position'].sort(),
    )
    for (const { message } of parsed.problems) expect(message).not.toMatch(/invalid|expected|received/i)
  })

  it('has images as files, addresses or { url }', () => {
    const parsed = parseModelRecord({
      make: 'Kia',
      name: 'EV5',
      image: { url: 'https://kia.test/ev5.webp' },
      images: ['ev5.webp', { url: 'https://kia.test/ev5.webp' }],
      colours: [{ name: 'Snow', hex: '#ffffff', image: 'snow.webp' }],
    })
    expect('model' in parsed && modelPictures(parsed.model)).toEqual([
      'https://kia.test/ev5.webp',
      'ev5.webp',
      'snow.webp',
    ])
  })
})
