import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload, Where } from 'payload'
import { DEPARTMENT_PICTURES } from '../src/newSite/starterContent'
import { bluegum } from './bluegum/bluegum'
import type { CarSelection, DemoSite, Refs } from './demoSite'
import { harbour } from './harbour/harbour'
import { ironbark } from './ironbark/ironbark'
import { seedLeads } from './leads/seedLeads'
import { seedShoppers } from './leads/seedShoppers'
import mediaCatalogue from './media/catalogue.json' with { type: 'json' }
import { seedVisits } from './reports/seedVisits'
import { leadRoutes } from './shared/leadRoutes'
import { importDemoStock } from './stock/importDemoStock'
import { seedPriceChanges } from './stock/seedPriceChanges'
import { upsert } from './upsert'
import { seedUsers } from './users'
import { wayfarer } from './wayfarer/wayfarer'

const seedFolder = dirname(fileURLToPath(import.meta.url))

/** The demo dealers have been live for a while. */
const LIVE_SINCE = '2026-01-05T00:00:00.000Z'

/** The demo dealers. `localhost` shows the first. */
export const DEMO_SITES: readonly DemoSite[] = [harbour, bluegum, ironbark, wayfarer]

/**
 * Creates or updates the demo dealers: sites, pages, locations, stock and logins. Documents are matched by natural keys, so
 * it can run repeatedly. `report` is called with a line per step.
 */
export async function seedDemo(payload: Payload, report: (line: string) => void): Promise<void> {
  const siteIds = new Map<string, number>()
  for (const demo of DEMO_SITES) {
    const started = performance.now()
    siteIds.set(demo.site.slug, await seedSite(payload, demo, report))
    report(`${demo.site.name}: ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await seedGroup(payload, 'Harbour and Bluegum', ['harbour', 'bluegum'])
  await seedUsers(payload, siteIds)
  report('Demo logins: ready')
  report(`Demo shoppers: ${await seedShoppers(payload, siteIds, new Date())} new`)
  report(`Demo leads: ${await seedLeads(payload, siteIds, new Date())} new`)
  report(`Demo visits: ${await seedVisits(payload, siteIds, new Date())} events new`)
}

async function seedSite(payload: Payload, demo: DemoSite, report: (line: string) => void): Promise<number> {
  const { brands, logo, logoInverse, favicon, ...fields } = demo.site
  // The site is created first, since other documents refer to it. Its pictures and brands are set once they exist.
  const site = await upsert(payload, 'sites', { slug: fields.slug }, { ...fields, launch: { launchedAt: LIVE_SINCE } })
  const images = await seedImages(payload, site, demo)
  const makes = await seedEach(
    payload,
    site,
    'makes',
    'slug',
    // Makes without a mark of their own among the product's have a monogram.
    demo.makes.map((make) => ({ ...make, logo: images.get(`${fields.slug}-make-${make.slug}.png`) ?? null })),
  )
  const dealerships = await seedEach(payload, site, 'dealerships', 'slug', demo.dealerships)
  const locations = await seedEach(
    payload,
    site,
    'locations',
    'slug',
    demo.locations.map((location) => ({
      ...location,
      dealership: getId(dealerships, location.dealership, 'dealership'),
      image: getId(images, location.image, 'picture'),
    })),
  )
  const providers = await seedEach(payload, site, 'financeProviders', 'key', demo.financeProviders)
  await upsert(
    payload,
    'sites',
    { slug: fields.slug },
    {
      ...fields,
      logo: getId(images, logo, 'picture'),
      logoInverse: getId(images, logoInverse, 'picture'),
      favicon: getId(images, favicon, 'picture'),
      brands: brands.map((slug) => getId(makes, slug, 'make')),
      warranties: (demo.warranties ?? []).map(({ makes: makeSlugs = [], ...warranty }) => ({
        ...warranty,
        makes: makeSlugs.map((slug) => getId(makes, slug, 'make')),
      })),
      finance: { ...fields.finance, provider: getId(providers, demo.finance.provider, 'finance provider') },
      dealership_websites: (demo.finance.rules ?? []).map(({ make, locations: locationSlugs = [], provider }) => ({
        make: make ? getId(makes, make, 'make') : null,
        locations: locationSlugs.map((slug) => getId(locations, slug, 'location')),
        finance_provider: getId(providers, provider, 'finance provider'),
      })),
    },
  )

  const refs: Refs = {
    image: (file) => getId(images, file, 'picture'),
    location: (slug) => getId(locations, slug, 'location'),
    make: (slug) => getId(makes, slug, 'make'),
  }
  const withImage = <Row extends { image?: string }>({ image, ...row }: Row) => ({
    ...row,
    image: image ? getId(images, image, 'picture') : null,
  })
  const models = demo.models.map(({ make, images: gallery = [], features = [], colours = [], ...model }) => ({
    ...withImage(model),
    make: getId(makes, make, 'make'),
    images: gallery.map((path) => getId(images, path, 'picture')),
    features: features.map(withImage),
    colours: colours.map(withImage),
  }))
  const modelIds = await seedEach(payload, site, 'models', 'slug', models)
  const reviews = demo.reviews.map(({ location, ...review }) => ({
    ...review,
    location: location ? getId(locations, location, 'location') : null,
  }))
  await seedEach(payload, site, 'reviews', 'customer_name', reviews)
  await seedEach(payload, site, 'towVehicles', 'slug', demo.towVehicles ?? [])
  await seedEach(payload, site, 'menus', 'key', demo.menus)
  await seedEach(payload, site, 'promoCards', 'title', demo.promoCards(refs))
  await seedEach(payload, site, 'promoTiles', 'title', demo.promoTiles(refs))
  await seedEach(payload, site, 'hoursWording', 'phrase', demo.hoursWording(refs))
  await seedEach(payload, site, 'leadRoutes', 'name', leadRoutes(demo.site.email ?? `hello@${fields.slug}.test`))
  await seedEach(payload, site, 'layouts', 'kind', demo.layouts(refs).map(toPublished))
  const pages = demo.pages(refs)
  await seedEach(payload, site, 'pages', 'path', pages.map(toPublished))
  // After the pages that they lead to.
  await seedEach(payload, site, 'redirects', 'from', demo.redirects)
  await seedEach(payload, site, 'posts', 'slug', (demo.posts?.(refs) ?? []).map(toPublished))
  report(`${fields.name}: ${pages.length} pages, ${locations.size} locations, ${models.length} models`)

  await importDemoStock(payload, site, fields.slug, new Date(), report)
  report(`${fields.name}: ${await seedPriceChanges(payload, site, new Date())} cars with earlier prices`)
  await seedOffers(payload, site, demo.offers?.(refs) ?? [], modelIds)
  return site
}

/** Creates a dealer group with its sites. Shared settings are not changed. */
async function seedGroup(payload: Payload, name: string, slugs: string[]): Promise<void> {
  const group = await upsert(payload, 'groups', { name }, {})
  for (const slug of slugs) await upsert(payload, 'sites', { slug }, { group })
}

/** Creates the offers, after the stock, since they refer to cars. */
async function seedOffers(
  payload: Payload,
  site: number,
  offers: ReturnType<NonNullable<DemoSite['offers']>>,
  models: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { carsLike, models: slugs = [], ...offer } of offers) {
    const cars = carsLike ? await findCarIds(payload, site, carsLike) : []
    const data = { ...offer, cars, models: slugs.map((slug) => getId(models, slug, 'model')) }
    await upsert(payload, 'offers', { site, slug: String(offer.slug) }, data)
  }
}

async function findCarIds(payload: Payload, site: number, { make, model, carType, limit }: CarSelection) {
  const conditions: Where[] = [
    { site: { equals: site } },
    { status: { equals: 'in_stock' } },
    { make: { equals: make } },
  ]
  if (model) conditions.push({ model: { equals: model } })
  if (carType) conditions.push({ car_type: { equals: carType } })
  const cars = await payload.find({
    collection: 'cars',
    depth: 0,
    limit,
    pagination: false,
    select: {},
    sort: ['price', 'stocknum'],
    where: { and: conditions },
  })
  return cars.docs.map(({ id }) => id)
}

const toPublished = <Fields extends object>(fields: Fields) => ({ ...fields, _status: 'published' as const })

/** Creates or updates documents by their natural key on the site. Returns ids by key. */
async function seedEach(
  payload: Payload,
  site: number,
  collection: Parameters<typeof upsert>[1],
  keyField: string,
  documents: object[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const document of documents) {
    const key = String((document as Record<string, unknown>)[keyField])
    ids.set(key, await upsert(payload, collection, { site, [keyField]: key }, document as Record<string, unknown>))
  }
  return ids
}

/** Uploads the site's pictures: its own, those of departments, and those of models from `public`. */
async function seedImages(payload: Payload, site: number, demo: DemoSite): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const { slug } = demo.site
  const sitePictures = mediaCatalogue.filter(({ file }) => file.startsWith(`${slug}-`))
  for (const { file, alt } of sitePictures)
    ids.set(file, await seedImage(payload, { id: site, slug }, join(seedFolder, 'media', file), alt))
  for (const [path, alt] of Object.values(DEPARTMENT_PICTURES))
    ids.set(basename(path), await seedImage(payload, { id: site, slug }, resolve(seedFolder, '..', path), alt))
  for (const { image, name, images = [], features = [], colours = [] } of demo.models) {
    const more = [...features, ...colours].flatMap((row) => row.image ?? [])
    for (const source of [image, ...images, ...more].filter((path) => !ids.has(path))) {
      const path = resolve(seedFolder, '../public', source.replace(/^\//, ''))
      ids.set(source, await seedImage(payload, { id: site, slug }, path, name))
    }
  }
  for (const { path, alt } of demo.photos ?? []) {
    const file = resolve(seedFolder, '../public', path.replace(/^\//, ''))
    ids.set(path, await seedImage(payload, { id: site, slug }, file, alt))
  }
  return ids
}

/** Uploads a picture unless it exists. File names are unique across the deployment, so they start with the site's slug. */
async function seedImage(payload: Payload, site: { id: number; slug: string }, path: string, alt: string) {
  const file = basename(path)
  const name = file.startsWith(`${site.slug}-`) ? file : `${site.slug}-${file}`
  const where: Where = { and: [{ site: { equals: site.id } }, { filename: { equals: name } }] }
  const existing = await payload.find({ collection: 'media', where, depth: 0, limit: 1, pagination: false, select: {} })
  if (existing.docs[0]) return existing.docs[0].id
  if (!existsSync(path)) throw new Error(`Demo picture not found: ${file}`)
  const data = await readFile(path)
  const mimetype = extname(path) === '.png' ? 'image/png' : 'image/webp'
  const created = await payload.create({
    collection: 'media',
    context: { disableRevalidate: true },
    data: { site: site.id, alt },
    depth: 0,
    file: { data, mimetype, name, size: data.length },
  })
  return created.id
}

function getId(ids: ReadonlyMap<string, number>, key: string, what: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Demo ${what} not found: ${key}`)
  return id
}
