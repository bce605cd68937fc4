import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Model } from '../domain/models/model'
import { cachedRead } from './cachedRead'
import { imageFromPayload } from './fromPayload/media'
import { populated } from './fromPayload/relation'
import { payloadClient } from './payloadClient'

const MODEL_DEPTH = 1

/** The models that a site shows, by position. */
export const modelsOf = cachedRead(
  'modelsOf',
  async (siteId: number): Promise<Model[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'models',
      depth: MODEL_DEPTH,
      pagination: false,
      sort: ['position', 'name'],
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    return found.docs.map((document) => {
      const make = populated(document.make)
      return {
        id: document.id,
        slug: document.slug,
        name: document.name,
        makeName: make?.name ?? '',
        makeSlug: make?.slug ?? '',
        body: document.manufacturer_body ?? null,
        status: document.status,
        position: document.position ?? 0,
        image: imageFromPayload(document.image),
        shortDescription: document.short_description ?? null,
        description: document.description ?? null,
        disclaimer: document.disclaimer ?? null,
        fromPrice: document.from_price ?? null,
        overrideUrl: document.override_url ?? null,
        brochureUrl: document.brochure_url ?? null,
        specSheetUrl: document.spec_sheet_url ?? null,
        youtubeId: document.youtube_id ?? null,
      }
    })
  },
  (siteId) => [cacheTags.models(siteId), cacheTags.media(siteId)],
)
