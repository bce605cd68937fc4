import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as changeAlerts } from '../../../src/app/api/alerts/[token]/settings/route'
import { POST as stopByOneClick } from '../../../src/app/api/alerts/[token]/stop/route'
import { POST as deleteAccount } from '../../../src/app/api/shopper/account/route'
import { GET as exportAccount } from '../../../src/app/api/shopper/export/route'
import { POST as addPhotos } from '../../../src/app/api/shopper/vehicles/[id]/photos/route'
import { POST as changeCar, GET as getCar } from '../../../src/app/api/shopper/vehicles/[id]/route'
import { GET as getPhoto, POST as removePhoto } from '../../../src/app/api/shopper/vehicles/photos/[id]/route'
import { POST as addCar } from '../../../src/app/api/shopper/vehicles/route'
import { queueReminders } from '../../../src/data/alerts/queueReminders'
import { deleteOrphanFiles } from '../../../src/data/enquiry/orphanFiles'
import { findSiteById } from '../../../src/data/site/sites'
import { claimAlertMail, readAlertMail } from '../../../src/server/alerts/alertMails'
import { deleteOldAlertRecords } from '../../../src/server/alerts/savedSearches'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { recordedBody } from '../../support/recordedBody'
import { ShopperBrowser } from './shopperBrowser'

/** Noon in Melbourne. */
const NOON = new Date('2026-11-24T01:00:00Z')
const NIGHT = new Date('2026-11-24T11:00:00Z')
const DAY_MS = 86_400_000

const host = `${uniqueName('dealer')}.test`
const otherHost = `${uniqueName('other')}.test`
let cms: Payload
let siteId: number
const addresses = Array.from({ length: 20 }, () => `${uniqueName('owner')}@example.test`)[Symbol.iterator]()

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const create = async (name: string) => {
    const { id } = await createSite(cms)
    const data = { domains: [{ host: name }], flags: { garage: true }, alerts: { sender: 'alerts@dealer.test' } }
    await cms.update({ collection: 'sites', id, data: data as never })
    await createDocument(cms, 'locations', id)
    return id
  }
  siteId = await create(host)
  await create(otherHost)
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from graphile_worker._private_jobs')
})

const mazda = { make: 'Mazda', model: 'CX-5', year: '2021', km: '48000', rego: 'ABC12D', rego_state: 'VIC' }

/** A signed-in shopper with one own car. */
async function createOwner(fields: object = {}, at = host) {
  const email = addresses.next().value as string
  const browser = new ShopperBrowser(at)
  await browser.signIn(cms, email)
  const added = await browser.send(addCar, 'POST', { ...mazda, ...fields })
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as { id: number }
  return { browser, email, id: `${id}` }
}

async function upload(browser: ShopperBrowser, id: string, ...files: Buffer[]): Promise<Response> {
  const form = new FormData()
  for (const file of files) form.append('photos', new File([new Uint8Array(file)], 'my car.jpg'))
  const request = new Request(`http://${browser.host}/api/shopper/vehicles/${id}/photos`, {
    method: 'POST',
    headers: {
      host: browser.host,
      [PEER_HEADER]: browser.sender,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: form,
  })
  return addPhotos(request, { params: Promise.resolve({ id }) })
}

const createPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
    .withExif({ IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
    .jpeg()
    .toBuffer()

const listPhotos = async (id: string): Promise<number[]> =>
  (
    await cms.db.pool.query('select upload_id from shopper_vehicle_photos where vehicle_id = $1 order by 1', [id])
  ).rows.map(({ upload_id }) => upload_id)
const countUploads = async () =>
  (await cms.count({ collection: 'uploads', where: { site: { equals: siteId } } })).totalDocs

describe('own cars', () => {
  it('[FAV-06] are added, changed and removed, and only by their shopper', async () => {
    const { browser, id } = await createOwner()
    const stranger = (await createOwner()).browser
    const elsewhere = (await createOwner({}, otherHost)).browser
    expect((await browser.send(changeCar, 'POST', { ...mazda, km: '50000' }, { id })).status).toBe(200)
    expect(await (await browser.send(getCar, 'GET', undefined, { id })).json()).toMatchObject({
      vehicle: { make: 'Mazda', model: 'CX-5', year: 2021, km: 50_000, rego: 'ABC12D', rego_state: 'VIC' },
    })
    for (const other of [stranger, elsewhere]) {
      expect((await other.send(getCar, 'GET', undefined, { id })).status).toBe(404)
      expect((await other.send(changeCar, 'POST', mazda, { id })).status).toBe(404)
      expect((await other.send(changeCar, 'POST', { action: 'remove' }, { id })).status).toBe(404)
      expect((await upload(other, id, await createPhoto())).status).toBe(404)
    }
    expect((await new ShopperBrowser(host).send(getCar, 'GET', undefined, { id })).status).toBe(401)
    expect((await browser.send(changeCar, 'POST', { action: 'remove' }, { id })).status).toBe(204)
    expect((await browser.send(getCar, 'GET', undefined, { id })).status).toBe(404)
  })

  it('[FAV-06] are refused with the field of each problem, and at most ten are kept', async () => {
    const { browser } = await createOwner()
    const refused = await browser.send(addCar, 'POST', { ...mazda, make: '', km: '' })
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'make',
      'km',
    ])
    const added = await Promise.all(Array.from({ length: 12 }, () => browser.send(addCar, 'POST', mazda)))
    expect(added.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(added.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  it('[FAV-06] have photos that are made anew without where they were taken, and go with the car', async () => {
    const { browser, id } = await createOwner()
    const stranger = (await createOwner()).browser
    const added = await upload(browser, id, await createPhoto(), await createPhoto())
    expect(added.headers.get('location')).toContain(`/my-garage/cars/${id}?saved=1`)
    const photos = await listPhotos(id)
    expect(photos).toHaveLength(2)
    const shown = await browser.send(getPhoto, 'GET', undefined, { id: `${photos[0]}` })
    expect(shown.headers.get('cache-control')).toContain('private')
    const picture = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 40 })
    expect(picture.exif).toBeUndefined()
    expect((await stranger.send(getPhoto, 'GET', undefined, { id: `${photos[0]}` })).status).toBe(404)
    expect((await stranger.send(removePhoto, 'POST', {}, { id: `${photos[0]}` })).status).toBe(404)
    expect((await upload(browser, id, Buffer.from('%PDF-1.4'))).headers.get('location')).toContain('error=notPhoto')

    // The clean-up of files that nothing refers to leaves them.
    await cms.db.pool.query("update uploads set created_at = now() - interval '9 days'")
    await deleteOrphanFiles(cms, new Date())
    expect(await listPhotos(id)).toEqual(photos)
    expect((await browser.send(removePhoto, 'POST', {}, { id: `${photos[0]}` })).status).toBe(204)
    expect(await listPhotos(id)).toEqual(photos.slice(1))
    const before = await countUploads()
    await browser.send(changeCar, 'POST', { action: 'remove' }, { id })
    expect(await countUploads()).toBe(before - 1)
  })

  it('[FAV-06] take no photo, and read none, for the car of another shopper or one that has enough', async () => {
    const { browser, id } = await createOwner()
    const stranger = (await createOwner()).browser
    const read = async (sender: ShopperBrowser) => {
      const body = recordedBody({ megabytes: 90, name: 'a.jpg', type: 'image/jpeg' })
      const response = await addPhotos(
        new Request(`http://${host}/api/shopper/vehicles/${id}/photos`, {
          method: 'POST',
          headers: {
            host,
            [PEER_HEADER]: sender.sender,
            'Content-Type': body.type,
            cookie: [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: body.stream,
          duplex: 'half',
        } as RequestInit),
        { params: Promise.resolve({ id }) },
      )
      return { status: response.status, to: response.headers.get('location'), megabytes: body.bytesRead() / 1024 ** 2 }
    }
    expect(await read(stranger)).toEqual({ status: 404, to: null, megabytes: 0 })
    const tooLong = await read(browser)
    expect(tooLong.to).toContain('error=size')
    expect(tooLong.megabytes).toBeLessThan(81)
    const photo = await createPhoto()
    for (let count = 0; count < 8; count += 1) await upload(browser, id, photo)
    expect(await read(browser)).toEqual({ status: 303, to: expect.stringContaining('error=photosFull'), megabytes: 0 })
  })

  it('[FAV-06] are taken while connections of another shopper send nothing', async () => {
    const slow = await createOwner()
    const ends: (() => void)[] = []
    const silent = Array.from({ length: 4 }, () =>
      addPhotos(
        new Request(`http://${host}/api/shopper/vehicles/${slow.id}/photos`, {
          method: 'POST',
          headers: {
            host,
            [PEER_HEADER]: slow.browser.sender,
            'Content-Type': 'multipart/form-data; boundary=b',
            cookie: [...slow.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) }),
          duplex: 'half',
        } as RequestInit),
        { params: Promise.resolve({ id: slow.id }) },
      ),
    )
    const { browser, id } = await createOwner()
    expect((await upload(browser, id, await createPhoto())).headers.get('location')).toContain('saved=1')
    for (const end of ends) end()
    expect((await Promise.all(silent)).map(({ status }) => status)).toEqual([303, 303, 303, 303])
  })

  it('[FAV-06] have at most eight photos, also when sent at once', async () => {
    const { browser, id } = await createOwner()
    const photo = await createPhoto()
    await Promise.all(Array.from({ length: 4 }, () => upload(browser, id, photo, photo, photo)))
    expect(await listPhotos(id)).toHaveLength(8)
  })

  it('are in the export, and are deleted with the account, files too', async () => {
    const { browser, id } = await createOwner({ service_on: '2027-01-20', reminds: '1' })
    await upload(browser, id, await createPhoto())
    const file = await browser.send(exportAccount, 'GET', undefined, { path: '/export?format=json' })
    const { records } = (await file.json()) as { records: object[] }
    expect(records).toContainEqual({
      // When it was added; its service is a record of its own.
      ...{ kind: 'Own vehicle', at: expect.stringMatching(/T/), reference: 'ABC12D' },
      ...{ what: '2021 Mazda CX-5, 48,000 km', state: 'With service reminder' },
    })
    for (const record of [
      { kind: 'Service', at: '2027-01-20' },
      { kind: 'Photo', what: 'my car.jpg' },
      { kind: 'Alert settings' },
    ])
      expect(records).toContainEqual(expect.objectContaining(record))
    expect(records).toContainEqual(expect.objectContaining({ kind: 'Consent', state: 'Agreed' }))
    const [photo] = await listPhotos(id)
    const stored = await cms.findByID({ collection: 'uploads', id: photo! })
    const path = join(cms.collections.uploads.config.upload.staticDir!, stored.filename!)
    expect(existsSync(path)).toBe(true)
    expect((await browser.send(deleteAccount, 'POST', { confirm: 'delete' })).status).toBe(204)
    expect(existsSync(path)).toBe(false)
    const { rows } = await cms.db.pool.query('select 1 from shopper_vehicles where id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('a service reminder', () => {
  const remind = async (now: Date) => queueReminders(cms.db.pool, (await findSiteById(siteId))!, now)
  const listMails = async () => {
    const { rows } = await cms.db.pool.query(`
      select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'sendAlertMail' order by job.id`)
    return rows.map(({ payload }) => readAlertMail(payload, process.env.PAYLOAD_SECRET ?? ''))
  }
  beforeEach(() => cms.db.pool.query('update shopper_vehicles set reminds = false'))

  it('[FAV-06] is emailed once, two weeks before, by the dealer’s address, and never in the quiet hours', async () => {
    const { browser, email, id } = await createOwner({
      last_service_on: '2026-06-08',
      service_months: '6',
      reminds: '1',
    })
    expect(await remind(new Date(NOON.getTime() - DAY_MS))).toBe(0)
    expect(await remind(NIGHT)).toBe(0)
    const runs = await Promise.all([remind(NOON), remind(NOON), remind(NOON)])
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await remind(new Date(NOON.getTime() + DAY_MS))).toBe(0)
    const [{ mailId, content } = { mailId: 0, content: null }] = await listMails()
    expect(content).toMatchObject({
      from: 'alerts@dealer.test',
      subject: 'Service due 8 December 2026: 2021 Mazda CX-5',
      text: expect.stringContaining(`/service?own_car=${id}`),
      unsubscribeUrl: expect.stringMatching(/\/api\/alerts\/r[\w.-]+\/stop$/),
    })
    expect(await claimAlertMail(cms.db.pool, mailId, NOON)).toEqual({ kind: 'send', to: email, siteId })
    expect(await claimAlertMail(cms.db.pool, mailId, NOON)).toEqual({ kind: 'unknown' })
    // A new date is told again.
    await browser.send(changeCar, 'POST', { ...mazda, service_on: '2026-12-01', reminds: '1' }, { id })
    expect(await remind(NOON)).toBe(1)
  })

  it('[FAV-06] that could not be sent in time is made anew', async () => {
    await createOwner({ service_on: '2026-12-01', reminds: '1' })
    await remind(NOON)
    const later = new Date(NOON.getTime() + 2 * 3_600_000)
    const [{ mailId } = { mailId: 0 }] = await listMails()
    expect(await claimAlertMail(cms.db.pool, mailId, later)).toEqual({ kind: 'skip' })
    expect(await remind(later)).toBe(1)
  })

  it('[FAV-06] stops by one click, with the car, and by the shopper, also when it is queued', async () => {
    const { id } = await createOwner({ service_on: '2026-12-01', reminds: '1' })
    await remind(NOON)
    const [{ mailId, content } = { mailId: 0, content: null }] = await listMails()
    const token = /alerts\/(.+)\/stop/.exec(content?.unsubscribeUrl ?? '')![1]!
    expect((await new ShopperBrowser(host).send(stopByOneClick, 'POST', undefined, { token })).status).toBe(200)
    expect(await claimAlertMail(cms.db.pool, mailId, NOON)).toEqual({ kind: 'skip' })
    await cms.db.pool.query('update shopper_vehicles set reminded_of = null where id = $1', [id])
    expect(await remind(NOON)).toBe(0)
    // The stop outlives the clean-up of addresses that nothing is sent to.
    await cms.db.pool.query("update alert_recipients set created_at = now() - interval '9 days'")
    await deleteOldAlertRecords(cms.db.drizzle)
    expect(await remind(NOON)).toBe(0)
    await new ShopperBrowser(host).send(changeAlerts, 'POST', { action: 'resume' }, { token })
    expect(await remind(NOON)).toBe(1)

    for (const change of [{ action: 'remove' }, { ...mazda, service_on: '2026-12-01' }]) {
      const owner = await createOwner({ service_on: '2026-12-01', reminds: '1' })
      await remind(NOON)
      const last = (await listMails()).at(-1)!
      expect((await owner.browser.send(changeCar, 'POST', change, { id: owner.id })).ok).toBe(true)
      expect(await claimAlertMail(cms.db.pool, last.mailId, NOON)).toEqual({ kind: 'skip' })
    }
  })
})

describe('two accounts of one person', () => {
  it('[FAV-06] are joined with all own cars, photos and sessions, also above the number that can be added', async () => {
    const byPhone = new ShopperBrowser(host)
    await byPhone.signIn(cms, '0491 570 159')
    const cars = await Promise.all(
      Array.from({ length: 10 }, () => byPhone.send(addCar, 'POST', mazda).then((response) => response.json())),
    )
    const [{ id: car }] = cars as [{ id: number }]
    await upload(byPhone, `${car}`, await createPhoto())
    const { browser, id } = await createOwner()
    await browser.signIn(cms, '0491 570 159', { attach: '1' })

    const { rows } = await cms.db.pool.query(
      'select v.id from shopper_vehicles v join shoppers s on s.id = v.shopper_id where s.phone = $1',
      ['0491570159'],
    )
    expect(rows.map((row) => Number(row.id)).sort()).toEqual(
      [...cars.map((row) => (row as { id: number }).id), Number(id)].sort(),
    )
    const [photo] = await listPhotos(`${car}`)
    expect((await browser.send(getPhoto, 'GET', undefined, { id: `${photo}` })).status).toBe(200)
    // The other browser is signed in to the account that is left.
    expect((await byPhone.send(getCar, 'GET', undefined, { id })).status).toBe(200)
    const text = await (await byPhone.send(exportAccount, 'GET')).text()
    expect(text.match(/"Own vehicle"/g)).toHaveLength(11)
    expect(text.match(/"Photo"/g)).toHaveLength(1)
    expect((await browser.send(addCar, 'POST', mazda)).status).toBe(409)
    await browser.send(deleteAccount, 'POST', { confirm: 'delete' })
    expect(await listPhotos(`${car}`)).toEqual([])
    const left = await cms.db.pool.query('select from uploads where id = $1', [photo])
    expect(left.rowCount).toBe(0)
  })
})
