/** What the history records, with the words that it is shown by. */
export const HISTORY_ACTIONS = {
  create: 'Created',
  draft: 'Saved a draft',
  change: 'Changed',
  publish: 'Published',
  unpublish: 'Unpublished',
  trash: 'Moved to the trash',
  restore: 'Restored from the trash',
  restoreVersion: 'Restored a version',
  delete: 'Deleted for good',
  releaseAdd: 'Added to a release',
  releaseRemove: 'Taken out of a release',
  releaseSchedule: 'Scheduled a release',
  releasePublish: 'Published a release',
  releaseFail: 'Release failed',
  releaseRollBack: 'Rolled back a release',
  askApproval: 'Asked for approval',
  comment: 'Commented',
  approve: 'Approved',
  return: 'Returned to the author',
  withdraw: 'Withdrew a request',
  access: 'Changed access',
  login: 'Logged in',
  export: 'Exported',
} as const

export type HistoryAction = keyof typeof HISTORY_ACTIONS

export const isHistoryAction = (value: unknown): value is HistoryAction =>
  typeof value === 'string' && Object.hasOwn(HISTORY_ACTIONS, value)

/** Years for which an entry is kept. The trigger in the database refuses to delete a younger one. */
export const HISTORY_YEARS = 2

/** A change of one field. Null: the field was or is empty, or its values are not recorded. */
export interface FieldChange {
  /** names of the fields from the top, with the numbers of rows: "items 2 links 1 name" */
  path: string
  before: string | null
  after: string | null
  /** site that the change is about, if the document belongs to several: others' managers are not shown it */
  site?: number
}
