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

/** The second factor of accounts: the key of an authenticator app. Keys are encrypted by `encryptedText.ts`. */
export const second_factors = pgTable('second_factors', {
  user: integer('user_id').primaryKey(),
  /** null until the first set-up is confirmed */
  key: varchar('key', { length: 200 }),
  /** the newest time step whose code was used, since a code is good for one use */
  last_step: bigint('last_step', { mode: 'number' }),
  enabled_at: moment('enabled_at'),
  /** of a set-up that waits for its first code */
  pending_key: varchar('pending_key', { length: 200 }),
  pending_at: moment('pending_at'),
})

/** Codes for one use each, in place of those of the app. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    user: integer('user_id').notNull(),
    code_hash: varchar('code_hash', { length: 64 }).notNull(),
    used_at: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user, table.code_hash] })],
)
