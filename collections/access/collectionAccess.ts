import type { CollectionConfig } from 'payload'
import { anyOf, siteAuthors, siteEditors, superAdmin } from './rules'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Content that editors write and authors can read, such as menus and locations. */
export const siteContentAccess: CollectionAccess = {
  read: anyOf(superAdmin, siteEditors, siteAuthors),
  create: anyOf(superAdmin, siteEditors),
  update: anyOf(superAdmin, siteEditors),
  delete: anyOf(superAdmin, siteEditors),
}
