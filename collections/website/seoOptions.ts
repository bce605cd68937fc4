import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import type { PayloadRequest } from 'payload'
import type { Page } from '../../src/payload-types'
import { idOf } from '../fields/idOf'
import { addressOn } from '../preview'

interface Asked {
  doc: Page
  req: PayloadRequest
}

/** Buttons of the search-engine tab; the fields themselves stand in collections/fields/seo.ts. */
export const seoOptions: SEOPluginConfig = {
  uploadsCollection: 'media',
  generateTitle: async ({ doc, req }: Asked) => {
    const site = await siteOf(doc, req)
    return site ? `${doc.title ?? ''} | ${site.name}` : (doc.title ?? '')
  },
  generateURL: async ({ doc, req }: Asked) => {
    const site = await siteOf(doc, req)
    return site ? addressOn(site, doc.path ?? '/') : ''
  },
}

async function siteOf(page: Page, req: PayloadRequest) {
  const id = idOf(page.site)
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
