import type { MediaImage } from '../../domain/mediaImage'
import type { Model, ModelDetail, ModelFeature, ModelSpecificationGroup, ModelVariant } from '../../domain/models/model'
import { minModelPrice } from '../../domain/models/modelRange'
import type { Model as ModelDocument } from '../../payload-types'
import { toMediaImage } from './media'
import { populated } from './relation'

type Listed = Pick<
  ModelDocument,
  | 'id'
  | 'slug'
  | 'name'
  | 'make'
  | 'manufacturer_body'
  | 'body'
  | 'status'
  | 'position'
  | 'image'
  | 'short_description'
  | 'description'
  | 'disclaimer'
  | 'from_price'
  | 'override_url'
  | 'brochure_url'
  | 'spec_sheet_url'
  | 'youtube_id'
> & { model_variants?: { dap_min_price?: number | null }[] | null }

/** A model for menus and the range. */
export function toModel(document: Listed): Model {
  const make = populated(document.make)
  const variants = (document.model_variants ?? []).map(({ dap_min_price }) => ({ minPrice: dap_min_price ?? null }))
  return {
    id: document.id,
    slug: document.slug,
    name: document.name,
    makeName: make?.name ?? '',
    makeSlug: make?.slug ?? '',
    body: document.manufacturer_body || null,
    otherBodies: document.body ?? [],
    status: document.status,
    position: document.position ?? 0,
    image: toMediaImage(document.image),
    shortDescription: document.short_description || null,
    description: document.description || null,
    disclaimer: document.disclaimer || null,
    fromPrice: minModelPrice(variants, document.from_price ?? null),
    overrideUrl: document.override_url || null,
    brochureUrl: document.brochure_url || null,
    specSheetUrl: document.spec_sheet_url || null,
    youtubeId: document.youtube_id || null,
  }
}

/** A model with all details for its page (MOD-04). */
export function toModelDetail(document: ModelDocument): ModelDetail {
  return {
    ...toModel(document),
    fuel: document.fuel || null,
    banner: toMediaImage(document.banner),
    images: toImages(document.images),
    variants: (document.model_variants ?? []).map(toVariant),
    features: (document.features ?? []).map(toFeature),
    colours: (document.colours ?? []).map(({ name, hex, note, image }) => ({
      name,
      hex,
      note: note || null,
      image: toMediaImage(image),
    })),
    specifications: toSpecificationGroups(document.model_specifications ?? []),
  }
}

function toVariant(variant: NonNullable<ModelDocument['model_variants']>[number]): ModelVariant {
  const { features } = variant
  return {
    name: variant.name,
    fullName: variant.full_name || variant.name,
    series: variant.series || null,
    image: toMediaImage(variant.image),
    minPrice: variant.dap_min_price ?? null,
    maxPrice: variant.dap_max_price ?? null,
    features: Array.isArray(features) ? features.filter((line) => typeof line === 'string') : [],
  }
}

function toFeature(feature: NonNullable<ModelDocument['features']>[number]): ModelFeature {
  const mainImage = toMediaImage(feature.image)
  return {
    title: feature.title,
    template: feature.template,
    description: feature.description || null,
    images: [...(mainImage ? [mainImage] : []), ...(feature.is_carousel ? toImages(feature.images) : [])],
  }
}

function toImages(relations: ModelDocument['images']): MediaImage[] {
  return (relations ?? []).flatMap((relation) => toMediaImage(relation) ?? [])
}

/** Lines grouped by heading, in order of first appearance. */
function toSpecificationGroups(lines: NonNullable<ModelDocument['model_specifications']>): ModelSpecificationGroup[] {
  const groups = new Map<string, ModelSpecificationGroup>()
  for (const { group, label, value } of lines) {
    const name = group?.trim() ?? ''
    const found = groups.get(name) ?? { name, lines: [] }
    found.lines.push({ label, value })
    groups.set(name, found)
  }
  return [...groups.values()]
}
