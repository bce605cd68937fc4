import { bigint, integer, jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'

/** Shopper events. Not a collection of Payload: the table comes from the initial migration. */
export const analytics_events = pgTable('analytics_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  site: integer('site_id').notNull(),
  event_id: integer('event_id').notNull(),
  at: timestamp('at', { mode: 'date', withTimezone: true, precision: 3 }).notNull().defaultNow(),
  path: varchar('path', { length: 500 }),
  car_id: integer('car_id'),
  location_id: integer('location_id'),
  details: jsonb('details'),
})
