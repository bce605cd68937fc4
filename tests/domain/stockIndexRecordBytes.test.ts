import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecordBytes } from '../../src/stockIndex/engine/recordBytes'
import { StockEngine } from '../../src/stockIndex/engine/stockEngine'
import { ENGINE_SETTINGS } from '../../src/stockIndex/settings'

test('texts are read as they were written, after others were replaced and removed', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('a long text '.repeat(2000)))
  const change = fc.record({ slot: fc.nat(200), text: fc.option(text) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const bytes = new RecordBytes()
      const expected = new Map<number, string>()
      for (const { slot, text: written } of changes) {
        if (written === null) bytes.remove(slot)
        else bytes.set(slot, written)
        if (written === null) expected.delete(slot)
        else expected.set(slot, written)
      }
      for (let slot = 0; slot <= 201; slot++) expect(bytes.get(slot)).toBe(expected.get(slot))
    }),
    { numRuns: 60 },
  )
})

test('bytes of replaced texts are given back', () => {
  const bytes = new RecordBytes()
  for (let round = 0; round < 50; round++)
    for (let slot = 0; slot < 100; slot++) bytes.set(slot, `${round} ${slot} `.repeat(100))
  // 100 texts of up to 600 bytes, at most half of each block unused, and room for the next.
  expect(bytes.size).toBeLessThan(250_000)
  expect(bytes.get(99)).toBe('49 99 '.repeat(100))
})

const value = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)
const anything = fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.array(fc.string({ maxLength: 8 })))

test('[STK-03] a record is returned as it was added, whatever its columns hold of it', () => {
  const names = [
    'make',
    'reserved',
    'price',
    'year',
    'vin',
    'stocknum',
    'features',
    'filtered_features',
    'categories',
    'comments',
    '_geoloc',
  ]
  const record = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: ['make'] })
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 20 }), (records) => {
      const engine = new StockEngine(ENGINE_SETTINGS)
      const added = records.map((fields, at) => ({ objectID: String(at % 12), ...fields }))
      for (const fields of added) engine.upsert([structuredClone(fields)])
      for (const fields of added.slice(-12)) expect(engine.upsert([fields])).toBe(0)
      for (const fields of new Map(added.map((one) => [one.objectID, one])).values())
        expect(JSON.stringify(engine.get(fields.objectID))).toBe(JSON.stringify(fields))
    }),
    { numRuns: 200 },
  )
})
