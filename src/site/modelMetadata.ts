import type { Metadata } from 'next'
import type { Model } from '@/domain/models/model'
import { modelLink } from '@/domain/models/modelRange'
import type { MediaImage, Site } from '@/domain/site/site'
import { sharedAs } from './sharedAs'

/** Title, description, the one address and sharing picture of a model (MOD-04). */
export function modelMetadata(site: Site, model: Model & { banner: MediaImage | null }): Metadata {
  const title = `${model.makeName} ${model.name} | ${site.name}`
  const description = model.shortDescription ?? undefined
  const path = modelLink(model)
  const picture = (model.banner ?? model.image)?.url ?? null
  return sharedAs(site, { title, description, path, picture })
}

/** The same of the whole range (MOD-02), shown by its first model's picture. */
export function rangeMetadata(site: Site, models: readonly Model[]): Metadata {
  const title = `Our range | ${site.name}`
  const description = `Every model that ${site.name} sells new, with prices and what is in stock.`
  const picture = models.find(({ image }) => image)?.image?.url ?? null
  return sharedAs(site, { title, description, path: '/models', picture })
}
