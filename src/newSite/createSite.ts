import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type RequiredDataFromCollectionSlug,
  type TypedUser,
} from 'payload'
import { brandedTheme, SITE_TEMPLATES, type SiteTemplateName } from '../domain/site/siteTemplate'
import { slugify } from '../domain/site/slug'
import { standardLayouts } from './standardLayouts'
import { STARTER_PICTURES, type StarterPicture, starterMenus, starterPages } from './starterContent'

/** What a new dealer is made from; the rest is the template's, and staff change it afterwards. */
export interface NewSite {
  name: string
  slug: string
  /** host name without protocol; null for one that is only known under its short name yet */
  domain: string | null
  template: SiteTemplateName
  /** `#rrggbb` */
  accent: string
  /** `#rrggbb` */
  ink: string
  /** a picture file; null where the name stands in for a while */
  logo: { data: Buffer; mimetype: string; name: string } | null
  phone: string
  email: string
  street: string
  city: string
  state: keyof typeof STATES
  postcode: string
}

/** States as their laws and zones are known. */
const STATES = {
  ACT: ['the Australian Capital Territory', 'Australia/Sydney'],
  NSW: ['New South Wales', 'Australia/Sydney'],
  NT: ['the Northern Territory', 'Australia/Darwin'],
  QLD: ['Queensland', 'Australia/Brisbane'],
  SA: ['South Australia', 'Australia/Adelaide'],
  TAS: ['Tasmania', 'Australia/Hobart'],
  VIC: ['Victoria', 'Australia/Melbourne'],
  WA: ['Western Australia', 'Australia/Perth'],
} as const

export const STATE_CODES = Object.keys(STATES) as (keyof typeof STATES)[]

type SiteData = RequiredDataFromCollectionSlug<'sites'>

/**
 * Makes a dealer's whole site from a template, in one transaction: pages, menus, layouts, wording, who receives leads, a
 * dealership and a location to fill in. Answers with its id; it is live once the caller has dropped the cached hosts.
 * @throws what the collections refuse, such as a short name or host that is taken; nothing is kept then
 */
export async function createSite(payload: Payload, user: TypedUser, wanted: NewSite): Promise<number> {
  const req = await createLocalReq({ user, context: { disableRevalidate: true } }, payload)
  await initTransaction(req)
  try {
    const id = await fillSite(payload, req, wanted)
    await commitTransaction(req)
    return id
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Req = Awaited<ReturnType<typeof createLocalReq>>

async function fillSite(payload: Payload, req: Req, wanted: NewSite): Promise<number> {
  const template = SITE_TEMPLATES[wanted.template]
  const [stateName, timeZone] = STATES[wanted.state]
  const { headingWeight, ...theme } = brandedTheme(template, wanted)
  const site = await payload.create({
    collection: 'sites',
    depth: 0,
    req,
    // What is left out has its default, which the types of a create do not know.
    data: {
      name: wanted.name,
      slug: wanted.slug,
      template: wanted.template,
      domains: wanted.domain ? [{ host: wanted.domain }] : [],
      theme: { ...theme, headingWeight: `${headingWeight}` },
      stockNoun: template.stockNoun,
      flags: template.flags,
      wording: template.wording,
      phone: wanted.phone,
      email: wanted.email,
      timeZone,
    } as unknown as SiteData,
  })
  const ofSite = { depth: 0, req } as const
  const dealership = await payload.create({
    ...ofSite,
    collection: 'dealerships',
    data: { site: site.id, name: wanted.name, slug: slugify(wanted.name), phone: wanted.phone },
  })
  const pictures = await uploadPictures(payload, req, site.id, wanted)
  await payload.create({
    ...ofSite,
    collection: 'locations',
    data: {
      site: site.id,
      name: wanted.name,
      slug: slugify(wanted.city),
      dealership: dealership.id,
      primary: true,
      visible: true,
      location_type: 'sales',
      timeZone,
      phone: wanted.phone,
      address: {
        ...{ street: wanted.street, city: wanted.city, state: wanted.state, postcode: wanted.postcode },
        ...(await coordinatesOf(payload, req, wanted)),
      },
    } as unknown as RequiredDataFromCollectionSlug<'locations'>,
  })
  for (const menu of starterMenus(wanted.template))
    await payload.create({ ...ofSite, collection: 'menus', data: { site: site.id, ...menu } })
  await payload.create({
    ...ofSite,
    collection: 'leadRoutes',
    data: { site: site.id, name: 'Everything', enabled: true, fallback: true, emails: [wanted.email] },
  })
  for (const layout of standardLayouts())
    await payload.create({ ...ofSite, collection: 'layouts', data: { site: site.id, ...layout, _status: 'published' } })
  const pages = starterPages({
    template: wanted.template,
    name: wanted.name,
    state: stateName,
    city: wanted.city,
    email: wanted.email,
    phone: wanted.phone,
    image: (name) => pictures[name],
  })
  for (const page of pages)
    await payload.create({ ...ofSite, collection: 'pages', data: { site: site.id, ...page, _status: 'published' } })
  if (pictures.logo !== null) {
    await payload.update({ ...ofSite, collection: 'sites', id: site.id, data: { logo: pictures.logo } })
  }
  return site.id
}

/** Where the suburb or its postcode lies, so that maps and distances work at once; nothing where we know neither. */
async function coordinatesOf(payload: Payload, req: Req, { city, postcode }: NewSite) {
  const { docs } = await payload.find({
    collection: 'places',
    depth: 0,
    pagination: false,
    req,
    where: { postcode: { equals: postcode } },
  })
  const place = docs.find(({ name }) => name.toLowerCase() === city.trim().toLowerCase()) ?? docs[0]
  return place ? { lat: place.lat, lng: place.lng } : {}
}

type Pictures = Record<StarterPicture, number> & { logo: number | null }

/** The logo, and the pictures that the template's pages show. File names are unique in the whole deployment. */
async function uploadPictures(payload: Payload, req: Req, site: number, wanted: NewSite): Promise<Pictures> {
  const upload = async (file: { data: Buffer; mimetype: string; name: string }, alt: string) => {
    const created = await payload.create({
      collection: 'media',
      data: { site, alt },
      depth: 0,
      file: { ...file, name: `${wanted.slug}-${file.name}`, size: file.data.length },
      req,
    })
    return created.id
  }
  const starter = async (key: keyof typeof STARTER_PICTURES) => {
    const [file, alt] = STARTER_PICTURES[key]
    const data = await readFile(resolve(process.cwd(), file))
    return upload({ data, mimetype: 'image/webp', name: basename(file) }, alt)
  }
  return {
    hero: await starter(wanted.template),
    finance: await starter('finance'),
    service: await starter('service'),
    parts: await starter('parts'),
    tradeIn: await starter('tradeIn'),
    logo: wanted.logo ? await upload(wanted.logo, wanted.name) : null,
  }
}
