import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as deleteAccount } from '../../../src/app/api/shopper/account/route'
import { POST as requestCode } from '../../../src/app/api/shopper/codes/route'
import { GET as exportAccount } from '../../../src/app/api/shopper/export/route'
import { PUT as addFavourite, DELETE as removeFavourite } from '../../../src/app/api/shopper/favourites/[id]/route'
import { POST as joinFavourites, GET as listFavourites } from '../../../src/app/api/shopper/favourites/route'
import { POST as rename } from '../../../src/app/api/shopper/profile/route'
import { POST as checkSession } from '../../../src/app/api/shopper/session-check/route'
import { POST as signOut } from '../../../src/app/api/shopper/sign-out/route'
import { POST as removeCar } from '../../../src/app/api/watchlist/remove-car/route'
import { GET as getWatchlist } from '../../../src/app/api/watchlist/route'
import { POST as saveCar } from '../../../src/app/api/watchlist/save-car/route'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { toStoredKey } from '../../../src/server/rateLimit'
import { hashAddress } from '../../../src/server/shoppers/signInLimits'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { latestMessage, listMessages, ShopperBrowser } from './shopperBrowser'

const host = `${uniqueName('dealer')}.test`
const otherHost = `${uniqueName('other')}.test`
let cms: Payload
let site: { id: number }
let other: { id: number }

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const create = async (name: string, flags: object) => {
    const { id } = await createSite(cms)
    await cms.update({ collection: 'sites', id, data: { domains: [{ host: name }], flags } as never })
    return { id }
  }
  site = await create(host, { garage: true, watchlist: true })
  other = await create(otherHost, { garage: true })
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from graphile_worker._private_jobs')
})

const browse = (sender?: string) => new ShopperBrowser(host, sender)
const findShoppers = async (address: string) =>
  (
    await cms.find({
      collection: 'shoppers',
      where: { or: [{ email: { equals: address } }, { phone: { equals: address } }] },
    })
  ).docs
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in', () => {
  it('[FAV-05] sends a code, which creates the account, and leads on to the page that the shopper wanted', async () => {
    const browser = browse()
    const requested = await browser.requestCode(' Ada@Example.test ', { redirect: '/finance?car_id=3' })
    expect(requested.status).toBe(200)
    expect(await requested.json()).toEqual({ channel: 'email' })
    expect(await findShoppers('ada@example.test')).toEqual([])
    const { message, code } = await latestMessage(cms)
    expect(message).toMatchObject({ channel: 'email', to: 'ada@example.test' })
    const signedIn = await browser.enterCode(` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await signedIn.json()).toEqual({ redirect: '/finance?car_id=3' })
    expect(await findShoppers('ada@example.test')).toHaveLength(1)
    const cookie = signedIn.headers.getSetCookie().find((text) => text.startsWith('shopper-session='))
    expect(cookie).toMatch(/^shopper-session=[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/)
    // The code is in the database as a hash, and in the job encrypted.
    const { rows } = await cms.db.pool.query('select code_hash, address from shopper_codes')
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain('ada@example.test')
  })

  it('answers a known and an unknown address alike, and stores and sends as much for both', async () => {
    await browse().signIn(cms, 'known@example.test')
    const answer = async (address: string) => {
      await cms.db.pool.query('delete from graphile_worker._private_jobs')
      const response = await browse().requestCode(address)
      return { status: response.status, body: await response.json(), messages: (await listMessages(cms)).length }
    }
    expect(await answer('known@example.test')).toEqual(await answer('unknown@example.test'))
  })

  it('takes a code once, and only in the browser that asked for it', async () => {
    const browser = browse()
    await browser.requestCode('once@example.test')
    const { code } = await latestMessage(cms)
    expect((await browse().enterCode(code)).status).toBe(400)
    expect((await browser.enterCode(code)).status).toBe(200)
    const attempt = browse()
    attempt.cookies.set('sign-in-attempt', browser.cookies.get('sign-in-attempt') ?? '')
    expect((await attempt.enterCode(code)).status).toBe(400)
  })

  it('takes a link in any browser, once', async () => {
    await browse().requestCode('link@example.test', { redirect: '/my-garage' })
    const { link } = await latestMessage(cms)
    const phone = browse()
    expect(await (await phone.openLink(link)).json()).toEqual({ redirect: '/my-garage' })
    expect((await phone.send(listFavourites, 'GET')).status).toBe(200)
    expect((await browse().openLink(link)).status).toBe(400)
    expect((await new ShopperBrowser(otherHost).openLink(link)).status).toBe(400)
  })

  it('ends a code after five wrong tries, also at the same time, and after ten minutes', async () => {
    const browser = browse()
    await browser.requestCode('guess@example.test')
    const { code } = await latestMessage(cms)
    await Promise.all(Array.from({ length: 5 }, () => browser.enterCode(otherCode(code))))
    expect((await browser.enterCode(code)).status).toBe(400)
    await browser.requestCode('guess@example.test')
    const later = await latestMessage(cms)
    await cms.db.pool.query("update shopper_codes set expires_at = now() - interval '1 second'")
    expect(await (await browser.enterCode(later.code)).json()).toMatchObject({
      errors: [{ field: 'code', message: expect.stringContaining('can no longer be used') }],
    })
    expect((await browse().openLink(later.link)).status).toBe(400)
  })

  it('follows only paths of this site afterwards', async () => {
    for (const redirect of ['https://evil.test/', '//evil.test', '/\\evil.test', '/sign-in?redirect=/', '/api/users']) {
      const browser = browse()
      await cms.db.pool.query('delete from rate_limits')
      await browser.requestCode('paths@example.test', { redirect })
      const { code } = await latestMessage(cms)
      expect(await (await browser.enterCode(code)).json()).toEqual({ redirect: '/' })
    }
  })

  it('works without script: each form gets a page in return', async () => {
    const browser = browse()
    const page = await browser.send(requestCode, 'POST', 'address=form%40example.test&type=finance&redirect=%2Ffinance')
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toBe(
      `https://${host}/sign-in?type=finance&redirect=%2Ffinance&back=%2F&step=code`,
    )
    const { link } = await latestMessage(cms)
    expect(link).toHaveLength(43)
    const refused = await browser.send(requestCode, 'POST', 'address=nobody&type=finance&redirect=%2Ffinance')
    expect(refused.headers.get('location')).toContain('error=address')
  })

  it('does not exist on a site without a feature that needs it', async () => {
    const plainHost = `${uniqueName('plain')}.test`
    const plain = await createSite(cms)
    await cms.update({ collection: 'sites', id: plain.id, data: { domains: [{ host: plainHost }] } })
    expect((await new ShopperBrowser(plainHost).requestCode('ada@example.test')).status).toBe(404)
  })
})

describe('limits', () => {
  /** Counts earlier requests without sending them. */
  const useUp = (rule: string, key: string, points: number) =>
    cms.db.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
      ...[`${rule}:${toStoredKey(key)}`, points, Date.now() + 600_000],
    ])
  const victim = { channel: 'email', address: 'victim@example.test' } as const
  const hash = () => hashAddress(site.id, victim)

  it('of messages to one address send no more, answer as usual, and leave the links that were sent', async () => {
    for (let n = 0; n < 5; n += 1) await browse(`203.0.113.${n + 10}`).requestCode(victim.address)
    const { link } = await latestMessage(cms)
    const owner = browse('198.51.100.7')
    const answer = await owner.requestCode(victim.address)
    expect([answer.status, await answer.json()]).toEqual([200, { channel: 'email' }])
    expect(await listMessages(cms)).toHaveLength(5)
    expect((await owner.openLink(link)).status).toBe(200)
    // A browser that was signed in to before has a limit of its own.
    await owner.requestCode(victim.address)
    expect(await listMessages(cms)).toHaveLength(6)
    expect((await owner.enterCode((await latestMessage(cms)).code)).status).toBe(200)
  })

  it('of a day ask for a proof of work, and refuse nobody', async () => {
    await useUp('shopperMessagesDay', hash(), 30)
    const refused = await browse('198.51.100.7').requestCode(victim.address)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ challenge: expect.any(Object) })
    const form = await browse('198.51.100.7').send(requestCode, 'POST', 'address=victim%40example.test')
    expect(form.headers.get('location')).toContain('error=challenge')
  })

  it('count nothing for a message that was not sent', async () => {
    await useUp('shopperMessagesDay', hash(), 30)
    for (let n = 0; n < 6; n += 1) await browse(`198.51.100.${n + 20}`).requestCode(victim.address)
    const points = async (rule: string) => {
      const key = `${rule}:${toStoredKey(hash())}`
      const { rows } = await cms.db.pool.query('select points from rate_limits where key = $1', [key])
      return rows[0]?.points ?? 0
    }
    expect([await points('shopperMessages'), await points('shopperMessagesDay')]).toEqual([0, 30])
    await cms.db.pool.query('delete from rate_limits')
    for (let n = 0; n < 9; n += 1) await browse(`198.51.100.${n + 20}`).requestCode(victim.address)
    expect([await points('shopperMessagesDay'), (await listMessages(cms)).length]).toEqual([5, 5])
  })

  it('of wrong codes for one address stop guessing by many senders, and leave the link', async () => {
    await useUp('shopperWrongCodes', hash(), 50)
    const stranger = browse('198.51.100.8')
    await stranger.requestCode(victim.address)
    const { code, link } = await latestMessage(cms)
    expect(await (await stranger.enterCode(code)).json()).toMatchObject({
      errors: [{ message: expect.stringContaining('Use the link') }],
    })
    expect((await stranger.openLink(link)).status).toBe(200)
  })

  it.each([
    ['of a network', 'shopperCodeNetwork', ':198.51.100.0/24', '198.51.100.7'],
    ['of senders whose address is unknown', 'shopperCodeUnknown', '', '127.0.0.1'],
  ])('%s ask them for a proof of work, and nobody else', async (_name, rule, key, sender) => {
    await useUp(rule, `${site.id}${key}`, 100)
    const asked = await browse(sender).requestCode('ada@example.test')
    expect(asked.status).toBe(429)
    expect(await asked.json()).toMatchObject({ challenge: { parameters: { data: { site: site.id } } } })
    expect(await listMessages(cms)).toEqual([])
    expect((await browse('203.0.113.2').requestCode('ada@example.test')).status).toBe(200)
  })

  it('of a sender stop requests and tries for any address', async () => {
    await useUp('shopperCodeSender', `${site.id}:203.0.113.1`, 20)
    expect((await browse().requestCode('ada@example.test')).status).toBe(429)
    await useUp('shopperTrySender', `${site.id}:203.0.113.1`, 40)
    expect((await browse().enterCode('123456')).status).toBe(429)
    expect((await browse('203.0.113.2').requestCode('ada@example.test')).status).toBe(200)
  })
})

describe('an account', () => {
  const addCar = (siteId: number, data = {}) => createDocument(cms, 'cars', siteId, data)
  const savedIds = async (browser: ShopperBrowser) => {
    const response = await browser.send(listFavourites, 'GET')
    return ((await response.json()) as { cars: { id: number }[] }).cars.map(({ id }) => id)
  }

  it('[FAV-01] joins the favourites of two browsers, newest first, and follows changes', async () => {
    const cars = await Promise.all([1, 2, 3].map(() => addCar(site.id)))
    const [a, b, c] = cars.map(({ id }) => id) as [number, number, number]
    const [phone, laptop] = [browse(), browse()]
    await phone.signIn(cms, 'both@example.test')
    await laptop.signIn(cms, 'both@example.test')
    await phone.send(joinFavourites, 'POST', { ids: [a, b] })
    await laptop.send(joinFavourites, 'POST', { ids: [c, a] })
    expect(await savedIds(phone)).toEqual([c, a, b])
    await phone.send(removeFavourite, 'DELETE', undefined, { id: `${a}` })
    await phone.send(addFavourite, 'PUT', undefined, { id: `${b}` })
    expect(await savedIds(laptop)).toEqual([c, b])
  })

  it('is signed out in one browser, or in all', async () => {
    const [phone, laptop, tablet] = [browse(), browse(), browse()]
    for (const browser of [phone, laptop, tablet]) await browser.signIn(cms, 'out@example.test')
    const kept = new Map(phone.cookies)
    await phone.send(signOut, 'POST', {})
    expect(phone.cookies.has('shopper-session')).toBe(false)
    for (const [name, value] of kept) phone.cookies.set(name, value)
    expect((await phone.send(listFavourites, 'GET')).status).toBe(401)
    expect((await laptop.send(listFavourites, 'GET')).status).toBe(200)
    await laptop.send(signOut, 'POST', { everywhere: true })
    expect((await tablet.send(listFavourites, 'GET')).status).toBe(401)
  })

  it('lasts 90 days after its last use', async () => {
    const browser = browse()
    await browser.signIn(cms, 'days@example.test')
    const age = (column: string, days: number) =>
      cms.db.pool.query(`update shopper_sessions set ${column} = ${column} - make_interval(days => $1)`, [days])
    await age('last_used_at', 89)
    const response = await browser.send(listFavourites, 'GET')
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=7776000')
    await age('expires_at', 89)
    expect((await browser.send(listFavourites, 'GET')).status).toBe(200)
    await age('expires_at', 1)
    expect((await browser.send(listFavourites, 'GET')).status).toBe(401)
  })

  it('gets a verified mobile, and the cars of an account that had only that', async () => {
    const car = await addCar(site.id)
    const byPhone = browse()
    await byPhone.signIn(cms, '+61 491 570 006')
    await byPhone.send(addFavourite, 'PUT', undefined, { id: `${car.id}` })
    expect((await listMessages(cms)).at(-1)).toMatchObject({ channel: 'sms', to: '0491570006' })
    const browser = browse()
    await browser.signIn(cms, 'phone@example.test')
    await browser.signIn(cms, '0491 570 006', { attach: '1' })
    const [shopper, ...others] = await findShoppers('0491570006')
    expect(others).toEqual([])
    expect(shopper).toMatchObject({ email: 'phone@example.test', phone: '0491570006' })
    expect(await savedIds(browser)).toEqual([car.id])
    // A number that changes hands leaves an account that can still be signed in to.
    const next = browse()
    await next.signIn(cms, 'next@example.test')
    await next.signIn(cms, '0491 570 006', { attach: '1' })
    expect(await findShoppers('phone@example.test')).toMatchObject([{ phone: null }])
    expect(await savedIds(next)).toEqual([])
  })

  it('exports, corrects and deletes itself', async () => {
    const car = await addCar(site.id)
    const browser = browse()
    await browser.signIn(cms, 'own@example.test')
    await browser.send(addFavourite, 'PUT', undefined, { id: `${car.id}` })
    await createDocument(cms, 'leads', site.id, {
      ...{ email: 'Own@Example.test', reference: 'OWN-1', message: 'Is it still there?' },
    })
    await createDocument(cms, 'leads', other.id, { email: 'own@example.test', reference: 'OTHER-1' })
    await browser.send(rename, 'POST', { name: 'Grace' })
    const text = await (await browser.send(exportAccount, 'GET')).text()
    for (const part of ['Grace, own@example.test', 'OWN-1', 'Saved vehicle', 'Is it still there?'])
      expect(text).toContain(part)
    const { records } = JSON.parse(text) as { records: { kind: string; at: string | null; what: string }[] }
    const find = (kind: string) => records.find((record) => record.kind === kind)
    expect(find('Saved vehicle')!.at).toMatch(/^\d{4}-/)
    expect(find('Session')).toMatchObject({ at: expect.stringMatching(/^\d{4}-/), what: 'Unknown browser' })
    expect(text).not.toContain('OTHER-1')
    expect((await browser.send(deleteAccount, 'POST', {})).status).toBe(400)
    expect((await browser.send(deleteAccount, 'POST', { confirm: 'delete' })).status).toBe(204)
    expect(await findShoppers('own@example.test')).toEqual([])
    const log = await cms.find({ collection: 'privacyLog', where: { site: { equals: site.id } } })
    expect(log.docs.map(({ summary }) => summary)).toContain('1 shopper account, 1 saved vehicle')
    const left = await cms.db.pool.query('select from shopper_cars where car_id = $1', [car.id])
    expect(left.rowCount).toBe(0)
  })
})

describe('the watchlist', () => {
  const watch = (browser: ShopperBrowser, phone_number: string, car_id: unknown) =>
    browser.send(saveCar, 'POST', { phone_number, car_id })
  const watchedIds = async (browser: ShopperBrowser) =>
    (await (await browser.send(getWatchlist, 'GET')).json()) as object

  it('[FAV-02] takes and removes cars of the site by the number that the session has verified, and by no other', async () => {
    const car = await createDocument(cms, 'cars', site.id)
    const foreign = await createDocument(cms, 'cars', other.id)
    const [ada, grace] = [browse(), browse()]
    expect((await watch(ada, '0491 570 156', car.id)).status).toBe(401)
    await ada.signIn(cms, '0491 570 156')
    await grace.signIn(cms, '0491 570 157')
    const saved = await watch(ada, '+61 491 570 156', car.id)
    expect([saved.status, await saved.json()]).toEqual([200, { success: true }])
    expect(await watchedIds(ada)).toEqual({ phone_number: '0491 570 156', car_ids: [car.id] })
    // A stranger knows the number, and has a session of their own.
    const refused = await grace.send(removeCar, 'POST', { phone_number: '0491 570 156', car_id: car.id })
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { success: false, errors: [{ field: 'phone_number' }] },
    ])
    await grace.send(removeCar, 'POST', { phone_number: '0491 570 157', car_id: car.id })
    expect(await watchedIds(ada)).toMatchObject({ car_ids: [car.id] })
    expect((await watch(ada, '0491 570 156', foreign.id)).status).toBe(404)
    expect((await watch(ada, '0491 570 156', 'x')).status).toBe(400)
    expect((await watch(ada, '', car.id)).status).toBe(400)
    const form = await ada.send(removeCar, 'POST', `phone_number=0491570156&car_id=${car.id}`)
    expect(form.headers.get('location')).toBe(`https://${host}/my-garage#watchlist`)
    expect(await watchedIds(ada)).toMatchObject({ car_ids: [] })
  })

  it('[FAV-04] needs a verified mobile, which the sign-in adds to the account', async () => {
    const car = await createDocument(cms, 'cars', site.id)
    const browser = browse()
    await browser.signIn(cms, 'watch@example.test')
    expect((await watch(browser, '0491 570 158', car.id)).status).toBe(403)
    expect((await browser.requestCode('another@example.test', { type: 'watchlist' })).status).toBe(400)
    await browser.signIn(cms, '0491 570 158', { type: 'watchlist', redirect: '/cars/a#watch' })
    expect((await watch(browser, '0491 570 158', car.id)).status).toBe(200)
    // The number changes hands: its list does not.
    const next = browse()
    await next.signIn(cms, 'heir@example.test')
    await next.signIn(cms, '0491 570 158', { type: 'watchlist' })
    expect(await watchedIds(browser)).toEqual({ phone_number: null, car_ids: [] })
    expect(await watchedIds(next)).toMatchObject({ car_ids: [] })
  })

  it('does not exist on a site without the flag', async () => {
    const browser = new ShopperBrowser(otherHost)
    await browser.signIn(cms, 'elsewhere@example.test')
    expect((await browser.send(getWatchlist, 'GET')).status).toBe(404)
    expect((await watch(browser, '0491 570 156', 1)).status).toBe(404)
  })
})

describe('isolation', () => {
  it('of two shoppers on two sites: no operation reads or changes what is another’s', async () => {
    const cars = {
      here: await createDocument(cms, 'cars', site.id),
      there: await createDocument(cms, 'cars', other.id),
    }
    const people = {
      ada: browse(),
      grace: browse(),
      // The same address on another dealer's site is another person.
      adaThere: new ShopperBrowser(otherHost),
    }
    await people.ada.signIn(cms, 'ada@matrix.test')
    await people.grace.signIn(cms, 'grace@matrix.test')
    await people.adaThere.signIn(cms, 'ada@matrix.test')
    expect(await findShoppers('ada@matrix.test')).toHaveLength(2)
    await people.ada.send(addFavourite, 'PUT', undefined, { id: `${cars.here.id}` })
    await people.adaThere.send(addFavourite, 'PUT', undefined, { id: `${cars.there.id}` })

    // Cars of another site cannot be saved, alone or in a list.
    expect((await people.ada.send(addFavourite, 'PUT', undefined, { id: `${cars.there.id}` })).status).toBe(404)
    await people.grace.send(joinFavourites, 'POST', { ids: [cars.there.id] })

    // A session is of one site, wherever its cookie is sent, and in the proxy's question too.
    const stray = new ShopperBrowser(otherHost)
    for (const [name, value] of people.ada.cookies) stray.cookies.set(name, value)
    const operations = [
      () => stray.send(listFavourites, 'GET'),
      () => stray.send(joinFavourites, 'POST', { ids: [] }),
      () => stray.send(addFavourite, 'PUT', undefined, { id: `${cars.there.id}` }),
      () => stray.send(removeFavourite, 'DELETE', undefined, { id: `${cars.here.id}` }),
      () => stray.send(exportAccount, 'GET'),
      () => stray.send(rename, 'POST', { name: 'Stray' }),
      () => stray.send(signOut, 'POST', { everywhere: true }),
      () => stray.send(deleteAccount, 'POST', { confirm: 'delete' }),
    ]
    for (const operation of operations) {
      for (const [name, value] of people.ada.cookies) stray.cookies.set(name, value)
      expect((await operation()).status).toBe(401)
    }
    const isSignedIn = async (at: string) => {
      const request = new Request('http://127.0.0.1/api/shopper/session-check', {
        method: 'POST',
        headers: { authorization: `Bearer ${process.env.CRON_SECRET}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ host: at, token: people.ada.cookies.get('shopper-session') }),
      })
      return ((await (await checkSession(request)).json()) as { signedIn: boolean }).signedIn
    }
    expect([await isSignedIn(host), await isSignedIn(otherHost)]).toEqual([true, false])

    // Grace removes what only Ada has, renames and deletes herself.
    await people.grace.send(removeFavourite, 'DELETE', undefined, { id: `${cars.here.id}` })
    await people.grace.send(rename, 'POST', { name: 'Grace' })
    await people.grace.send(deleteAccount, 'POST', { confirm: 'delete' })
    const ids = async (browser: ShopperBrowser) =>
      ((await (await browser.send(listFavourites, 'GET')).json()) as { cars: { id: number }[] }).cars.map(
        ({ id }) => id,
      )
    expect(await ids(people.ada)).toEqual([cars.here.id])
    expect(await ids(people.adaThere)).toEqual([cars.there.id])
    expect((await findShoppers('ada@matrix.test')).map(({ name }) => name ?? null)).toEqual([null, null])
  })
})
