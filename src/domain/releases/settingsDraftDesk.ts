/** Field of the errors that name links which lead nowhere: the user may pass them. */
export const DEAD_LINKS = 'deadLinks'

/** The draft of a site's settings, as its form and the settings screen show it. */
export interface SettingsDraftDesk {
  /** with the labels of the form */
  changes: { field: string; path: string; before: string | null; after: string | null }[]
  /** what keeps it from being published, in words */
  conflicts: string[]
  /** nested as in the site's document, with whole lists */
  values: Record<string, unknown>
  /** the release that holds it; its own has no other documents */
  release: { id: number; name: string; isOwn: boolean }
  /** when it is published by itself (ISO 8601); null without a schedule */
  publishAt: string | null
  /** why it could not be published when it was due */
  fault: string | null
  timeZone: string
  /** ISO 8601 */
  savedAt: string
  /** short name of the site, for its preview */
  slug: string
}
