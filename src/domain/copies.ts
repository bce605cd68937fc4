/** A document of another site that a copy went to or goes to. */
export interface SiteCopy {
  /** its form in the admin */
  href: string
  title: string
  /** whether it was copied from the document; else it is the menu of the same placement, which gets a new draft */
  isCopy: boolean
  /** the fields in which it differs from its source: "layout 3 heading"; empty if it is the same */
  differences: string[]
}

/** Where a document can be copied to, where it was copied to, and where it came from. */
export interface CopyOverview {
  sites: { id: number; name: string; copy: SiteCopy | null }[]
  /** null if it is no copy, or the user may not read its source */
  source: { href: string; title: string; site: string; differences: string[] } | null
}
