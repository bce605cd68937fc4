import type { Metadata } from 'next'
import type { MediaImage } from '@/domain/mediaImage'
import type { Model } from '@/domain/models/model'
import { modelLink } from '@/domain/models/modelRange'
import type { Site } from '@/domain/site/site'
import { buildMetadata } from './buildMetadata'

/** Title, description, canonical address and share image of a model (MOD-04). */
export function modelMetadata(site: Site, model: Model & { banner: MediaImage | null }): Metadata {
  const title = `${model.makeName} ${model.name} | ${site.name}`
  const description = model.shortDescription ?? undefined
  const path = modelLink(model)
  const picture = (model.banner ?? model.image)?.url ?? null
  return buildMetadata(site, { title, description, path, picture })
}

/** Metadata of the whole range (MOD-02), with its first model's picture. */
export function rangeMetadata(site: Site, models: readonly Model[]): Metadata {
  const title = `Our range | ${site.name}`
  const description = `Every model that ${site.name} sells new, with prices and what is in stock.`
  const picture = models.find(({ image }) => image)?.image?.url ?? null
  return buildMetadata(site, { title, description, path: '/models', picture })
}
