import { bigint, integer, jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { FieldChange, HistoryAction } from '../../domain/history/historyActions'

// Not a collection of Payload: no role and no part of its API can change or delete an entry. A trigger refuses updates, and deletes of
// entries that are still kept.

/** Who did what when, with what was there before and after. */
export const history = pgTable('history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { mode: 'date', withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** null for what the server did by itself */
  user: integer('user_id'),
  /** remains after the account is deleted */
  user_name: varchar('user_name', { length: 200 }).notNull(),
  action: varchar('action', { length: 20 }).$type<HistoryAction>().notNull(),
  /** slug of the collection; null if no document is concerned */
  collection: varchar('collection', { length: 60 }),
  document: integer('document_id'),
  /** the document's title at the time, or what was exported */
  title: varchar('title', { length: 200 }).notNull(),
  /** ids of the sites concerned: one, or those of a member of staff; empty for what belongs to no site */
  sites: integer('site_ids').array().notNull(),
  changes: jsonb('changes').$type<FieldChange[]>().notNull(),
})

/**
 * What the autosaves that one entry stands for have changed so far. Beside the entry, which never changes: written on for an hour, and from then
 * on refused by a trigger too.
 */
export const history_drafts = pgTable('history_drafts', {
  entry: bigint('entry_id', { mode: 'number' }).primaryKey(),
  /** the document before the first of them; null once the hour is over */
  base: jsonb('base').$type<Record<string, unknown>>(),
  changes: jsonb('changes').$type<FieldChange[]>().notNull(),
})
