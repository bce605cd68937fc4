import { bigint, integer, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { AccountEventKind } from '../../domain/accounts/accountEvents'

// Not collections of Payload: the tables come from a migration. Payload writes all fields of a user together, at a login too, and
// would overwrite what changed meanwhile.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })

/** What Payload does not store of a session: where it is used, and that it was ended. */
export const staff_sessions = pgTable('staff_sessions', {
  /** as in users_sessions and in the session's token */
  id: varchar('id', { length: 36 }).primaryKey(),
  user: integer('user_id').notNull(),
  address: varchar('address', { length: 45 }),
  user_agent: varchar('user_agent', { length: 300 }),
  /** hash of the token in the browser's cookie, as in known_browsers */
  browser: varchar('browser', { length: 64 }),
  signed_in_at: moment('signed_in_at').notNull().defaultNow(),
  last_used_at: moment('last_used_at').notNull().defaultNow(),
  ended_at: moment('ended_at'),
})

/** Logins, failed tries and changes to the security of accounts. */
export const account_events = pgTable('account_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user: integer('user_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  kind: varchar('kind', { length: 30 }).$type<AccountEventKind>().notNull(),
  address: varchar('address', { length: 45 }),
  user_agent: varchar('user_agent', { length: 300 }),
  /** name of the manager who did it */
  by: varchar('by_name', { length: 200 }),
})

/** Browsers in which an account was signed in to before, by the token in their cookie. */
export const known_browsers = pgTable(
  'known_browsers',
  {
    user: integer('user_id').notNull(),
    token_hash: varchar('token_hash', { length: 64 }).notNull(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user, table.token_hash] })],
)
