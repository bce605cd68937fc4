import { date, integer, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'

// Not collections of Payload: the tables come from a migration, and only the nightly roll-up writes them.

/** Daily figures of a site by measure; what they mean is in src/server/reports/measures.ts. */
export const report_days = pgTable(
  'report_days',
  {
    site: integer('site_id').notNull(),
    measure: varchar('measure', { length: 20 }).notNull(),
    /** by the clock of the site */
    day: date('day', { mode: 'string' }).notNull(),
    key: varchar('key', { length: 300 }).notNull(),
    /** empty if the measure has none */
    detail: varchar('detail', { length: 120 }).notNull(),
    count: integer('count').notNull(),
    /** those of `count` with what the measure names; 0 if it names nothing */
    part: integer('part').notNull(),
  },
  ({ site, measure, day, key, detail }) => [primaryKey({ columns: [site, measure, day, key, detail] })],
)

/** Whose Monday mail was queued in which week, so that none is sent twice. */
export const report_mails = pgTable(
  'report_mails',
  {
    user: integer('user_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
  },
  ({ user, week }) => [primaryKey({ columns: [user, week] })],
)

/** The last day of a site that is rolled up. */
export const report_progress = pgTable('report_progress', {
  site: integer('site_id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  rolled_up_at: timestamp('rolled_up_at', { mode: 'date', withTimezone: true, precision: 3 }).notNull(),
})
