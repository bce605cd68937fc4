/** Collections whose documents are checked before they are published. */
export const CHECKED_COLLECTIONS = [
  'pages',
  'posts',
  'offers',
  'layouts',
  'sections',
  'menus',
  'promoCards',
  'promoTiles',
  'models',
  'locations',
  'hoursWording',
] as const
export type CheckedCollection = (typeof CHECKED_COLLECTIONS)[number]

/** What is checked at the time of its publication: of a site, the links of its settings. */
export type CheckedKind = CheckedCollection | 'sites'

export const isCheckedKind = (collection: string): collection is CheckedKind =>
  collection === 'sites' || isChecked(collection)

/** Whether documents of a collection are checked before they are published. */
export const isChecked = (collection: string): collection is CheckedCollection =>
  CHECKED_COLLECTIONS.includes(collection as CheckedCollection)
