import { index, integer, jsonb, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'

// Not a collection of Payload: the table comes from a migration, and only the product writes it.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })

/** What is wrong with a document, as a check found it. */
export interface CheckedProblem {
  kind: string
  message: string
  /** path of the field; empty for the whole document */
  field: string
}

/** Documents whose publication is scheduled, with what was wrong with them then, and what has come up by the time that they were published. */
export const scheduled_checks = pgTable(
  'scheduled_checks',
  {
    collection: varchar('collection', { length: 40 }).notNull(),
    document: integer('document_id').notNull(),
    at: moment('at').notNull(),
    site: integer('site_id').notNull(),
    /** who scheduled it */
    user: integer('user_id').notNull(),
    /** the release that publishes it; null for the document's own schedule */
    release: integer('release_id'),
    title: varchar('title', { length: 200 }).notNull(),
    accepted: jsonb('accepted').$type<CheckedProblem[]>().notNull(),
    /** null until it is published */
    problems: jsonb('problems').$type<CheckedProblem[]>(),
    checked_at: moment('checked_at'),
  },
  ({ collection, document, at, user }) => [
    primaryKey({ columns: [collection, document, at] }),
    index('scheduled_checks_user_idx').on(user),
  ],
)
