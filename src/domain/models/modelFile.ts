import * as z from 'zod'
import { FEATURE_TEMPLATES } from './model'

const words = (most: number, wrong = 'Say this in words.') =>
  z.string(wrong).trim().max(most, `At most ${most} characters.`)
const NEEDED = 'Needed: say it in words.'
const some = (most: number) => words(most, NEEDED).min(1, NEEDED)
const address = words(2000)
const dollars = z
  .union(
    [z.number(), z.string().transform((typed) => Number(typed.replace(/[$,\s]/g, '') || Number.NaN))],
    'A price in dollars, such as 34990.',
  )
  .pipe(z.number('A price in dollars, such as 34990.').int('Whole dollars.').min(0).max(10_000_000))
const LIST = 'Make this a list.'
const RECORD = 'Make this a record of fields.'
const listOf = <Item extends z.ZodType>(item: Item, most: number) => z.array(item, LIST).max(most, `At most ${most}.`)
const many = (most: number) => listOf(words(200), most)

/** A picture: the name of a file in Media, or an https address; the spec's { url } is one too. */
const picture = z.union(
  [some(500), z.object({ url: some(500) }).transform(({ url }) => url)],
  'The name of a file in Media, or an https address.',
)

const variant = z.object(
  {
    name: some(80),
    full_name: words(120).optional(),
    series: words(60).optional(),
    dap_min_price: dollars.nullish(),
    dap_max_price: dollars.nullish(),
    features: many(80).optional(),
    image: picture.optional(),
  },
  RECORD,
)

const feature = z.object(
  {
    title: some(80),
    template: z.enum(FEATURE_TEMPLATES, `One of ${FEATURE_TEMPLATES.join(', ')}.`).default('beside'),
    description: words(1000).optional(),
    image: picture.optional(),
    is_carousel: z.boolean().optional(),
    images: listOf(picture, 12).optional(),
  },
  RECORD,
)

const colour = z.object(
  {
    name: some(60),
    hex: words(7).regex(/^#[0-9a-f]{6}$/i, 'A colour such as #14213d.'),
    note: words(40).optional(),
    image: picture.optional(),
  },
  RECORD,
)

const specification = z.object({ group: words(40).optional(), label: some(60), value: some(120) }, RECORD)

const POSITION = 'A whole number from 0 to 100,000.'
const STATUSES = ['new', 'all_new', 'coming_soon', 'other'] as const

const model = z.object(
  {
    name: some(120),
    /** name or slug of one of the site's makes */
    make: some(80),
    slug: words(120).optional(),
    new_slug: words(120).optional(),
    manufacturer_body: words(60).optional(),
    body: many(3).optional(),
    status: z.enum(STATUSES, `One of ${STATUSES.join(', ')}.`).optional(),
    position: z.coerce.number(POSITION).int(POSITION).min(0, POSITION).max(100_000, POSITION).optional(),
    fuel: words(60).optional(),
    short_description: words(200).optional(),
    description: words(5000).optional(),
    disclaimer: words(5000).optional(),
    from_price: dollars.nullish(),
    override_url: address.optional(),
    brochure_url: address.optional(),
    spec_sheet_url: address.optional(),
    youtube_id: words(11)
      .regex(/^([\w-]{11})?$/, 'The 11-character video ID after "v=" in the URL.')
      .optional(),
    image: picture.optional(),
    banner: picture.optional(),
    images: listOf(picture, 30).optional(),
    model_variants: listOf(variant, 40).optional(),
    features: listOf(feature, 20).optional(),
    colours: listOf(colour, 30).optional(),
    model_specifications: listOf(specification, 120).optional(),
  },
  RECORD,
)

/** A model as a file brings it. What the file does not say is undefined, and stays as it is. */
export type ImportedModel = z.output<typeof model>

export interface ModelRecordError {
  field: string
  message: string
}

/** Reads one model out of a file, with lists as a CSV writes them too; says what is wrong by the name of the field. */
export function parseModelRecord(record: unknown): { model: ImportedModel } | { problems: ModelRecordError[] } {
  const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record)
  const read = model.safeParse(isRecord ? inShape(record as Record<string, unknown>) : record)
  if (read.success) return { model: read.data }
  return {
    problems: read.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'model', message })),
  }
}

/** Columns that a CSV of models must have. */
export const missingModelColumns = (headings: readonly string[]) =>
  ['make', 'name'].filter((column) => !headings.includes(column))

/** A model out of a CSV and the line on which it begins; the heading is line 1. */
export interface CsvModel {
  line: number
  record: Record<string, unknown>
  /** the lines of its variants; none in JSON */
  variantLines?: number[]
}

/** Columns of a CSV by the field of a variant that they fill. */
const VARIANT_COLUMNS: Record<string, string> = {
  name: 'variant_name',
  full_name: 'variant_full_name',
  series: 'variant_series',
  dap_min_price: 'variant_price',
  dap_max_price: 'variant_max_price',
  features: 'variant_features',
  image: 'variant_image',
}

/** Where in its file a problem stands: in a CSV the line and the column, in JSON the number of the model and the field. */
export function toCsvPlace(
  { field }: ModelRecordError,
  { line, variantLines }: CsvModel,
): { line: number; field: string } {
  if (!variantLines) return { line, field }
  const [column = field, row, part = ''] = field.split('.')
  if (column !== 'model_variants') return { line, field: column }
  return { line: variantLines[Number(row)] ?? line, field: VARIANT_COLUMNS[part] ?? 'variant_name' }
}

/**
 * The models of a CSV. Lines with the same make and name are variants of one model: the first tells of the model, each adds
 * a variant. Lists are divided by vertical bars; a colour is "Name#hex note", a figure "Group > Label: value".
 */
export function csvModels(rows: readonly Record<string, string>[]): CsvModel[] {
  const models = new Map<string, CsvModel & { variantLines: number[] }>()
  for (const [index, row] of rows.entries()) {
    const key = `${row.make?.toLowerCase()}\n${row.name?.toLowerCase()}`
    const found = models.get(key) ?? { line: index + 2, record: recordOf(row), variantLines: [] }
    models.set(key, found)
    const variantOfRow = variantIn(row)
    if (!variantOfRow) continue
    found.record.model_variants = [...((found.record.model_variants as []) ?? []), variantOfRow]
    found.variantLines.push(index + 2)
  }
  return [...models.values()]
}

const recordOf = (row: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== '' && !column.startsWith('variant_')))

/** Fields that are lists, and what a text in one of them stands for. */
const LISTS: Record<string, (text: string) => unknown> = {
  body: (text) => text,
  images: (text) => text,
  colours: colourIn,
  model_specifications: figureIn,
  features: featureIn,
}

/** A record whose lists are lists: texts in them are read as a CSV writes them. */
function inShape(record: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(LISTS).flatMap(([field, read]) => {
    const value = typeof record[field] === 'string' ? parts(record[field]) : record[field]
    return Array.isArray(value) ? [[field, value.map((item) => (typeof item === 'string' ? read(item) : item))]] : []
  })
  return { ...record, ...Object.fromEntries(lists) }
}

const parts = (text: string) => text.split('|').flatMap((part) => part.trim() || [])

function colourIn(text: string) {
  const found = /^(.*?)\s*(#[0-9a-f]{6})\s*(.*)$/i.exec(text)
  if (!found) return { name: text, hex: '' }
  return { name: found[1], hex: found[2], ...(found[3] ? { note: found[3] } : {}) }
}

function figureIn(text: string) {
  const [, group, label = '', value = ''] = /^(?:([^>]*)>)?([^:]*):?(.*)$/s.exec(text) ?? []
  return { ...(group?.trim() ? { group: group.trim() } : {}), label: label.trim(), value: value.trim() }
}

function featureIn(text: string) {
  const [title = '', ...rest] = text.split(':')
  const description = rest.join(':').trim()
  return { title: title.trim(), template: 'card', ...(description ? { description } : {}) }
}

function variantIn(row: Record<string, string>): Record<string, unknown> | null {
  if (!row.variant_name) return null
  const { variant_full_name, variant_series, variant_price, variant_max_price, variant_features, variant_image } = row
  return {
    name: row.variant_name,
    ...(variant_full_name ? { full_name: variant_full_name } : {}),
    ...(variant_series ? { series: variant_series } : {}),
    ...(variant_price ? { dap_min_price: variant_price } : {}),
    ...(variant_max_price ? { dap_max_price: variant_max_price } : {}),
    ...(variant_features ? { features: parts(variant_features) } : {}),
    ...(variant_image ? { image: variant_image } : {}),
  }
}

/** Every picture that a model names, each once. */
export function modelPictures(imported: ImportedModel): string[] {
  const { image, banner, images = [], model_variants = [], features = [], colours = [] } = imported
  const named = [
    image,
    banner,
    ...images,
    ...[...model_variants, ...features, ...colours].map((one) => one.image),
    ...features.flatMap((one) => one.images ?? []),
  ]
  return [...new Set(named.flatMap((one) => one ?? []))]
}
