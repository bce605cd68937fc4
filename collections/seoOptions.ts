import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types'
import { siteOrigin } from '../src/domain/site/origin'
import type { Page } from '../src/payload-types'
import { idOf } from './fields/idOf'

/** Buttons of the search-engine tab; the fields themselves stand in collections/fields/seo.ts. */
export const seoOptions: SEOPluginConfig = {
  uploadsCollection: 'media',
  generateTitle: async ({
    doc,
    req,
  }: {
    doc: Page
    req: Parameters<NonNullable<SEOPluginConfig['generateTitle']>>[0]['req']
  }) => {
    const site = await siteOf(doc, req)
    return site ? `${doc.title ?? ''} | ${site.name}` : (doc.title ?? '')
  },
  generateURL: async ({
    doc,
    req,
  }: {
    doc: Page
    req: Parameters<NonNullable<SEOPluginConfig['generateURL']>>[0]['req']
  }) => {
    const site = await siteOf(doc, req)
    if (!site) return ''
    return `${siteOrigin(
      (site.domains ?? []).map(({ host }) => host),
      { PORT: process.env.PORT },
    )}${doc.path ?? ''}`
  },
}

type Request = Parameters<NonNullable<SEOPluginConfig['generateURL']>>[0]['req']

async function siteOf(page: Page, req: Request) {
  const id = idOf(page.site)
  if (id === null) return null
  return req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { name: true, domains: true },
  })
}
