/** Collections whose forms show in their preview what is not saved yet. The other forms with a preview save drafts by themselves, or are rendered in the browser. */
export const UNSAVED_COLLECTIONS = ['sites', 'offers', 'promoCards', 'locations', 'hoursWording', 'models'] as const
export type UnsavedCollection = (typeof UNSAVED_COLLECTIONS)[number]

export const isUnsavedCollection = (slug: string | undefined): slug is UnsavedCollection =>
  UNSAVED_COLLECTIONS.some((collection) => collection === slug)

/** Bytes of a form as JSON. A site with long lists has about a tenth. */
export const MAX_UNSAVED_BYTES = 500_000

/** The preview draft of a document: what its open form has and nobody saved. */
export const previewDraftUrl = (collection: UnsavedCollection, id: number | string): string =>
  `/api/preview-drafts/${collection}/${id}`
