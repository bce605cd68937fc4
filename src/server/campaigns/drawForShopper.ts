import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type DrawnPrize, drawPrize } from '../../domain/campaigns/prizeDraw'
import { campaign_draws } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import { hashEmail } from '../hashEmail'
import { recordConsent } from '../shoppers/consents'

export interface DrawRequest {
  siteId: number
  /** id of the block */
  campaign: string
  /** verified */
  email: string
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
const MAX_TERMS = 1000

const createCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/**
 * Draws for a person, once in a campaign: a later request gets the first draw again. The seed and the prizes as they were are stored, so that anybody with
 * the row can repeat the draw. Draws of one campaign wait for each other, so that no more prizes are won than there are.
 * @returns the draw, and whether it was made now
 */
export function drawForShopper(
  pool: Pool,
  { siteId, campaign, email, prizes, terms }: DrawRequest,
  onWin: (database: Database, draw: { label: string; code: string }) => Promise<void>,
): Promise<{ draw: ShopperDraw; isNew: boolean }> {
  const person = createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`campaign:${siteId}:${campaign}:${email.toLowerCase()}`)
    .digest('hex')
  return inTransaction(pool, async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`campaign:${siteId}:${campaign}`}))`)
    const isCampaign = and(eq(campaign_draws.site, siteId), eq(campaign_draws.campaign, campaign))
    const [earlier] = await database
      .select()
      .from(campaign_draws)
      .where(and(isCampaign, eq(campaign_draws.person, person)))
    const position = (key: string | null) => {
      const at = prizes.findIndex(({ id }) => id === key)
      return at < 0 ? null : at
    }
    if (earlier) {
      const { prize, prize_label: label, code } = earlier
      return { draw: { prize: position(prize), label, code }, isNew: false }
    }
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
      ...{ site: siteId, campaign, person, email, seed, prizes: left },
      ...{ prize: prize?.key ?? null, prize_label: prize?.label ?? null, code },
    })
    await recordConsent(database, {
      ...{ site: siteId, email_hash: hashEmail(email), purpose: 'campaign', given: true },
      wording: terms.slice(0, MAX_TERMS),
    })
    if (prize && code) await onWin(database, { label: prize.label, code })
    return { draw: { prize: position(prize?.key ?? null), label: prize?.label ?? null, code }, isNew: true }
  })
}

const MAX_PRIZES = 50

/** The prizes that an address has won on a site, latest first. */
export async function listPrizes(database: Database, siteId: number, email: string) {
  const rows = await database
    .select({ label: campaign_draws.prize_label, code: campaign_draws.code, at: campaign_draws.drawn_at })
    .from(campaign_draws)
    .where(
      and(eq(campaign_draws.site, siteId), eq(campaign_draws.email, email), sql`${campaign_draws.prize} is not null`),
    )
    .orderBy(desc(campaign_draws.id))
    .limit(MAX_PRIZES)
  return rows.map(({ label, code, at }) => ({ label: label ?? '', code: code ?? '', at }))
}

/** Takes an address off its draws on a site. That the person has drawn stays, by a hash that names nobody. */
export async function forgetDraws(database: Database, siteId: number, email: string): Promise<void> {
  await database
    .update(campaign_draws)
    .set({ email: null })
    .where(and(eq(campaign_draws.site, siteId), eq(campaign_draws.email, email.toLowerCase())))
}
