import { getAlertSender } from '@/data/alerts/alertSender'
import { findPrizeWheel } from '@/data/campaigns/prizeWheels'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { campaignState } from '@/domain/campaigns/prizeDraw'
import { prizeEmail } from '@/domain/campaigns/prizeEmail'
import { signInLink } from '@/domain/site/signIn'
import { drawForShopper, findDraw } from '@/server/campaigns/drawForShopper'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { ensureJobTables } from '@/server/jobs/jobTables'
import { route } from '@/server/route'
import { queueShopperMessage } from '@/server/shoppers/queueShopperMessage'
import { siteAccess, siteRateLimit } from '../access'
import { getPool, isForm, NO_STORE, readFields, seeOther } from '../shopper/shopperRoute'

const PER_ADDRESS = { name: 'prizeWheel', times: 30, seconds: 10 * 60 }
/** Reads come with each view of the page, so they do not use up the draws. */
const READ_PER_ADDRESS = { name: 'prizeWheelRead', times: 120, seconds: 10 * 60 }
const TOO_MANY = 'Too many requests. Try again in a few minutes.'
const MAIL_DAYS = 7

/** The draw that the signed-in shopper has had on the wheel `block_id`: `{ draw: { prize, label, code } }`, null before it. Others get 401. */
export const GET = route(
  {
    access: siteAccess(undefined, (site) => site.flags.prizeWheel),
    rateLimit: siteRateLimit({ perAddress: READ_PER_ADDRESS }, 'block_id', TOO_MANY),
  },
  async (request, { access: site }) => {
    const campaign = new URL(request.url).searchParams.get('block_id') ?? ''
    const wheel = await findPrizeWheel(site.id, campaign)
    if (!wheel) return errorResponse(404, { field: 'block_id', message: 'This campaign does not exist.' }, NO_STORE)
    const shopper = await findShopperOfRequest(site, request.headers)
    if (!shopper) return errorResponse(401, { field: 'user', message: 'Sign in to see your draw.' }, NO_STORE)
    const { id: shopperId, email, phone } = shopper
    const person = { siteId: site.id, campaign, shopperId, email, phone, prizes: wheel.prizes }
    return Response.json({ draw: await findDraw(toDatabase(await getPool()), person) }, { headers: NO_STORE })
  },
)

/**
 * Draws on the wheel `block_id` for the signed-in shopper: `{ prize, label, code }`, the first draw again if there was one. A form gets the
 * account, which lists the prizes.
 */
export const POST = route(
  {
    access: siteAccess(undefined, (site) => site.flags.prizeWheel),
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'block_id', TOO_MANY),
  },
  async (request, { access: site }) => {
    const fields = await readFields(request)
    const blockId = String(fields?.block_id ?? '')
    const wheel = await findPrizeWheel(site.id, blockId)
    if (!wheel) return errorResponse(404, { field: 'block_id', message: 'This campaign does not exist.' })
    if (campaignState(wheel, new Date()) !== 'open')
      return errorResponse(409, { field: 'block_id', message: 'The campaign is not open.' }, NO_STORE)
    const shopper = await findShopperOfRequest(site, request.headers)
    if (!shopper) {
      if (isForm(request)) return seeOther(request, signInLink('spin-to-win', '/spin-to-win', '/'))
      return errorResponse(401, { field: 'user', message: 'Sign in to spin.' }, NO_STORE)
    }
    const { email } = shopper
    if (!email) {
      if (isForm(request)) return seeOther(request, '/account')
      return errorResponse(
        409,
        { field: 'email', message: 'Add your email to your account first, for the code.' },
        NO_STORE,
      )
    }
    const pool = await getPool()
    await ensureJobTables(pool)
    const sender = await getAlertSender(site)
    const drawRequest = {
      ...{ siteId: site.id, campaign: blockId, shopperId: shopper.id, email, phone: shopper.phone },
      ...{ prizes: wheel.prizes, terms: wheel.terms },
    }
    const { draw } = await drawForShopper(pool, drawRequest, async (database, prize) => {
      const content = prizeEmail({
        sender,
        campaign: wheel.heading,
        ...prize,
        permitNumber: wheel.permitNumber ?? null,
      })
      const expiresAt = new Date(Date.now() + MAIL_DAYS * 24 * 3_600_000)
      const message = {
        ...{ channel: 'email' as const, to: email, fromName: site.name, from: site.alertsFrom },
        ...{ replyTo: site.email, ...content },
      }
      await queueShopperMessage(database, site.id, `prize-${prize.code}`, message, expiresAt)
    })
    if (isForm(request)) return seeOther(request, '/account#prizes')
    return Response.json(draw, { headers: NO_STORE })
  },
)
