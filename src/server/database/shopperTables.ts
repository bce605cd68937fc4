import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { CodeChannel } from '../../domain/shoppers/shopperAddress'

// Not collections of Payload: the tables come from a migration, and only shoppers' own requests read or write them.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })

/** Where shoppers are signed in. A session is its shopper's, and so of one site. */
export const shopper_sessions = pgTable('shopper_sessions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shopper: integer('shopper_id').notNull(),
  /** SHA-256 of the token in the cookie */
  token_hash: varchar('token_hash', { length: 64 }).notNull(),
  user_agent: varchar('user_agent', { length: 300 }),
  signed_in_at: moment('signed_in_at').notNull().defaultNow(),
  last_used_at: moment('last_used_at').notNull().defaultNow(),
  expires_at: moment('expires_at').notNull(),
})

/** Attempts to sign in: a code was sent, and waits to be entered in the browser that asked for it. */
export const shopper_codes = pgTable('shopper_codes', {
  /** in the cookie of the browser that asked */
  id: varchar('id', { length: 43 }).primaryKey(),
  site: integer('site_id').notNull(),
  channel: varchar('channel', { length: 10 }).$type<CodeChannel>().notNull(),
  /** encrypted by encryptedText.ts */
  address: varchar('address', { length: 700 }).notNull(),
  /** HMAC of the code; null if no message was sent, as for an address that got too many */
  code_hash: varchar('code_hash', { length: 64 }),
  /** SHA-256 of the token in the message's link */
  link_hash: varchar('link_hash', { length: 64 }),
  tries: smallint('tries').notNull().default(0),
  /** the page that the shopper wanted */
  redirect: varchar('redirect', { length: 1000 }).notNull(),
  /** the signed-in shopper whose account gets the address */
  attach_to: integer('attach_to'),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
})

/** Browsers in which an address was used to sign in before. Strangers cannot use their limits up. */
export const shopper_browsers = pgTable(
  'shopper_browsers',
  {
    site: integer('site_id').notNull(),
    address_hash: varchar('address_hash', { length: 64 }).notNull(),
    token_hash: varchar('token_hash', { length: 64 }).notNull(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.site, table.address_hash, table.token_hash] })],
)

/** Cars that shoppers saved, also those that are no longer listed. */
export const shopper_cars = pgTable(
  'shopper_cars',
  {
    shopper: integer('shopper_id').notNull(),
    list: varchar('list', { length: 10, enum: ['favourite', 'watch', 'viewed'] }).notNull(),
    car: integer('car_id').notNull(),
    name: varchar('name', { length: 300 }).notNull(),
    slug: varchar('slug', { length: 300 }).notNull(),
    make: varchar('make', { length: 100 }).notNull(),
    model: varchar('model', { length: 100 }).notNull(),
    image_url: varchar('image_url', { length: 2000 }),
    saved_at: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.list, table.car] })],
)

/** Shoppers' own cars. */
export const shopper_vehicles = pgTable('shopper_vehicles', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shopper: integer('shopper_id').notNull(),
  rego: varchar('rego', { length: 12 }).notNull().default(''),
  rego_state: varchar('rego_state', { length: 3 }).notNull().default(''),
  make: varchar('make', { length: 60 }).notNull(),
  model: varchar('model', { length: 60 }).notNull(),
  badge: varchar('badge', { length: 80 }).notNull().default(''),
  year: smallint('year').notNull(),
  km: integer('km').notNull(),
  service_on: date('service_on', { mode: 'string' }),
  last_service_on: date('last_service_on', { mode: 'string' }),
  service_months: smallint('service_months'),
  /** follows from the three above */
  next_service_on: date('next_service_on', { mode: 'string' }),
  reminds: boolean('reminds').notNull().default(false),
  /** the service of which the shopper was reminded, and the email that did */
  reminded_of: date('reminded_of', { mode: 'string' }),
  reminder_mail: bigint('reminder_mail_id', { mode: 'number' }),
  created_at: moment('created_at').notNull().defaultNow(),
})

/** Photos of own cars. Their files are uploads, which go with the car. */
export const shopper_vehicle_photos = pgTable('shopper_vehicle_photos', {
  upload: integer('upload_id').primaryKey(),
  vehicle: bigint('vehicle_id', { mode: 'number' }).notNull(),
})
