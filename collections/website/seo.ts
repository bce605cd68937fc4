import { seoPlugin } from '@payloadcms/plugin-seo'
import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import type { CollectionConfig, PayloadRequest, Plugin } from 'payload'
import { plainText } from '../../src/domain/find/findWords'
import { getRelationId } from '../../src/domain/relationId'
import { seoDescription, seoTitle } from '../../src/domain/site/seoTexts'
import type { Page } from '../../src/payload-types'
import { listFieldTexts } from '../../src/server/fieldTexts'
import { toSiteUrl } from '../preview'

interface GenerateArgs {
  collectionConfig?: CollectionConfig
  doc: Page
  req: PayloadRequest
}

/**
 * Generate buttons of the SEO tab. The plugin answers them for its `collections` only, to which it adds a group of fields: pages have
 * those fields in a tab of their own (collections/fields/seo.ts).
 */
export const seo: Plugin = async (config) => {
  const { collections } = config
  return { ...(await seoPlugin(seoOptions)(config)), collections }
}

const seoOptions: SEOPluginConfig = {
  collections: ['pages'],
  uploadsCollection: 'media',
  generateTitle: async ({ doc, req }: GenerateArgs) => {
    const site = await findSite(doc, req)
    return seoTitle(doc.title ?? '', site?.name ?? null)
  },
  generateDescription: ({ collectionConfig, doc }: GenerateArgs) => {
    const texts = listFieldTexts(collectionConfig?.fields ?? [], { layout: doc.layout })
    return seoDescription(texts.flatMap(({ path, text }) => paragraphs(doc, path) ?? text))
  },
  generateURL: async ({ doc, req }: GenerateArgs) => {
    const site = await findSite(doc, req)
    return site ? toSiteUrl(site, doc.path ?? '/') : ''
  },
}

/** The paragraphs and lists of rich text, without its headings; null for any other field. */
function paragraphs(page: Page, path: string): string[] | null {
  const value = path.split('.').reduce((parent: unknown, name) => (parent as Record<string, unknown>)[name], page)
  const { root } = (Object(value) as { root?: { children?: { type?: unknown }[] } }) ?? {}
  return root?.children?.filter(({ type }) => type !== 'heading').map(plainText) ?? null
}

async function findSite(page: Page, req: PayloadRequest) {
  const id = getRelationId(page.site)
  if (id === null) return null
  return req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { name: true, slug: true, domains: true },
  })
}
