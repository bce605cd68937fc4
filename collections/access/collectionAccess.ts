import type { CollectionConfig } from 'payload'
import { allOf, anyOf, authors, draftsOnly, editors, onOwnSites, siteAuthors, siteEditors, superAdmin } from './rules'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Content that editors write and authors can read, such as menus and locations. */
export const siteContentAccess: CollectionAccess = {
  read: anyOf(superAdmin, siteEditors, siteAuthors),
  create: anyOf(superAdmin, siteEditors),
  update: anyOf(superAdmin, siteEditors),
  delete: anyOf(superAdmin, siteEditors),
}

/** Content with drafts: authors write drafts, only editors publish or delete. */
export const draftedSiteContentAccess: CollectionAccess = {
  read: anyOf(superAdmin, siteEditors, siteAuthors),
  create: anyOf(superAdmin, siteEditors, allOf(siteAuthors, draftsOnly)),
  update: anyOf(superAdmin, siteEditors, allOf(siteAuthors, draftsOnly)),
  delete: anyOf(superAdmin, siteEditors),
  readVersions: anyOf(superAdmin, allOf(anyOf(editors, authors), onOwnSites('version.site'))),
}
