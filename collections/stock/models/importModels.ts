import type { Endpoint, PayloadRequest } from 'payload'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../../blocks/fields/link'
import {
  type CsvModel,
  csvModels,
  type ImportedModel,
  missingModelColumns,
  modelPictures,
  parseModelRecord,
  toCsvPlace,
} from '../../../src/domain/models/modelFile'
import { slugify } from '../../../src/domain/site/slug'
import type { Make, Model } from '../../../src/payload-types'
import { errorResponse } from '../../../src/server/errorResponse'
import { csvRows, type LineProblem, MAX_LISTED_ERRORS, uploadedFile } from '../../csvImport/importRows'
import { findPictures } from './findPictures'

const MAX_MODELS = 1000

/**
 * POST /api/models/import?site=&dryRun=true with a CSV or a JSON list as its body: adds the models that are new and renews
 * those that are there, by their address. What a file does not say stays as it is. One transaction.
 */
export const importModels: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const sent = await uploadedFile(req, 'models')
    if (sent instanceof Response) return sent
    const read = recordsIn(sent.text)
    if (read instanceof Response) return read
    return Response.json(await takeIn(req, sent.site, read, sent.dryRun))
  },
}

/** The models of a file, JSON where it begins like it. */
function recordsIn(text: string): CsvModel[] | Response {
  if (!/^\s*[[{]/.test(text)) {
    const rules = { noun: 'models', most: MAX_MODELS * 10, missing: missingModelColumns }
    const rows = csvRows(text, rules)
    return rows instanceof Response ? rows : csvModels(rows)
  }
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : ((parsed as { models?: unknown }).models ?? [parsed])
    if (!Array.isArray(list) || list.length === 0) return refuse('The file has no models.')
    if (list.length > MAX_MODELS) return refuse(`More than ${MAX_MODELS} models. Split the file.`)
    // Of JSON, lines are models.
    return list.map((record, index) => ({ line: index + 1, record }))
  } catch (error) {
    return refuse(`The file is no JSON: ${(error as Error).message}`)
  }
}

const refuse = (message: string) => errorResponse(422, { field: 'file', message })

async function takeIn(req: PayloadRequest, site: number, records: readonly CsvModel[], dryRun: boolean) {
  const { payload } = req
  const all = { depth: 0, overrideAccess: true, pagination: false, req } as const
  const where = { site: { equals: site } }
  const [makes, models] = await Promise.all([
    payload.find({ collection: 'makes', ...all, where }),
    payload.find({ collection: 'models', ...all, where }),
  ])
  const bySlug = new Map(models.docs.map((model) => [model.slug, model]))
  const counts = { added: 0, changed: 0, known: 0, refused: 0 }
  const problems: LineProblem[] = []
  const inFile = new Set<string>()

  for (const imported of records) {
    const { line, record } = imported
    const wrong = (field: string, message: string) => problems.push({ line, field, message })
    const read = parseModelRecord(record)
    if ('problems' in read) {
      counts.refused += 1
      for (const problem of read.problems) problems.push({ ...toCsvPlace(problem, imported), message: problem.message })
      continue
    }
    const { model } = read
    const make = makeCalled(makes.docs, model.make)
    const slug = slugify(model.slug || `${model.make} ${model.name}`)
    const newSlug = model.new_slug ? slugify(model.new_slug) : slug
    const refusal = !make
      ? (['make', `This site has no make called ${model.make}.`] as const)
      : inFile.has(slug)
        ? (['slug', 'The file has this model twice.'] as const)
        : newSlug !== slug && bySlug.has(newSlug) && bySlug.has(slug)
          ? (['new_slug', 'Another model is at this address.'] as const)
          : badLink(model)
    if (!make || refusal) {
      counts.refused += 1
      if (refusal) wrong(...refusal)
      continue
    }
    inFile.add(slug)
    const before = bySlug.get(slug) ?? bySlug.get(newSlug)
    counts[before ? 'changed' : 'added'] += 1
    const pictures = await findPictures(req, site, modelPictures(model), {
      fetch: !dryRun,
      name: `${make.name} ${model.name}`,
    })
    for (const { name, message } of pictures.problems) wrong(name, message)
    if (dryRun) continue
    const data = documentOf(model, { make: make.id, slug: newSlug, before, pictureOf: pictures.idOf })
    if (before) await payload.update({ collection: 'models', id: before.id, data, depth: 0, overrideAccess: true, req })
    else
      await payload.create({
        collection: 'models',
        data: { ...data, site } as never,
        depth: 0,
        overrideAccess: true,
        req,
      })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}

function makeCalled(makes: readonly Make[], name: string): Make | undefined {
  const sought = name.toLowerCase()
  return makes.find((make) => [make.name, make.slug, make.short_name].some((one) => one?.toLowerCase() === sought))
}

const LINKS = ['override_url', 'brochure_url', 'spec_sheet_url'] as const

function badLink(model: ImportedModel): readonly [string, string] | null {
  const field = LINKS.find((name) => model[name] && !isLinkValue(model[name]))
  return field ? [field, INVALID_LINK_MESSAGE] : null
}

interface Found {
  make: number
  slug: string
  before: Model | undefined
  pictureOf: (name: string | undefined) => number | undefined
}

/** The model as its document keeps it; what the file does not say is left out. */
function documentOf(imported: ImportedModel, { make, slug, before, pictureOf }: Found): Partial<Model> {
  const { make: _make, slug: _slug, new_slug: _newSlug, disclaimer, image, banner, images, ...fields } = imported
  const { model_variants, features, colours, ...plain } = fields
  const pictured = <Row extends { image?: string }>(row: Row) => ({ ...row, image: pictureOf(row.image) })
  // Small print that staff wrote stays; the maker's own is renewed beside it.
  const staffWroteIt = Boolean(before?.disclaimer) && before?.disclaimer !== before?.original_disclaimer
  const document: Record<string, unknown> = {
    ...plain,
    make,
    slug,
    image: pictureOf(image),
    banner: pictureOf(banner),
    images: images?.flatMap((name) => pictureOf(name) ?? []),
    model_variants: model_variants?.map(pictured),
    features: features?.map((feature) => ({
      ...pictured(feature),
      images: feature.images?.flatMap((name) => pictureOf(name) ?? []),
    })),
    colours: colours?.map((colour) => ({ ...pictured(colour), hex: colour.hex.toLowerCase() })),
    original_disclaimer: disclaimer,
    disclaimer: staffWroteIt ? undefined : disclaimer,
  }
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)) as Partial<Model>
}
