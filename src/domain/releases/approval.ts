import * as z from 'zod'
import type { DocumentSchedule } from '../calendar/describeSchedule'
import { documentIdField } from '../documentIdField'
import { editSessionSchema } from '../editSession'
import { clockTimeSchema, RELEASED_COLLECTIONS } from './release'
import type { ScheduledHold } from './scheduledHold'

export const APPROVAL_STATES = {
  asked: 'Waits for approval',
  returned: 'Returned',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
} as const
export type ApprovalState = keyof typeof APPROVAL_STATES

/** What the field of an error begins with that names a field of the document's form: the rest is its path. */
export const REFUSED_FIELDS = 'fields.'

/** Comments of one request at most. */
export const MAX_COMMENTS = 100
const MAX_WORDS = 1000

const words = (message: string) =>
  z.string(message).trim().min(1, message).max(MAX_WORDS, `Use at most ${MAX_WORDS} characters.`)

/** What approval can be asked for: a document, or a whole release. */
export const APPROVED_COLLECTIONS = [
  ...RELEASED_COLLECTIONS.filter((collection) => collection !== 'sites'),
  'releases',
] as const

export const askApprovalSchema = z.object({
  collection: z.enum(APPROVED_COLLECTIONS, 'Name a collection whose documents have drafts.'),
  id: documentIdField(),
  note: z.string('Enter text.').trim().max(MAX_WORDS, `Use at most ${MAX_WORDS} characters.`).default(''),
})

export const commentSchema = z.object({
  /** path of the field in the document's form; empty for the whole document */
  field: z.string('Name a field.').max(200, 'Use at most 200 characters.').default(''),
  label: z.string('Name a field.').trim().max(200, 'Use at most 200 characters.').default(''),
  text: words('Enter a comment.'),
})

const decisions = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('publish') }),
  /** on the clock of the document's site */
  z.object({ decision: z.literal('schedule'), at: clockTimeSchema }),
  /** the release that holds the document may be published with it */
  z.object({ decision: z.literal('release') }),
  z.object({ decision: z.literal('return'), text: words('Say what to change.') }),
  z.object({ decision: z.literal('withdraw') }),
])

/** With the form in which it was decided, which may show an older version than what would be published. */
export const decisionSchema = z.intersection(decisions, z.object({ editSession: editSessionSchema.optional() }))

export type Decision = z.output<typeof decisionSchema>

export interface ApprovalComment {
  id: string
  /** path of the field; empty for the whole document */
  field: string
  label: string
  text: string
  by: string
  /** ISO 8601 */
  at: string
}

/** A request for approval with its words. */
export interface ApprovalRound {
  id: number
  state: ApprovalState
  note: string
  askedBy: string
  askedAt: string
  decidedBy: string | null
  answer: string | null
  comments: ApprovalComment[]
}

/** A request for approval, as forms show it. */
export interface ApprovalRequest extends ApprovalRound {
  /** those that were returned before it, newest first */
  earlier: ApprovalRound[]
  /** whether the user may approve or return it */
  mayDecide: boolean
  isOwn: boolean
}

/** What a document's form knows of releases and approval. */
export interface DocumentDesk {
  /** the open release that holds it */
  release: { id: number; name: string; state: string; publishAt: string | null } | null
  /** the site's settings that the release holds, with their paths: null for other documents */
  held: { field: string; path: string; before: string | null; after: string | null }[] | null
  /** releases that it can be added to */
  open: { id: number; name: string; state: string }[]
  /** the request that waits, or the last one if it was returned */
  approval: ApprovalRequest | null
  mayPublish: boolean
  /** when it is published or unpublished by itself, soonest first */
  schedules: DocumentSchedule[]
  /** what will publish it, if the user may not change it before that */
  hold: ScheduledHold | null
  timeZone: string
}
