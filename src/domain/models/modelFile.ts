import * as z from 'zod'
import { FEATURE_TEMPLATES } from './model'

const text = (max: number, message = 'Enter text.') => z.string(message).trim().max(max, `At most ${max} characters.`)
const REQUIRED = 'Required.'
const requiredText = (max: number) => text(max, REQUIRED).min(1, REQUIRED)
const urlText = text(2000)
const dollars = z
  .union(
    [z.number(), z.string().transform((input) => Number(input.replace(/[$,\s]/g, '') || Number.NaN))],
    'Enter a price in dollars, such as 34990.',
  )
  .pipe(z.number('Enter a price in dollars, such as 34990.').int('Whole dollars.').min(0).max(10_000_000))
const LIST = 'Must be a list.'
const RECORD = 'Must be an object.'
const listOf = <Item extends z.ZodType>(item: Item, max: number) => z.array(item, LIST).max(max, `At most ${max}.`)
const textList = (max: number) => listOf(text(200), max)

/** A picture: a file name in Media or an https URL; also the spec's `{ url }`. */
const picture = z.union(
  [requiredText(500), z.object({ url: requiredText(500) }).transform(({ url }) => url)],
  'Enter the name of a file in Media, or an https URL.',
)

const variant = z.object(
  {
    name: requiredText(80),
    full_name: text(120).optional(),
    series: text(60).optional(),
    dap_min_price: dollars.nullish(),
    dap_max_price: dollars.nullish(),
    features: textList(80).optional(),
    image: picture.optional(),
  },
  RECORD,
)

const feature = z.object(
  {
    title: requiredText(80),
    template: z.enum(FEATURE_TEMPLATES, `One of ${FEATURE_TEMPLATES.join(', ')}.`).default('beside'),
    description: text(1000).optional(),
    image: picture.optional(),
    is_carousel: z.boolean().optional(),
    images: listOf(picture, 12).optional(),
  },
  RECORD,
)

const colour = z.object(
  {
    name: requiredText(60),
    hex: text(7).regex(/^#[0-9a-f]{6}$/i, 'Enter a colour, such as #14213d.'),
    note: text(40).optional(),
    image: picture.optional(),
  },
  RECORD,
)

const specification = z.object(
  { group: text(40).optional(), label: requiredText(60), value: requiredText(120) },
  RECORD,
)

const POSITION = 'Enter a whole number from 0 to 100,000.'
const STATUSES = ['new', 'all_new', 'coming_soon', 'other'] as const

const model = z.object(
  {
    name: requiredText(120),
    /** name or slug of one of the site's makes */
    make: requiredText(80),
    slug: text(120).optional(),
    new_slug: text(120).optional(),
    manufacturer_body: text(60).optional(),
    body: textList(3).optional(),
    status: z.enum(STATUSES, `One of ${STATUSES.join(', ')}.`).optional(),
    position: z.coerce.number(POSITION).int(POSITION).min(0, POSITION).max(100_000, POSITION).optional(),
    fuel: text(60).optional(),
    short_description: text(200).optional(),
    description: text(5000).optional(),
    disclaimer: text(5000).optional(),
    from_price: dollars.nullish(),
    override_url: urlText.optional(),
    brochure_url: urlText.optional(),
    spec_sheet_url: urlText.optional(),
    youtube_id: text(11)
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

/** A model from an import file. Fields missing from the file are undefined and keep their stored value. */
export type ImportedModel = z.output<typeof model>

export interface ModelRecordError {
  field: string
  message: string
}

/** Parses and validates one model of an import file, with lists also in CSV notation. Errors name the field. */
export function parseModelRecord(record: unknown): { model: ImportedModel } | { problems: ModelRecordError[] } {
  const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record)
  const parsed = model.safeParse(isRecord ? parseLists(record as Record<string, unknown>) : record)
  if (parsed.success) return { model: parsed.data }
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'model', message })),
  }
}

/** Required columns missing from a CSV of models. */
export const missingModelColumns = (headings: readonly string[]) =>
  ['make', 'name'].filter((column) => !headings.includes(column))

/** A model of a CSV and the line where it begins; the heading is line 1. */
export interface CsvModel {
  line: number
  record: Record<string, unknown>
  /** the lines of its variants; none in JSON */
  variantLines?: number[]
}

/** CSV columns by the variant field they set. */
const VARIANT_COLUMNS: Record<string, string> = {
  name: 'variant_name',
  full_name: 'variant_full_name',
  series: 'variant_series',
  dap_min_price: 'variant_price',
  dap_max_price: 'variant_max_price',
  features: 'variant_features',
  image: 'variant_image',
}

/** Where in the file an error is: in a CSV the line and column, in JSON the number of the model and the field. */
export function locateModelError(
  { field }: ModelRecordError,
  { line, variantLines }: CsvModel,
): { line: number; field: string } {
  if (!variantLines) return { line, field }
  const [column = field, row, part = ''] = field.split('.')
  if (column !== 'model_variants') return { line, field: column }
  return { line: variantLines[Number(row)] ?? line, field: VARIANT_COLUMNS[part] ?? 'variant_name' }
}

/**
 * Groups the rows of a CSV into models. Rows with the same make and name are variants of one model: the first row sets the
 * model's fields, each row adds a variant. Lists are separated by vertical bars; a colour is "Name#hex note", a specification "Group > Label: value".
 */
export function csvModels(rows: readonly Record<string, string>[]): CsvModel[] {
  const models = new Map<string, CsvModel & { variantLines: number[] }>()
  for (const [index, row] of rows.entries()) {
    const key = `${row.make?.toLowerCase()}\n${row.name?.toLowerCase()}`
    const found = models.get(key) ?? { line: index + 2, record: modelFields(row), variantLines: [] }
    models.set(key, found)
    const variantRecord = parseVariant(row)
    if (!variantRecord) continue
    found.record.model_variants = [...((found.record.model_variants as []) ?? []), variantRecord]
    found.variantLines.push(index + 2)
  }
  return [...models.values()]
}

const modelFields = (row: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== '' && !column.startsWith('variant_')))

/** List fields and the parser of their CSV notation. */
const LISTS: Record<string, (text: string) => unknown> = {
  body: (text) => text,
  images: (text) => text,
  colours: parseColour,
  model_specifications: parseSpecification,
  features: parseFeature,
}

/** A record whose list fields are arrays; texts are parsed from CSV notation. */
function parseLists(record: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(LISTS).flatMap(([field, readList]) => {
    const value = typeof record[field] === 'string' ? splitList(record[field]) : record[field]
    return Array.isArray(value)
      ? [[field, value.map((item) => (typeof item === 'string' ? readList(item) : item))]]
      : []
  })
  return { ...record, ...Object.fromEntries(lists) }
}

const splitList = (text: string) => text.split('|').flatMap((part) => part.trim() || [])

function parseColour(text: string) {
  const at = text.search(/#[0-9a-f]{6}/i)
  if (at === -1) return { name: text, hex: '' }
  const end = at + '#000000'.length
  const note = text.slice(end).trimStart()
  return { name: text.slice(0, at).trimEnd(), hex: text.slice(at, end), ...(note ? { note } : {}) }
}

function parseSpecification(text: string) {
  const [, group, label = '', value = ''] = /^(?:([^>]*)>)?([^:]*):?(.*)$/s.exec(text) ?? []
  return { ...(group?.trim() ? { group: group.trim() } : {}), label: label.trim(), value: value.trim() }
}

function parseFeature(text: string) {
  const [title = '', ...rest] = text.split(':')
  const description = rest.join(':').trim()
  return { title: title.trim(), template: 'card', ...(description ? { description } : {}) }
}

function parseVariant(row: Record<string, string>): Record<string, unknown> | null {
  if (!row.variant_name) return null
  const { variant_full_name, variant_series, variant_price, variant_max_price, variant_features, variant_image } = row
  return {
    name: row.variant_name,
    ...(variant_full_name ? { full_name: variant_full_name } : {}),
    ...(variant_series ? { series: variant_series } : {}),
    ...(variant_price ? { dap_min_price: variant_price } : {}),
    ...(variant_max_price ? { dap_max_price: variant_max_price } : {}),
    ...(variant_features ? { features: splitList(variant_features) } : {}),
    ...(variant_image ? { image: variant_image } : {}),
  }
}

/** Every distinct picture that a model refers to. */
export function modelPictures(imported: ImportedModel): string[] {
  const { image, banner, images = [], model_variants = [], features = [], colours = [] } = imported
  const pictures = [
    image,
    banner,
    ...images,
    ...[...model_variants, ...features, ...colours].map((item) => item.image),
    ...features.flatMap((feature) => feature.images ?? []),
  ]
  return [...new Set(pictures.flatMap((picture) => picture ?? []))]
}
