import { seoPlugin } from '@payloadcms/plugin-seo'
import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import type { PayloadRequest, Plugin } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import type { Page } from '../../src/payload-types'
import { toSiteUrl } from '../preview'

interface GenerateArgs {
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
    return site ? `${doc.title ?? ''} | ${site.name}` : (doc.title ?? '')
  },
  generateURL: async ({ doc, req }: GenerateArgs) => {
    const site = await findSite(doc, req)
    return site ? toSiteUrl(site, doc.path ?? '/') : ''
  },
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
