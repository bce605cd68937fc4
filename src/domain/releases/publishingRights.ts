/** Kinds of content for which a site says who publishes, with their collections. */
export const PUBLISHING_KINDS = {
  articles: {
    label: 'Pages, posts, page layouts and saved sections',
    collections: ['pages', 'posts', 'layouts', 'sections'],
  },
  promotions: { label: 'Offers, promo cards and tiles', collections: ['offers', 'promoCards', 'promoTiles'] },
  menus: { label: 'Menus', collections: ['menus'] },
  places: { label: 'Locations and hours wording', collections: ['locations', 'hoursWording'] },
  models: { label: 'Models', collections: ['models'] },
} as const

export type PublishingKind = keyof typeof PUBLISHING_KINDS
export const PUBLISHING_KIND_NAMES = Object.keys(PUBLISHING_KINDS) as PublishingKind[]

/** Who publishes a kind of content on a site. */
export const PUBLISHERS = {
  authors: 'Authors and editors publish',
  ask: 'Editors publish, authors write drafts and ask',
  editors: 'Editors publish, authors only read',
  managers: 'Group managers publish, editors and authors write drafts and ask',
} as const

export type Publishers = keyof typeof PUBLISHERS
export type PublishingRules = Readonly<Record<PublishingKind, Publishers>>

/** The rules of a site that has set none. */
export const DEFAULT_PUBLISHERS: PublishingRules = {
  articles: 'ask',
  promotions: 'editors',
  menus: 'editors',
  places: 'editors',
  models: 'editors',
}

/** The kind that a collection belongs to; null if editors publish it by itself. */
export const publishingKindOf = (collection: string): PublishingKind | null =>
  PUBLISHING_KIND_NAMES.find((kind) =>
    (PUBLISHING_KINDS[kind].collections as readonly string[]).includes(collection),
  ) ?? null

/** What a role may do with a kind of content: publish, write drafts only, or neither. */
export type PublishingRight = 'publish' | 'draft' | 'none'

const AUTHOR_RIGHTS: Readonly<Record<Publishers, PublishingRight>> = {
  authors: 'publish',
  ask: 'draft',
  editors: 'none',
  managers: 'draft',
}

/** The right of a role on a site with these publishers. */
export function publishingRight(role: string | null | undefined, publishers: Publishers): PublishingRight {
  if (role === 'superAdmin' || role === 'groupManager') return 'publish'
  if (role === 'siteEditor') return publishers === 'managers' ? 'draft' : 'publish'
  return role === 'siteAuthor' ? AUTHOR_RIGHTS[publishers] : 'none'
}

/** The rules of a site as stored; what is not set is the default. */
export function toPublishingRules(stored: Partial<Record<PublishingKind, string | null>> | null | undefined) {
  const entries = PUBLISHING_KIND_NAMES.map((kind) => {
    const value = stored?.[kind]
    return [kind, value && Object.hasOwn(PUBLISHERS, value) ? value : DEFAULT_PUBLISHERS[kind]]
  })
  return Object.fromEntries(entries) as PublishingRules
}
