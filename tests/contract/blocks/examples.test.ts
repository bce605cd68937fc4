import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { exampleCars } from '../../../blocks/examples/cars'
import { blockExamples } from '../../../blocks/generated/examples.generated'
import * as catalogue from '../../../blocks/index'

type Values = Record<string, unknown>

describe.each(blockExamples.map((example) => [example.blockType, example] as const))(
  'the example of %s',
  (slug, example) => {
    const block = Object.values(catalogue).find((each) => each.slug === slug)!

    it('fills in every required field, within its limits', async () => {
      expect(await validateFields(block.fields, { ...example }, slug)).toEqual([])
    })

    it('has no value without a field', () => {
      expect(
        findUnknownPaths(block.fields, { ...example }, slug).filter((path) => path !== `${slug}.blockType`),
      ).toEqual([])
    })

    it('has content of its own', () => {
      expect(JSON.stringify(example)).not.toMatch(/lorem|ipsum|placeholder|todo|tbd|xxx|foo|bar baz/i)
    })
  },
)

describe('the example cars', () => {
  const now = new Date('2026-11-20T00:00:00.000Z')
  const cars = exampleCars(now)

  it('each have their own name', () => {
    const names = cars.map(({ name, car }) => [name, String(car.id), car.slug])
    for (const column of [0, 1, 2]) expect(new Set(names.map((row) => row[column])).size).toBe(cars.length)
  })

  it('show existing pictures', () => {
    const files = cars.flatMap(({ car }) => car.images.map(({ url }) => url))
    const missing = files.filter((url) => !existsSync(resolve(import.meta.dirname, `../../../public${url}`)))
    expect(missing).toEqual([])
  })

  it('keep their age whenever they are rendered', () => {
    const arrived = (at: Date) => exampleCars(at).find(({ name }) => name === 'justArrived')!.car.createdAt
    expect(arrived(now)).toBe('2026-11-19T00:00:00.000Z')
    expect(arrived(new Date('2030-01-02T00:00:00.000Z'))).toBe('2030-01-01T00:00:00.000Z')
  })
})

/** Validation errors by path. Skips fields hidden by a condition, as the CMS does. */
async function validateFields(fields: readonly Field[], values: Values, path: string): Promise<string[]> {
  const problems = await Promise.all(fields.map((field) => validateField(field, values, path)))
  return problems.flat()
}

async function validateField(field: Field, values: Values, path: string): Promise<string[]> {
  if (field.admin?.condition && !field.admin.condition(values, values, {} as never)) return []
  if (field.type === 'row' || field.type === 'collapsible') return validateFields(field.fields, values, path)
  if (!('name' in field) || !field.name) return []
  const now = `${path}.${field.name}`
  const value = values[field.name]
  if (value === undefined || value === null || value === '')
    return 'required' in field && field.required ? [`${now} is missing`] : []
  switch (field.type) {
    case 'group':
      return validateFields(field.fields, value as Values, now)
    case 'array': {
      const rows = value as Values[]
      const { minRows = 0, maxRows = Number.POSITIVE_INFINITY } = field
      const count = rows.length < minRows || rows.length > maxRows ? [`${now} has ${rows.length} rows`] : []
      const inside = await Promise.all(
        rows.map((row, position) => validateFields(field.fields, row, `${now}.${position}`)),
      )
      return [...count, ...inside.flat()]
    }
    case 'select': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const chosen = Array.isArray(value) ? value : [value]
      return chosen.filter((each) => !options.includes(each)).map((each) => `${now} has no option ${each}`)
    }
    case 'text':
    case 'textarea': {
      const maxLength = field.maxLength ?? Number.POSITIVE_INFINITY
      const tooLong = String(value).length > maxLength ? [`${now} is longer than ${maxLength}`] : []
      const error = await field.validate?.(value as never, { siblingData: values } as never)
      return typeof error === 'string' ? [...tooLong, `${now}: ${error}`] : tooLong
    }
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
      return Number(value) < min || Number(value) > max ? [`${now} is out of bounds`] : []
    }
    default:
      return []
  }
}

/** Paths of values without a field. */
function findUnknownPaths(fields: readonly Field[], values: Values, path: string): string[] {
  const named = new Map(namedFields(fields).map((field) => [field.name, field]))
  return Object.entries(values).flatMap(([name, value]) => {
    const field = named.get(name)
    if (!field) return [`${path}.${name}`]
    if (field.type === 'group') return findUnknownPaths(field.fields, (value ?? {}) as Values, `${path}.${name}`)
    if (field.type !== 'array') return []
    return ((value ?? []) as Values[]).flatMap((row, position) =>
      findUnknownPaths(field.fields, row, `${path}.${name}.${position}`),
    )
  })
}

function namedFields(fields: readonly Field[]): (Field & { name: string })[] {
  return fields.flatMap((field): (Field & { name: string })[] => {
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    return 'name' in field && field.name ? [field as Field & { name: string }] : []
  })
}
