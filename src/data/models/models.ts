import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { Model, ModelDetail } from '../../domain/models/model'
import { cachedRead } from '../cachedRead'
import { toModel, toModelDetail } from '../fromPayload/model'
import { payloadClient } from '../payloadClient'

/** Make and pictures. */
const MODEL_DEPTH = 1

/** The fields of a model for menus and the range. */
const LIST_FIELDS = {
  name: true,
  slug: true,
  make: true,
  manufacturer_body: true,
  body: true,
  status: true,
  position: true,
  image: true,
  short_description: true,
  description: true,
  disclaimer: true,
  from_price: true,
  model_variants: { dap_min_price: true },
  override_url: true,
  brochure_url: true,
  spec_sheet_url: true,
  youtube_id: true,
} as const

/** The visible models of a site, by position. */
export const listModels = cachedRead(
  'listModels',
  async (siteId: number): Promise<Model[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'models',
      depth: MODEL_DEPTH,
      joins: false,
      pagination: false,
      select: LIST_FIELDS,
      sort: ['position', 'name'],
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    return found.docs.map(toModel)
  },
  (siteId) => [cacheTags.models(siteId), cacheTags.media(siteId)],
)

/** A visible model of a site with all details for its page; null if there is none with this slug. */
export const findModelBySlug = cachedRead(
  'findModelBySlug',
  async (siteId: number, slug: string): Promise<ModelDetail | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'models',
      depth: MODEL_DEPTH,
      joins: false,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { slug: { equals: slug } }, { visible: { equals: true } }] },
    })
    const document = found.docs[0]
    return document ? toModelDetail(document) : null
  },
  (siteId) => [cacheTags.models(siteId), cacheTags.media(siteId)],
)
