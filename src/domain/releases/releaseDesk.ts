import type { ApprovalRequest } from './approval'
import type { ReleasedCollection, ReleaseState } from './release'

/** A field that a document changes, in words. */
export interface ReleaseChange {
  /** label of the field with those around it: "Items 2 Name" */
  field: string
  before: string | null
  after: string | null
}

/** What is to be looked at before a release is published. */
export interface ReleaseFinding {
  isSerious: boolean
  /** publishing the release is refused for it */
  isRefused: boolean
  message: string
  /** path of the field in the document's form; empty if none */
  field: string
}

/** A document of a release, as its desk shows it. */
export interface ReleaseDocument {
  item: number
  collection: ReleasedCollection
  id: number
  kind: string
  title: string
  site: string
  href: string
  /** first publication, a change, nothing to publish, or not to be found */
  state: 'new' | 'changed' | 'unchanged' | 'trashed' | 'missing' | 'hidden'
  /** from when shoppers see it once it is published (ISO 8601); null for at once */
  startsAt: string | null
  changes: ReleaseChange[]
  findings: ReleaseFinding[]
  /** false while more findings are to be asked for */
  isChecked: boolean
  /** an author has asked for approval and waits */
  waitsForApproval: boolean
}

/** A release with its documents. */
export interface ReleaseDesk {
  id: number
  name: string
  state: ReleaseState
  timeZone: string
  /** ISO 8601; null if it is not scheduled */
  publishAt: string | null
  publishedAt: string | null
  publishedBy: string | null
  /** why the last attempt published nothing; null if it did not fail */
  fault: string | null
  sites: { id: number; slug: string; name: string }[]
  documents: ReleaseDocument[]
  /** whether the user may publish all of it */
  mayPublish: boolean
  mayChange: boolean
  /** the request for approval of all of it, if it waits or was returned */
  approval: ApprovalRequest | null
}
