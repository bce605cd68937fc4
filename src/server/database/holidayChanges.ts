import { bigint, date, index, integer, jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { LOCATION_TYPES } from '../../domain/locations/locationType'

// Not a collection of Payload: the table comes from a migration, and only the product writes it.

/** The hours of a date, without the date. */
export interface StoredHours {
  name: string | null
  status: string
  open: string | null
  close: string | null
}

/** What a change did at one location. */
export interface ChangedLocation {
  id: number
  name: string
  before: StoredHours | null
  after: StoredHours | null
}

/** Changes of the hours of one date at several locations, each as one, so that whoever edits these locations can take it back. */
export const holiday_changes = pgTable(
  'holiday_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { mode: 'date', withTimezone: true, precision: 3 }).notNull().defaultNow(),
    user: integer('user_id').notNull(),
    /** remains after the account is deleted */
    user_name: varchar('user_name', { length: 200 }).notNull(),
    /** ids of the sites concerned */
    sites: integer('site_ids').array().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** null for all departments */
    department: varchar('department', { length: 40 }).$type<(typeof LOCATION_TYPES)[number]>(),
    locations: jsonb('locations').$type<ChangedLocation[]>().notNull(),
    /** ids of the locations where it was taken back */
    undone: integer('undone_ids').array().notNull(),
  },
  ({ at }) => [index('holiday_changes_at_idx').on(at)],
)
