import * as z from 'zod'
import { FEATURE_TEMPLATES } from './model'

const words = (most: number) => z.string().trim().max(most)
const some = (most: number) => words(most).min(1, 'Say something here')
const address = words(2000)
const dollars = z
  .union([z.number(), z.string().transform((typed) => Number(typed.replace(/[$,\s]/g, '') || Number.NaN))])
  .pipe(z.number('A price in dollars').int('Whole dollars').min(0).max(10_000_000))
const many = (most: number) => z.array(words(200)).max(most)

/** A picture: the name of a file in Media, or an https address; the spec's { url } is one too. */
const picture = z.union([some(500), z.object({ url: some(500) }).transform(({ url }) => url)])

const variant = z.object({
  name: some(80),
  full_name: words(120).optional(),
  series: words(60).optional(),
  dap_min_price: dollars.nullish(),
  dap_max_price: dollars.nullish(),
  features: many(80).optional(),
  image: picture.optional(),
})

const feature = z.object({
  title: some(80),
  template: z.enum(FEATURE_TEMPLATES, `One of ${FEATURE_TEMPLATES.join(', ')}`).default('beside'),
  description: words(1000).optional(),
  image: picture.optional(),
  is_carousel: z.boolean().optional(),
  images: z.array(picture).max(12).optional(),
})

const colour = z.object({
  name: some(60),
  hex: words(7).regex(/^#[0-9a-f]{6}$/i, 'A colour such as #14213d'),
  note: words(40).optional(),
  image: picture.optional(),
})

const specification = z.object({ group: words(40).optional(), label: some(60), value: some(120) })

const STATUSES = ['new', 'all_new', 'coming_soon', 'other'] as const

const model = z.object({
  name: some(120),
  /** name or slug of one of the site's makes */
  make: some(80),
  slug: words(120).optional(),
  new_slug: words(120).optional(),
  manufacturer_body: words(60).optional(),
  body: many(3).optional(),
  status: z.enum(STATUSES, `One of ${STATUSES.join(', ')}`).optional(),
  position: z.coerce.number('A number').int().min(0).max(100_000).optional(),
  fuel: words(60).optional(),
  short_description: words(200).optional(),
  description: words(5000).optional(),
  disclaimer: words(5000).optional(),
  from_price: dollars.nullish(),
  override_url: address.optional(),
  brochure_url: address.optional(),
  spec_sheet_url: address.optional(),
  youtube_id: words(11)
    .regex(/^([\w-]{11})?$/, 'The 11 letters after "v=" in its address')
    .optional(),
  image: picture.optional(),
  banner: picture.optional(),
  images: z.array(picture).max(30).optional(),
  model_variants: z.array(variant).max(40).optional(),
  features: z.array(feature).max(20).optional(),
  colours: z.array(colour).max(30).optional(),
  model_specifications: z.array(specification).max(120).optional(),
})

/** A model as a file brings it. What the file does not say is undefined, and stays as it is. */
export type ImportedModel = z.output<typeof model>

export interface ModelProblem {
  field: string
  message: string
}

/** Reads one model out of a JSON file; says what is wrong by the name of the field. */
export function readModelRecord(record: unknown): { model: ImportedModel } | { problems: ModelProblem[] } {
  const read = model.safeParse(record)
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
}

/**
 * The models of a CSV. Lines with the same make and name are variants of one model: the first tells of the model, each adds
 * a variant. Lists are divided by vertical bars; a colour is "Name#hex note", a figure "Group > Label: value".
 */
export function csvModels(rows: readonly Record<string, string>[]): CsvModel[] {
  const models = new Map<string, CsvModel>()
  for (const [index, row] of rows.entries()) {
    const key = `${row.make?.toLowerCase()}\n${row.name?.toLowerCase()}`
    const found = models.get(key) ?? { line: index + 2, record: recordOf(row) }
    models.set(key, found)
    const variantOfRow = variantIn(row)
    if (variantOfRow) found.record.model_variants = [...((found.record.model_variants as []) ?? []), variantOfRow]
  }
  return [...models.values()]
}

const LISTS = ['body', 'images'] as const
const OWN_SHAPES = ['colours', 'model_specifications', 'features'] as const

function recordOf(row: Record<string, string>): Record<string, unknown> {
  const plain = Object.entries(row).filter(
    ([column, value]) => value !== '' && !column.startsWith('variant_') && !isShaped(column),
  )
  const lists = LISTS.flatMap((column) => (row[column] ? [[column, parts(row[column])]] : []))
  return Object.fromEntries([
    ...plain,
    ...lists,
    ...(row.colours ? [['colours', parts(row.colours).map(colourIn)]] : []),
    ...(row.model_specifications ? [['model_specifications', parts(row.model_specifications).map(figureIn)]] : []),
    ...(row.features ? [['features', parts(row.features).map(featureIn)]] : []),
  ])
}

const isShaped = (column: string) => ([...LISTS, ...OWN_SHAPES] as readonly string[]).includes(column)

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
export function picturesOf(imported: ImportedModel): string[] {
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
