import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

// Not a collection of Payload: the table comes from a migration.

/** Changes of the displayed price of cars for sale, as they were found. Deleted with their car. */
export const price_changes = pgTable('price_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  site: integer('site_id').notNull(),
  car: integer('car_id').notNull(),
  /** dollars */
  price_before: integer('price_before').notNull(),
  price_after: integer('price_after').notNull(),
  at: timestamp('at', { mode: 'date', withTimezone: true, precision: 3 }).notNull(),
})
