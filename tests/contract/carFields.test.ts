import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { detailFields } from '../../collections/stock/cars/detailFields'
import { identityFields } from '../../collections/stock/cars/identityFields'
import { mediaFields } from '../../collections/stock/cars/mediaFields'
import { priceFields } from '../../collections/stock/cars/priceFields'
import { reportFields } from '../../collections/stock/cars/reportFields'
import { staffFields } from '../../collections/stock/cars/staffFields'
import { CARD_FIELDS } from '../../src/domain/stock/cardFields'
import { CAR_FIELDS, carFieldEntries, carFieldLabel, DIRECT_CAR_FIELDS } from '../../src/domain/stock/carFields'
import { root, sourceFiles } from '../support/importGraph'

const TABLE = 'src/domain/stock/carFields.ts'

/** Files that may name a specification: those that show it to shoppers, match it to a car, filter by it or understand it in a search, generated ones and benchmarks. */
const ALLOWED = [
  /^src\/domain\/stock\/(understandQuery|query\/amounts)\.ts$/,
  /^src\/domain\/(site\/facets|stock\/(facetLabels|searchState|stockRecord))\.ts$/,
  /^src\/domain\/car\/(specifications|fuelCost)\.ts$/,
  /^src\/domain\/towing\/(towedVan|towQuery)\.ts$/,
  /^src\/domain\/stock\/cardFields\.ts$/,
  /^src\/stock\/card\/CardFacts\.tsx$/,
  /^blocks\/examples\//,
  /^src\/(payload-types\.ts|server\/database\/tables\.generated\.ts|migrations\/|bench\/)/,
]

const readText = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Numeric specifications with a distinctive name, and the name of their property. */
const specifications = DIRECT_CAR_FIELDS.filter(
  ({ column, field }) => field.group && ['number', 'whole'].includes(field.kind) && column.includes('_'),
)

describe('the fields of a car', () => {
  test('a numeric specification is declared in one file', () => {
    expect(specifications.length).toBeGreaterThan(15)
    const files = sourceFiles('src', 'blocks', 'collections').filter(
      (file) => file !== TABLE && !ALLOWED.some((pattern) => pattern.test(file)),
    )
    const names = new RegExp(
      `\\b(${specifications.flatMap(({ column, property }) => [column, property]).join('|')})\\b`,
    )
    expect(files.filter((file) => names.test(readText(file)))).toEqual([])
    expect(readText(TABLE).match(/\btare_weight_kg\b/g)).toHaveLength(1)
  })

  test('each have one field in the admin, with their name and label', () => {
    const groups = [detailFields, identityFields, mediaFields, priceFields, reportFields, staffFields]
    const fields = new Map(groups.flatMap(namedFields))
    const labels = carFieldEntries.map(([name]) => [name, fields.get(name)])
    expect(labels).toEqual(carFieldEntries.map(([name]) => [name, carFieldLabel(name)]))
  })

  test('have normalised aliases, each for one field', () => {
    const aliases = carFieldEntries.flatMap(([, { aliases = '' }]) => aliases.split(' ').filter(Boolean))
    expect(aliases.filter((alias) => !/^[a-z0-9]+$/.test(alias))).toEqual([])
    expect(aliases.filter((alias, position) => aliases.indexOf(alias) !== position)).toEqual([])
  })

  test('shown on cards are copied unchanged to the index record', () => {
    const direct = new Map(DIRECT_CAR_FIELDS.map(({ column, field }) => [column as string, field]))
    const cardFields = CARD_FIELDS.filter((name) => direct.has(name))
    expect(cardFields).toContain('body_length_feet')
    expect(cardFields.filter((name) => direct.get(name)?.index === undefined)).toEqual([])
  })

  test('the table is not part of browser code', () => {
    const importers = sourceFiles('src', 'blocks').filter((file) => importsValues(file))
    expect(importers).toContain('src/domain/stock/stockRecord.ts')
    const shoppers = importers.filter((file) =>
      /^(src\/(?!admin|app|domain|data|feeds|stockIndex)|blocks\/(?!examples))/.test(file),
    )
    expect(shoppers).toEqual([])
  })

  test('a column has the name in its key', () => {
    expect(Object.keys(CAR_FIELDS).filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([])
  })
})

function namedFields(fields: readonly Field[]): [name: string, label: unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    const recordValues: [string, unknown][] =
      'name' in field && field.name ? [[field.name, 'label' in field && field.label]] : []
    return 'fields' in field ? [...recordValues, ...namedFields(field.fields)] : recordValues
  })
}

/** True if a file imports values, not just types, of the table or of a module derived from it. */
function importsValues(file: string): boolean {
  const modules = /import (?!type )(\{[^}]*\}) from '[^']*\/(carFields|stockRecord|fieldLabels)'/g
  return [...readText(file).matchAll(modules)].some(([, names]) =>
    names!
      .slice(1, -1)
      .split(',')
      .some((name) => name.trim() && !name.trim().startsWith('type ')),
  )
}
