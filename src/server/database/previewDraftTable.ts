import { integer, jsonb, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'

// Not a collection of Payload: the table comes from a migration, and only previews read it.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })

/** What forms that are open show in their previews before it is saved: of each user and document the latest. */
export const preview_drafts = pgTable(
  'preview_drafts',
  {
    user: integer('user_id').notNull(),
    collection: varchar('collection', { length: 40 }).notNull(),
    document: integer('document_id').notNull(),
    site: integer('site_id').notNull(),
    /** the changed fields, nested as in the document */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** `updatedAt` of the version that they change */
    saved_at: moment('saved_at').notNull(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  ({ user, collection, document }) => [primaryKey({ columns: [user, collection, document] })],
)
