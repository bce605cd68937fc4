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
import type { ServiceDepartment } from './menus'
import { standardLayouts } from './standardLayouts'
import { STARTER_PICTURES, type StarterPicture, starterMenus, starterPages } from './starterContent'

/** Input for a new dealer's site. Everything else comes from the template, and staff can change it later. */
export interface NewSite {
  name: string
  slug: string
  /** host name without protocol; null to use only the short name */
  domain: string | null
  template: SiteTemplateName
  /** `#rrggbb` */
  accent: string
  /** `#rrggbb` */
  ink: string
  /** an image file; null to show the name instead */
  logo: { data: Buffer; mimetype: string; name: string } | null
  phone: string
  email: string
  street: string
  city: string
  state: keyof typeof STATES
  postcode: string
  /** departments besides sales, whose pages are published */
  departments: readonly ServiceDepartment[]
}

/** Names, as used in legal text, and time zones of the states. */
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
 * Creates a dealer's site from a template in one transaction: pages, menus, layouts, wording, a lead routing rule, a
 * dealership and a location. Returns its id. Only staff see the site until they launch it.
 * @throws validation errors of the collections, such as a short name or host in use; nothing is saved then
 */
export async function createSite(payload: Payload, user: TypedUser, input: NewSite): Promise<number> {
  const req = await createLocalReq({ user, context: { disableRevalidate: true } }, payload)
  await initTransaction(req)
  try {
    const id = await createContent(payload, req, input)
    await commitTransaction(req)
    return id
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Req = Awaited<ReturnType<typeof createLocalReq>>

async function createContent(payload: Payload, req: Req, input: NewSite): Promise<number> {
  const template = SITE_TEMPLATES[input.template]
  const [stateName, timeZone] = STATES[input.state]
  const { headingWeight, ...theme } = brandedTheme(template, input)
  const site = await payload.create({
    collection: 'sites',
    depth: 0,
    req,
    // Other fields get their defaults, which the create type does not know.
    data: {
      name: input.name,
      slug: input.slug,
      template: input.template,
      domains: input.domain ? [{ host: input.domain }] : [],
      theme: { ...theme, headingWeight: `${headingWeight}` },
      stockNoun: template.stockNoun,
      flags: template.flags,
      wording: template.wording,
      phone: input.phone,
      email: input.email,
      timeZone,
    } as unknown as SiteData,
  })
  const options = { depth: 0, req } as const
  const dealership = await payload.create({
    ...options,
    collection: 'dealerships',
    data: { site: site.id, name: input.name, slug: slugify(input.name), phone: input.phone },
  })
  const pictures = await uploadPictures(payload, req, site.id, input)
  await payload.create({
    ...options,
    collection: 'locations',
    data: {
      site: site.id,
      name: input.name,
      slug: slugify(input.city),
      dealership: dealership.id,
      primary: true,
      visible: true,
      location_type: 'sales',
      timeZone,
      phone: input.phone,
      // Hours are shown once somebody has entered them.
      departments: [],
      // Its coordinates are those of the suburb.
      address: { street: input.street, city: input.city, state: input.state, postcode: input.postcode },
    } as unknown as RequiredDataFromCollectionSlug<'locations'>,
  })
  for (const menu of starterMenus(input.template, input.departments))
    await payload.create({ ...options, collection: 'menus', data: { site: site.id, ...menu } })
  await payload.create({
    ...options,
    collection: 'leadRoutes',
    data: { site: site.id, name: 'All leads', enabled: true, fallback: true, emails: [input.email] },
  })
  for (const layout of standardLayouts())
    await payload.create({
      ...options,
      collection: 'layouts',
      data: { site: site.id, ...layout, _status: 'published' },
    })
  const pages = starterPages({
    template: input.template,
    name: input.name,
    state: stateName,
    city: input.city,
    email: input.email,
    phone: input.phone,
    departments: input.departments,
    image: (name) => pictures[name],
  })
  for (const page of pages)
    await payload.create({ ...options, collection: 'pages', data: { site: site.id, _status: 'published', ...page } })
  if (pictures.logo !== null) {
    await payload.update({ ...options, collection: 'sites', id: site.id, data: { logo: pictures.logo } })
  }
  return site.id
}

type Pictures = Record<StarterPicture, number> & { logo: number | null }

/** Uploads the logo and the pictures of the template's pages. File names are unique across the deployment. */
async function uploadPictures(payload: Payload, req: Req, site: number, input: NewSite): Promise<Pictures> {
  const upload = async (file: { data: Buffer; mimetype: string; name: string }, alt: string) => {
    const created = await payload.create({
      collection: 'media',
      data: { site, alt },
      depth: 0,
      file: { ...file, name: `${input.slug}-${file.name}`, size: file.data.length },
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
    hero: await starter(input.template),
    finance: await starter('finance'),
    service: await starter('service'),
    parts: await starter('parts'),
    tradeIn: await starter('tradeIn'),
    logo: input.logo ? await upload(input.logo, input.name) : null,
  }
}
