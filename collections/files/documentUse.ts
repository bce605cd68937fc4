import type { CollectionSlug } from 'payload'

/** A field of a document that shows a file or a saved section. */
export interface DocumentUse {
  collection: CollectionSlug
  /** "Page" */
  label: string
  id: number
  title: string
  /** path of the field: `layout.0.image` */
  field: string
  /** whether the document is in the trash, from which it can be restored */
  isTrashed: boolean
}
