import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POST as changeAlerts } from '../../../src/app/api/alerts/[token]/settings/route'
import { POST as stopByOneClick } from '../../../src/app/api/alerts/[token]/stop/route'
import { POST as saveSearch } from '../../../src/app/api/saved-searches/route'
import { findStockChanges } from '../../../src/data/alerts/findStockChanges'
import { queueAlertMails } from '../../../src/data/alerts/queueAlertMails'
import { findSiteById } from '../../../src/data/site/sites'
import { importFeed } from '../../../src/feeds/importFeed'
import { leadMail } from '../../../src/leads/channels/leadMail'
import { createMailer, type Mailer } from '../../../src/providers/mail/mailer'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { sendAlertMailTask } from '../../../src/worker/tasks/sendAlertMail'
import { sendShopperMessageTask } from '../../../src/worker/tasks/sendShopperMessage'
import { type MailServer, startMailServer } from '../../faults/support/mailServer'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { ShopperBrowser } from './shopperBrowser'

const host = `${uniqueName('dealer')}.test`
const NEVER_QUIET = { sender: 'alerts@dealer.test', quietFrom: '00:00', quietTo: '00:00' }
let cms: Payload
let siteId: number
let server: MailServer
let mailer: Mailer
const logger = { info: () => {}, warn: () => {} } as never

beforeAll(async () => {
  server = await startMailServer()
  mailer = createMailer({ SMTP_URL: server.url, FORECOURT_DATA: '' })
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const { id } = await createSite(cms)
  siteId = id
  const data = { domains: [{ host }], flags: { searchAlerts: true }, alerts: NEVER_QUIET }
  await cms.update({ collection: 'sites', id, data: data as never })
  await createDocument(cms, 'locations', id)
})
afterAll(async () => {
  mailer.close()
  await server.stop()
})

const runFeed = (...rows: [stocknum: string, make: string, price: number][]) =>
  importFeed({
    ...{ pool: cms.db.pool, siteId, now: new Date() },
    source: Readable.from([
      Buffer.from(
        [
          'stocknum,make,model,year,car_type,price,km,images,features,tag,dealercomments,location',
          ...rows.map(([stocknum, make, price]) => `${stocknum},${make},CX-5,2024,used,${price},12000,,,,,`),
        ].join('\n'),
      ),
    ]),
  })

async function runAlerts(): Promise<void> {
  const site = (await findSiteById(siteId))!
  await findStockChanges(cms.db.pool, site, new Date())
  await queueAlertMails(cms.db.pool, site, new Date())
}

/** Does the jobs that send mail, as the worker does, and removes them. Returns the emails that the server got meanwhile. */
async function sendMails(): Promise<string[]> {
  const secret = process.env.PAYLOAD_SECRET ?? ''
  const shared = { sendMail: leadMail(mailer, logger), mailFrom: 'website@forecourt.test', secret }
  const tasks = {
    sendAlertMail: sendAlertMailTask({ ...shared, pool: cms.db.pool, logger }),
    sendShopperMessage: sendShopperMessageTask({ ...shared, sms: { send: async () => {} } as never }),
  }
  const before = server.messages.length
  for (const [name, task] of Object.entries(tasks)) {
    const { rows } = await cms.db.pool.query(
      `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = $1 returning job.id, job.key, job.payload`,
      [name],
    )
    for (const job of rows) await task(job.payload, { job } as never)
  }
  return server.messages.slice(before)
}

/** Headers and plain text of an email, without the line ends of quoted-printable. */
const decode = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

it('[FAV-06] a saved search gets a match and a price drop of the feed by email, once each, until one click stops it', async () => {
  const browser = new ShopperBrowser(host)
  const saved = await browser.send(saveSearch, 'POST', {
    ...{ email: 'ada@inbox.test', frequency: 'atOnce', search: '/search?refinementList[make][0]=Mazda' },
  })
  expect(saved.status).toBe(202)
  const [confirmation = ''] = (await sendMails()).map(decode)
  expect(confirmation).toMatch(/^To: ada@inbox\.test/m)
  const search = /\/alerts\/(s\d+\.[\w-]{43})/.exec(confirmation)![1]!
  expect((await browser.send(changeAlerts, 'POST', { action: 'confirm' }, { token: search })).status).toBe(204)

  await runAlerts()
  await runFeed(['M1', 'Mazda', 30_000], ['T1', 'Toyota', 20_000])
  await runAlerts()
  const [match = '', ...others] = (await sendMails()).map(decode)
  expect(others).toEqual([])
  expect(match).toMatch(/^From: .*<alerts@dealer\.test>/m)
  expect(match).toContain('New: 2024 Mazda CX-5')
  expect(match).not.toContain('Toyota')

  await runFeed(['M1', 'Mazda', 28_500], ['T1', 'Toyota', 19_000])
  await runAlerts()
  const [drop = ''] = (await sendMails()).map(decode)
  expect(drop).toContain('$1,500 less: was $30,000, now $28,500')
  await runAlerts()
  expect(await sendMails()).toEqual([])

  expect(drop).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  const oneClick = /^List-Unsubscribe: ?<([^>]+)>/im.exec(drop)![1]!
  const token = /\/api\/alerts\/([^/]+)\/stop$/.exec(oneClick)![1]!
  expect(
    (await new ShopperBrowser(host).send(stopByOneClick, 'POST', 'List-Unsubscribe=One-Click', { token })).status,
  ).toBe(200)
  await runFeed(['M1', 'Mazda', 27_000], ['T1', 'Toyota', 19_000])
  await runAlerts()
  expect(await sendMails()).toEqual([])
})
