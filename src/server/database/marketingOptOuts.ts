import { integer, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'

/** Addresses that want no news or offers from a site. Not a collection of Payload: the table comes from a migration. */
export const marketing_opt_outs = pgTable(
  'marketing_opt_outs',
  {
    site: integer('site_id').notNull(),
    email_hash: varchar('email_hash', { length: 64 }).notNull(),
    at: timestamp('at', { mode: 'date', withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** the unsubscribe link, or a member of staff */
    source: varchar('source', { length: 10, enum: ['link', 'staff'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.email_hash] })],
)
