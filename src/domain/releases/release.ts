import * as z from 'zod'
import { documentIdField } from '../documentIdField'

/** What becomes of a release. */
export const RELEASE_STATES = {
  collecting: 'Collecting',
  scheduled: 'Scheduled',
  published: 'Published',
  rolledBack: 'Rolled back',
  failed: 'Failed',
} as const
export type ReleaseState = keyof typeof RELEASE_STATES

/** States in which documents can be added and taken out, and from which a release is published. */
const OPEN: readonly ReleaseState[] = ['collecting', 'scheduled', 'failed', 'rolledBack']
export const isOpenRelease = (state: string | null | undefined): boolean => OPEN.includes(state as ReleaseState)

/** Collections whose drafts a release holds; of a site it holds changed settings. */
export const RELEASED_COLLECTIONS = [
  'pages',
  'posts',
  'layouts',
  'sections',
  'searchLandings',
  'menus',
  'offers',
  'promoCards',
  'promoTiles',
  'locations',
  'hoursWording',
  'models',
  'reviews',
  'tags',
  'sites',
] as const
export type ReleasedCollection = (typeof RELEASED_COLLECTIONS)[number]

export const isReleasedCollection = (value: unknown): value is ReleasedCollection =>
  RELEASED_COLLECTIONS.includes(value as ReleasedCollection)

/** Documents of one release at most: it is published in one transaction. */
export const MAX_RELEASE_ITEMS = 100

/** Identifies the document that an open release holds: a document is in one at a time. */
export const documentKey = (collection: string, id: number): string => `${collection}:${id}`

export const releaseNameSchema = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name, such as Spring sale.')
  .max(80, 'Use at most 80 characters.')

export const documentSchema = z.object({
  collection: z.enum(RELEASED_COLLECTIONS, 'Name a collection whose documents have drafts.'),
  id: documentIdField(),
})

/** A document to hold, in an existing release or in a new one. */
export const addToReleaseSchema = documentSchema
  .extend({
    release: documentIdField('Enter the id of a release.').nullable(),
    /** of the new release */
    name: releaseNameSchema.nullable(),
    /** of a site: its form's values, of which the changed ones are held */
    values: z.record(z.string().max(100), z.unknown()).nullable().default(null),
  })
  .refine(({ release, name }) => (release === null) !== (name === null), {
    path: ['release'],
    message: 'Choose a release, or name a new one.',
  })

/** A date and time on the clock of the release, without a zone, such as `2027-06-01T09:00`. */
export const clockTimeSchema = z
  .string('Enter a date and a time.')
  .refine((value) => isClockTime(value), 'Enter a date and a time, such as 2027-06-01T09:00.')

function isClockTime(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return false
  const moment = Date.parse(`${value}:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

/** What a rollback does with documents that were edited since the release: nothing at all, leave them live, or restore them too. */
export const EDITED_CHOICES = ['refuse', 'keep', 'overwrite'] as const
export type EditedChoice = (typeof EDITED_CHOICES)[number]

/** Why a document in an open release gets no time of its own. @param name of the release */
export const heldBy = (name: string): string =>
  `${name} holds this draft and publishes it. Schedule the release, or take the document out of it first.`
