import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { drawPersonKeys } from '../../domain/campaigns/drawPerson'
import { type DrawnPrize, drawPrize } from '../../domain/campaigns/prizeDraw'
import { campaign_draw_people, campaign_draws } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import { hashEmail } from '../hashEmail'
import { recordConsent } from '../shoppers/consents'

export interface DrawRequest {
  siteId: number
  /** id of the block */
  campaign: string
  shopperId: number
  /** verified; a draw needs an email for its code */
  email: string
  phone: string | null
  prizes: readonly { id: string; label: string; odds: number; stock?: number | null }[]
  /** what the person agreed to by spinning */
  terms: string
}

export interface ShopperDraw {
  /** position among the prizes; null for none */
  prize: number | null
  label: string | null
  code: string | null
}

/** Without letters and digits that look alike. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
const MAX_PRIZES = 50
const MAX_TERMS = 1000

const createCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** A key of a person as it is stored. */
const hashKey = (siteId: number, campaign: string, key: string) =>
  createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`campaign:${siteId}:${campaign}:${key}`)
    .digest('hex')

const toPeople = (siteId: number, campaign: string, keys: readonly string[]) =>
  keys.map((key) => hashKey(siteId, campaign, key))

function position(prizes: DrawRequest['prizes'], key: string | null): number | null {
  const at = prizes.findIndex(({ id }) => id === key)
  return at < 0 ? null : at
}

/** The draw that a person has had in a campaign; null before it. */
export async function findDraw(
  database: Database,
  {
    siteId,
    campaign,
    shopperId,
    email,
    phone,
    prizes,
  }: Omit<DrawRequest, 'email' | 'terms'> & { email: string | null },
): Promise<ShopperDraw | null> {
  const people = toPeople(siteId, campaign, drawPersonKeys({ email, phone }))
  const known = database
    .select({ draw: campaign_draw_people.draw })
    .from(campaign_draw_people)
    .where(
      and(
        ...[eq(campaign_draw_people.site, siteId), eq(campaign_draw_people.campaign, campaign)],
        inArray(campaign_draw_people.person, people),
      ),
    )
  const [earlier] = await database
    .select()
    .from(campaign_draws)
    .where(
      and(
        ...[eq(campaign_draws.site, siteId), eq(campaign_draws.campaign, campaign)],
        or(eq(campaign_draws.shopper, shopperId), inArray(campaign_draws.id, known)),
      ),
    )
    .orderBy(asc(campaign_draws.id))
    .limit(1)
  if (!earlier) return null
  const mailboxes = toPeople(siteId, campaign, drawPersonKeys({ email, phone: null }))
  // A mobile may have changed hands: a shopper known by it alone has had their draw, and sees nothing of another's.
  if (earlier.shopper !== shopperId && !(await isMailboxOf(database, earlier.id, mailboxes)))
    return { prize: null, label: null, code: null }
  const { prize, prize_label: label, code } = earlier
  return { prize: position(prizes, prize), label, code }
}

/**
 * Draws for a person, once in a campaign: a later request gets the first draw again, whether it comes from the same account, the same mailbox by
 * another spelling, or the same mobile. The seed and the prizes as they were are stored, so that anybody with
 * the row can repeat the draw. Draws of one campaign wait for each other, so that no more prizes are won than there are.
 * @returns the draw, and whether it was made now
 */
export function drawForShopper(
  pool: Pool,
  { siteId, campaign, shopperId, email, phone, prizes, terms }: DrawRequest,
  onWin: (database: Database, draw: { label: string; code: string }) => Promise<void>,
): Promise<{ draw: ShopperDraw; isNew: boolean }> {
  const people = toPeople(siteId, campaign, drawPersonKeys({ email, phone }))
  return inTransaction(pool, async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`campaign:${siteId}:${campaign}`}))`)
    const isCampaign = and(eq(campaign_draws.site, siteId), eq(campaign_draws.campaign, campaign))
    const earlier = await findDraw(database, { siteId, campaign, shopperId, email, phone, prizes })
    if (earlier) return { draw: earlier, isNew: false }
    const won = await database
      .select({ prize: campaign_draws.prize, count: count() })
      .from(campaign_draws)
      .where(isCampaign)
      .groupBy(campaign_draws.prize)
    const left = prizes.map(({ id, label, odds, stock }): DrawnPrize => {
      const given = won.find(({ prize }) => prize === id)?.count ?? 0
      return { key: id, label, odds, left: stock == null ? null : Math.max(0, stock - given) }
    })
    const seed = randomBytes(32).toString('hex')
    const prize = drawPrize(seed, left)
    const code = prize && createCode()
    await database.insert(campaign_draws).values({
      ...{ site: siteId, campaign, person: people[0]!, shopper: shopperId, email, seed, prizes: left },
      ...{ prize: prize?.key ?? null, prize_label: prize?.label ?? null, code },
    })
    await rememberDrawer(database, siteId, { id: shopperId, email, phone })
    await recordConsent(database, {
      ...{ site: siteId, email_hash: hashEmail(email), purpose: 'campaign', given: true },
      wording: terms.slice(0, MAX_TERMS),
    })
    if (prize && code) await onWin(database, { label: prize.label, code })
    return { draw: { prize: position(prizes, prize?.key ?? null), label: prize?.label ?? null, code }, isNew: true }
  })
}

const isMailboxOf = async (database: Database, draw: number, mailboxes: readonly string[]) =>
  (await database.$count(
    campaign_draw_people,
    and(eq(campaign_draw_people.draw, draw), inArray(campaign_draw_people.person, [...mailboxes])),
  )) > 0

/** Makes an account's draws known by its addresses too, so that a changed one is no way to draw again. */
export async function rememberDrawer(
  database: Database,
  siteId: number,
  shopper: { id: number; email: string | null; phone: string | null },
): Promise<void> {
  const draws = await database
    .select({ id: campaign_draws.id, campaign: campaign_draws.campaign })
    .from(campaign_draws)
    .where(and(eq(campaign_draws.site, siteId), eq(campaign_draws.shopper, shopper.id)))
  const people = draws.flatMap(({ id, campaign }) =>
    drawPersonKeys(shopper).map((key) => ({
      ...{ site: siteId, campaign, draw: id },
      person: hashKey(siteId, campaign, key),
    })),
  )
  if (people.length > 0) await database.insert(campaign_draw_people).values(people).onConflictDoNothing()
}

/** The prizes that an account has won on its site, latest first. */
export async function listPrizes(database: Database, siteId: number, shopperId: number) {
  const rows = await database
    .select({ label: campaign_draws.prize_label, code: campaign_draws.code, at: campaign_draws.drawn_at })
    .from(campaign_draws)
    .where(
      and(
        ...[eq(campaign_draws.site, siteId), eq(campaign_draws.shopper, shopperId)],
        sql`${campaign_draws.prize} is not null`,
      ),
    )
    .orderBy(desc(campaign_draws.id))
    .limit(MAX_PRIZES)
  return rows.map(({ label, code, at }) => ({ label: label ?? '', code: code ?? '', at }))
}

/** Whose draws, by a verified address and accounts. */
interface Drawer {
  email: string | null
  shopperIds: readonly number[]
}

/** SQL: the draws of a person on a site that still name them; undefined without anything that does. */
function isDrawOf(siteId: number, { email, shopperIds }: Drawer) {
  const isPerson = [
    ...(email === null ? [] : [eq(campaign_draws.email, email.toLowerCase())]),
    ...(shopperIds.length === 0 ? [] : [inArray(campaign_draws.shopper, [...shopperIds])]),
  ]
  return isPerson.length === 0 ? undefined : and(eq(campaign_draws.site, siteId), or(...isPerson))
}

/** Draws of a person on a site, won or not, newest first. */
export async function listDraws(database: Database, siteId: number, drawer: Drawer) {
  const isOwn = isDrawOf(siteId, drawer)
  if (!isOwn) return []
  return database
    .select({
      ...{ id: campaign_draws.id, email: campaign_draws.email, prize: campaign_draws.prize_label },
      ...{ code: campaign_draws.code, drawn_at: campaign_draws.drawn_at },
    })
    .from(campaign_draws)
    .where(isOwn)
    .orderBy(desc(campaign_draws.id))
    .limit(MAX_PRIZES)
}

/**
 * Takes the addresses off the draws of a person on a site. That the person has drawn stays, by hashes that name nobody.
 * @returns the number of draws
 */
export async function forgetDraws(database: Database, siteId: number, drawer: Drawer): Promise<number> {
  const isOwn = isDrawOf(siteId, drawer)
  if (!isOwn) return 0
  const { rowCount } = await database.update(campaign_draws).set({ email: null }).where(isOwn)
  return rowCount ?? 0
}
