import type { CollectionConfig } from 'payload'
import {
  allOf,
  anyOf,
  authors,
  authorsOfThisSite,
  draftsOnly,
  editors,
  editorsOfThisSite,
  ofOwnSites,
  superAdmin,
} from './rules'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Content that editors keep and authors may look at, such as menus and locations. */
export const siteContentAccess: CollectionAccess = {
  read: anyOf(superAdmin, editorsOfThisSite, authorsOfThisSite),
  create: anyOf(superAdmin, editorsOfThisSite),
  update: anyOf(superAdmin, editorsOfThisSite),
  delete: anyOf(superAdmin, editorsOfThisSite),
}

/** Content with drafts: authors write drafts too, and only editors publish or delete. */
export const draftedSiteContentAccess: CollectionAccess = {
  read: anyOf(superAdmin, editorsOfThisSite, authorsOfThisSite),
  create: anyOf(superAdmin, editorsOfThisSite, allOf(authorsOfThisSite, draftsOnly)),
  update: anyOf(superAdmin, editorsOfThisSite, allOf(authorsOfThisSite, draftsOnly)),
  delete: anyOf(superAdmin, editorsOfThisSite),
  readVersions: anyOf(superAdmin, allOf(anyOf(editors, authors), ofOwnSites('version.site'))),
}
