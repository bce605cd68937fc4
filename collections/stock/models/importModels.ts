import type { Endpoint, PayloadRequest } from 'payload'
import {
  type CsvModel,
  csvModels,
  type ImportedModel,
  locateModelError,
  missingModelColumns,
  modelPictures,
  parseModelRecord,
} from '../../../src/domain/models/modelFile'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../../src/domain/site/linkValue'
import { slugify } from '../../../src/domain/site/slug'
import type { Make, Model } from '../../../src/payload-types'
import { errorResponse } from '../../../src/server/errorResponse'
import { type LineError, MAX_LISTED_ERRORS, parseCsvRows, readUploadedFile } from '../../csvImport/importRows'
import { updateLiveAndDraft } from '../../publishing/updateLiveAndDraft'
import { findPictures } from './findPictures'

const MAX_MODELS = 1000

/**
 * POST /api/models/import?site=&dryRun=true with a CSV or a JSON list as its body: adds new models and updates existing
 * ones, matched by slug. Fields missing in the file do not change. One transaction.
 */
export const importModels: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const upload = await readUploadedFile(req, 'models')
    if (upload instanceof Response) return upload
    const records = await parseRecords(upload.text)
    if (records instanceof Response) return records
    return Response.json(await importAll(req, upload.site, records, upload.dryRun))
  },
}

/** The models of a file: JSON if it starts with a bracket, otherwise CSV. */
async function parseRecords(text: string): Promise<CsvModel[] | Response> {
  if (!/^\s*[[{]/.test(text)) {
    const rules = { noun: 'models', maxRows: MAX_MODELS * 10, findMissingColumns: missingModelColumns }
    const rows = await parseCsvRows(text, rules)
    return rows instanceof Response ? rows : csvModels(rows)
  }
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : ((parsed as { models?: unknown }).models ?? [parsed])
    if (!Array.isArray(list) || list.length === 0) return rejectFile('The file contains no models.')
    if (list.length > MAX_MODELS) return rejectFile(`More than ${MAX_MODELS} models. Split the file.`)
    // For JSON, the line is the position of the model.
    return list.map((record, index) => ({ line: index + 1, record }))
  } catch (error) {
    return rejectFile(`The file is not valid JSON: ${(error as Error).message}`)
  }
}

const rejectFile = (message: string) => errorResponse(422, { field: 'file', message })

async function importAll(req: PayloadRequest, site: number, records: readonly CsvModel[], dryRun: boolean) {
  const { payload } = req
  const all = { depth: 0, overrideAccess: true, pagination: false, req } as const
  const where = { site: { equals: site } }
  const [makes, models] = await Promise.all([
    payload.find({ collection: 'makes', ...all, where }),
    payload.find({ collection: 'models', ...all, where }),
  ])
  const bySlug = new Map(models.docs.map((model) => [model.slug, model]))
  const counts = { added: 0, changed: 0, known: 0, refused: 0 }
  const problems: LineError[] = []
  const inFile = new Set<string>()

  for (const imported of records) {
    const { line, record } = imported
    const addProblem = (field: string, message: string) => problems.push({ line, field, message })
    const parsed = parseModelRecord(record)
    if ('problems' in parsed) {
      counts.refused += 1
      for (const problem of parsed.problems)
        problems.push({ ...locateModelError(problem, imported), message: problem.message })
      continue
    }
    const { model } = parsed
    const make = findMake(makes.docs, model.make)
    const slug = slugify(model.slug || `${model.make} ${model.name}`)
    const newSlug = model.new_slug ? slugify(model.new_slug) : slug
    const rejection = !make
      ? (['make', `Make not found: ${model.make}.`] as const)
      : inFile.has(slug)
        ? (['slug', 'This model is in the file twice.'] as const)
        : newSlug !== slug && bySlug.has(newSlug) && bySlug.has(slug)
          ? (['new_slug', 'Another model already uses this slug.'] as const)
          : findInvalidLink(model)
    if (!make || rejection) {
      counts.refused += 1
      if (rejection) addProblem(...rejection)
      continue
    }
    inFile.add(slug)
    const before = bySlug.get(slug) ?? bySlug.get(newSlug)
    counts[before ? 'changed' : 'added'] += 1
    const pictures = await findPictures(req, site, modelPictures(model), {
      fetch: !dryRun,
      name: `${make.name} ${model.name}`,
    })
    for (const { name, message } of pictures.problems) addProblem(name, message)
    if (dryRun) continue
    const data = toDocument(model, { make: make.id, slug: newSlug, before, getPictureId: pictures.getId })
    if (before)
      await updateLiveAndDraft(req, { collection: 'models', id: before.id, overrideAccess: true }, () => data as never)
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

function findMake(makes: readonly Make[], name: string): Make | undefined {
  const wanted = name.toLowerCase()
  return makes.find((make) => [make.name, make.slug, make.short_name].some((value) => value?.toLowerCase() === wanted))
}

const LINKS = ['override_url', 'brochure_url', 'spec_sheet_url'] as const

function findInvalidLink(model: ImportedModel): readonly [string, string] | null {
  const field = LINKS.find((name) => model[name] && !isLinkValue(model[name]))
  return field ? [field, INVALID_LINK_MESSAGE] : null
}

interface ModelRelations {
  make: number
  slug: string
  before: Model | undefined
  getPictureId: (name: string | undefined) => number | undefined
}

/** Document data of a model, without the fields that the file does not have. */
function toDocument(imported: ImportedModel, { make, slug, before, getPictureId }: ModelRelations): Partial<Model> {
  const { make: _make, slug: _slug, new_slug: _newSlug, disclaimer, image, banner, images, ...fields } = imported
  const { model_variants, features, colours, ...plain } = fields
  const withImage = <Row extends { image?: string }>(row: Row) => ({ ...row, image: getPictureId(row.image) })
  // A disclaimer edited by staff does not change; the manufacturer's is stored separately.
  const isEditedByStaff = Boolean(before?.disclaimer) && before?.disclaimer !== before?.original_disclaimer
  const document: Record<string, unknown> = {
    ...plain,
    make,
    slug,
    image: getPictureId(image),
    banner: getPictureId(banner),
    images: images?.flatMap((name) => getPictureId(name) ?? []),
    model_variants: model_variants?.map(withImage),
    features: features?.map((feature) => ({
      ...withImage(feature),
      images: feature.images?.flatMap((name) => getPictureId(name) ?? []),
    })),
    colours: colours?.map((colour) => ({ ...withImage(colour), hex: colour.hex.toLowerCase() })),
    original_disclaimer: disclaimer,
    disclaimer: isEditedByStaff ? undefined : disclaimer,
  }
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)) as Partial<Model>
}
