/** A field in which a copy differs from its source, with the texts of both; null for an empty one. */
export interface FieldDifference {
  /** "layout 3 heading" */
  field: string
  source: string | null
  copy: string | null
}

/** A document of another site that a copy went to or goes to. */
export interface SiteCopy {
  /** its form in the admin */
  href: string
  title: string
  /** whether it was copied from the document; else it is the menu of the same placement, which gets a new draft */
  isCopy: boolean
  /** the fields in which it differs from its source: "layout 3 heading"; empty if it is the same */
  differences: string[]
  /** the first of them with their values; of a theme there are none */
  values?: FieldDifference[]
}

/** Where a document can be copied to, where it was copied to, and where it came from. */
export interface CopyOverview {
  sites: { id: number; name: string; copy: SiteCopy | null }[]
  /** null if it is no copy, or the user may not read its source */
  source: {
    href: string
    title: string
    site: string
    differences: string[]
    values?: FieldDifference[]
    /** of all fields that differ */
    count?: number
  } | null
}
