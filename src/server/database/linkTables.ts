import { integer, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'

// Not collections of Payload: the tables come from a migration, and only the product writes them.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })

/** When the links of a site were checked last, and how many there were. */
export const link_checks = pgTable('link_checks', {
  site: integer('site_id').primaryKey(),
  checked_at: moment('checked_at').notNull(),
  links: integer('links').notNull(),
})

/** Links of published content that led nowhere at the last check. */
export const broken_links = pgTable(
  'broken_links',
  {
    site: integer('site_id').notNull(),
    collection: varchar('collection', { length: 40 }).notNull(),
    document: integer('document_id').notNull(),
    field: varchar('field', { length: 200 }).notNull(),
    title: varchar('title', { length: 200 }).notNull(),
    link: varchar('link', { length: 300 }).notNull(),
  },
  ({ site, collection, document, field, link }) => [primaryKey({ columns: [site, collection, document, field, link] })],
)

/** Paths, without queries, that visitors asked for and that no page has. */
export const missing_pages = pgTable(
  'missing_pages',
  {
    site: integer('site_id').notNull(),
    path: varchar('path', { length: 300 }).notNull(),
    hits: integer('hits').notNull(),
    first_at: moment('first_at').notNull(),
    last_at: moment('last_at').notNull(),
  },
  ({ site, path }) => [primaryKey({ columns: [site, path] })],
)
