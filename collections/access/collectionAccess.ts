import type { CollectionConfig } from 'payload'
import {
  allOf,
  anyOf,
  asADraft,
  authors,
  authorsOfThisSite,
  editors,
  editorsOfThisSite,
  ofTheirSites,
  superAdmin,
} from './rules'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Content that editors keep and authors may look at, such as menus and locations. */
export const contentOfASite: CollectionAccess = {
  read: anyOf(superAdmin, editorsOfThisSite, authorsOfThisSite),
  create: anyOf(superAdmin, editorsOfThisSite),
  update: anyOf(superAdmin, editorsOfThisSite),
  delete: anyOf(superAdmin, editorsOfThisSite),
}

/** Content with drafts: authors write drafts too, and only editors publish or delete. */
export const draftedContentOfASite: CollectionAccess = {
  read: anyOf(superAdmin, editorsOfThisSite, authorsOfThisSite),
  create: anyOf(superAdmin, editorsOfThisSite, allOf(authorsOfThisSite, asADraft)),
  update: anyOf(superAdmin, editorsOfThisSite, allOf(authorsOfThisSite, asADraft)),
  delete: anyOf(superAdmin, editorsOfThisSite),
  readVersions: anyOf(superAdmin, allOf(anyOf(editors, authors), ofTheirSites('version.site'))),
}
