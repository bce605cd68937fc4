import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ShopperAddress } from '../../domain/shoppers/shopperAddress'
import { CODE_MINUTES, type CodeRefusal, MAX_CODE_TRIES, toCode } from '../../domain/shoppers/signInCode'
import { moveRecipient } from '../alerts/savedSearches'
import { rememberDrawer } from '../campaigns/drawForShopper'
import { campaign_draws } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import {
  shopper_browsers,
  shopper_cars,
  shopper_codes,
  shopper_sessions,
  shopper_vehicles,
} from '../database/shopperTables'
import { shoppers } from '../database/tables.generated'
import { decryptText, encryptText } from '../encryptedText'
import { dropOldestCars } from './savedCars'
import { createToken, hashToken, startShopperSession } from './shopperSessions'
import { hashAddress } from './signInLimits'

export interface SignInRequest {
  siteId: number
  address: ShopperAddress
  /** path on the site where the shopper goes afterwards */
  redirect: string
  /** the signed-in shopper whose account gets the address; null signs in */
  attachTo: number | null
}

/** An attempt to sign in. */
export interface StartedSignIn {
  /** for the cookie of the browser that asked */
  attempt: string
  /** for the message; null if it is not sent */
  code: string | null
  link: string | null
}

const hashCode = (attempt: string, code: string) =>
  createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`shopper-code:${attempt}:${code}`)
    .digest('hex')

/**
 * Starts an attempt to sign in, in the given transaction. A code belongs to the browser that asked for it, so that nobody can use up
 * the tries of another; a link works in any browser. Looks up no account: known and unknown addresses take the same steps.
 */
export async function startSignIn(
  database: Database,
  { siteId, address, redirect, attachTo }: SignInRequest,
  { sends }: { sends: boolean },
): Promise<StartedSignIn> {
  const attempt = createToken()
  const code = toCode(randomInt(1_000_000))
  const link = createToken()
  await database.insert(shopper_codes).values({
    id: attempt,
    site: siteId,
    channel: address.channel,
    address: encryptText(address.address),
    code_hash: sends ? hashCode(attempt, code) : null,
    link_hash: sends ? hashToken(link) : null,
    redirect,
    attach_to: attachTo,
    expires_at: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  })
  return { attempt, ...(sends ? { code, link } : { code: null, link: null }) }
}

type CodeRow = typeof shopper_codes.$inferSelect

const toAddress = ({ channel, address }: CodeRow): ShopperAddress | null => {
  const text = decryptText(address)
  return text === null ? null : { channel, address: text }
}

/** Where the code of an attempt was sent; null if it can no longer be entered. */
export async function findSentAddress(
  database: Database,
  siteId: number,
  attempt: string | undefined,
): Promise<ShopperAddress | null> {
  if (!attempt) return null
  const [row] = await database
    .select()
    .from(shopper_codes)
    .where(and(eq(shopper_codes.id, attempt), isOpen(siteId)))
  return row ? toAddress(row) : null
}

/** The address that a link signs in with; null if it can no longer be used. */
export async function findLinkAddress(
  database: Database,
  siteId: number,
  link: string,
): Promise<ShopperAddress | null> {
  const [row] = await database
    .select()
    .from(shopper_codes)
    .where(and(eq(shopper_codes.link_hash, hashToken(link)), isOpen(siteId)))
  return row ? toAddress(row) : null
}

const isOpen = (siteId: number) =>
  and(eq(shopper_codes.site, siteId), isNull(shopper_codes.used_at), sql`${shopper_codes.expires_at} > now()`)

/** What a shopper shows: the code in the browser that asked for it, or the link of the message. */
export type SignInProof = { attempt: string; code: string } | { link: string }

export interface SignInBrowser {
  /** the shopper who is signed in to it */
  shopperId: number | null
  userAgent: string | null
  /** token in its cookie; null for a new one */
  token: string | null
}

export type SignInOutcome =
  | { refusal: CodeRefusal }
  | {
      refusal: null
      shopperId: number
      address: ShopperAddress
      redirect: string
      token: string
      sessionId: number
      /** token for the browser's cookie */
      browserToken: string
    }

/**
 * Finishes an attempt: finds or creates the account of its address and starts a session. Codes and links work once; a code takes
 * `MAX_CODE_TRIES` wrong tries, whatever else happens at the same time.
 */
export function finishSignIn(
  pool: Pool,
  siteId: number,
  proof: SignInProof,
  browser: SignInBrowser,
): Promise<SignInOutcome> {
  return inTransaction(pool, async (database) => {
    const isProof =
      'link' in proof ? eq(shopper_codes.link_hash, hashToken(proof.link)) : eq(shopper_codes.id, proof.attempt)
    const [row] = await database
      .select()
      .from(shopper_codes)
      .where(and(isProof, isOpen(siteId)))
      // Tries at the same time wait for each other.
      .for('update')
    const address = row ? toAddress(row) : null
    if (!row || !address || row.tries >= MAX_CODE_TRIES) return { refusal: 'expired' }
    if (!('link' in proof) && !isSame(hashCode(proof.attempt, proof.code), row.code_hash)) {
      await database
        .update(shopper_codes)
        .set({ tries: row.tries + 1 })
        .where(eq(shopper_codes.id, row.id))
      return { refusal: row.tries + 1 < MAX_CODE_TRIES ? 'wrong' : 'expired' }
    }
    await database.update(shopper_codes).set({ used_at: sql`now()` }).where(eq(shopper_codes.id, row.id))
    // The account gets the address only where it is still signed in: a link may be opened by anybody who has it.
    const attaches = row.attach_to !== null && row.attach_to === browser.shopperId
    const shopperId = attaches
      ? await attachAddress(database, siteId, row.attach_to!, address)
      : await findOrCreateShopper(database, siteId, address)
    const { token, sessionId } = await startShopperSession(database, shopperId, browser.userAgent)
    const browserToken = browser.token ?? createToken()
    await database
      .insert(shopper_browsers)
      .values({ site: siteId, address_hash: hashAddress(siteId, address), token_hash: hashToken(browserToken) })
      .onConflictDoUpdate({
        target: [shopper_browsers.site, shopper_browsers.address_hash, shopper_browsers.token_hash],
        set: { last_used_at: sql`now()` },
      })
    return { refusal: null, shopperId, address, redirect: row.redirect, token, sessionId, browserToken }
  })
}

function isSame(hash: string, stored: string | null): boolean {
  return stored !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(stored))
}

async function findOrCreateShopper(database: Database, siteId: number, address: ShopperAddress): Promise<number> {
  const column = address.channel === 'email' ? shoppers.email : shoppers.phone
  const [shopper] = await database
    .insert(shoppers)
    .values({
      site: siteId,
      ...(address.channel === 'email' ? { email: address.address } : { phone: address.address }),
    })
    .onConflictDoUpdate({ target: [shoppers.site, column], set: { updatedAt: sql`now()` } })
    .returning({ id: shoppers.id })
  return shopper!.id
}

/**
 * Gives a verified address to an account, in place of an earlier one of the kind. Another account that had it loses it: numbers
 * change hands. If that leaves it without any address, nobody could sign in to it, and the same person has just proved both: what it
 * saved moves.
 */
async function attachAddress(
  database: Database,
  siteId: number,
  shopperId: number,
  { channel, address }: ShopperAddress,
): Promise<number> {
  const column = channel === 'email' ? shoppers.email : shoppers.phone
  const set = (value: string | null) => (channel === 'email' ? { email: value } : { phone: value })
  const [holder] = await database
    .select({ id: shoppers.id, email: shoppers.email, phone: shoppers.phone })
    .from(shoppers)
    .where(and(eq(shoppers.site, siteId), eq(column, address)))
    .for('update')
  if (holder && holder.id !== shopperId) {
    const keepsAddress = channel === 'email' ? holder.phone !== null : holder.email !== null
    if (keepsAddress) {
      await database.update(shoppers).set(set(null)).where(eq(shoppers.id, holder.id))
      // A watchlist goes by the number.
      if (channel === 'sms')
        await database
          .delete(shopper_cars)
          .where(and(eq(shopper_cars.shopper, holder.id), eq(shopper_cars.list, 'watch')))
    } else await moveShopper(database, holder.id, shopperId)
  }
  if (channel === 'email') {
    const [before] = await database.select({ email: shoppers.email }).from(shoppers).where(eq(shoppers.id, shopperId))
    if (before?.email) await moveRecipient(database, siteId, before.email, address)
  }
  const [changed] = await database
    .update(shoppers)
    .set({ ...set(address), updatedAt: sql`now()` })
    .where(and(eq(shoppers.id, shopperId), eq(shoppers.site, siteId)))
    .returning({ id: shoppers.id, email: shoppers.email, phone: shoppers.phone })
  if (changed) await rememberDrawer(database, siteId, changed)
  return shopperId
}

/**
 * Everything of an account joins another: lists, own cars with their photos, sessions, attempts to sign in and draws. Own cars are all
 * kept, also above the number that can be added. Alerts and consents go by the email, which follows.
 */
async function moveShopper(database: Database, from: number, to: number): Promise<void> {
  await database.execute(sql`
    insert into ${shopper_cars} (shopper_id, list, car_id, name, slug, make, model, image_url, saved_at)
    select ${to}, list, car_id, name, slug, make, model, image_url, saved_at
    from ${shopper_cars} where ${shopper_cars.shopper} = ${from}
    on conflict (shopper_id, list, car_id) do update set saved_at = greatest(shopper_cars.saved_at, excluded.saved_at)`)
  await dropOldestCars(database, to)
  const shopper = to
  await database.update(shopper_vehicles).set({ shopper }).where(eq(shopper_vehicles.shopper, from))
  await database.update(shopper_sessions).set({ shopper }).where(eq(shopper_sessions.shopper, from))
  await database.update(shopper_codes).set({ attach_to: to }).where(eq(shopper_codes.attach_to, from))
  await database.update(campaign_draws).set({ shopper }).where(eq(campaign_draws.shopper, from))
  const [moved] = await database.delete(shoppers).where(eq(shoppers.id, from)).returning({ name: shoppers.name })
  if (moved?.name)
    await database
      .update(shoppers)
      .set({ name: moved.name })
      .where(and(eq(shoppers.id, to), isNull(shoppers.name)))
}
