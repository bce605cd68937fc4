import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** The REST API of a web server, with the session of a super admin. */
export interface Staff {
  get: (path: string) => Promise<Document>
  save: (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) => Promise<Document>
  upload: (path: string, file: File, data: object) => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: documents of many collections
type Document = any

/** A change that staff make, and where shoppers see it. */
export interface Change {
  name: string
  /** the page that shows it, as a path of the site, or as `//host/path` */
  path: string
  /** makes the change */
  save: (staff: Staff) => Promise<void>
  /** whether the page shows it */
  isShown: (page: { status: number; text: string }) => boolean
}

const SITE = 'harbour'
const LOGIN = { email: 'super@forecourt.test', password: 'forecourt-demo' }

/** Logs in. @param origin of a web server */
export async function logIn(origin: string): Promise<(origin: string) => Staff> {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(LOGIN),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`Login failed: ${response.status}`)
  return (ownOrigin) => staffOn(ownOrigin, token)
}

function staffOn(origin: string, token: string): Staff {
  const send = async (method: string, path: string, body?: string | FormData) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        Authorization: `JWT ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
    })
    const answer = (await response.json()) as Document
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer).slice(0, 400)}`)
    return answer
  }
  return {
    get: (path) => send('GET', path),
    save: async (method, path, data) => (await send(method, path, data && JSON.stringify(data))).doc,
    upload: async (path, file, data) => {
      const form = new FormData()
      form.set('file', file)
      form.set('_payload', JSON.stringify(data))
      await send('POST', path, form)
    },
  }
}

/** One change of every kind; each call makes new ones. */
export async function listChanges(staff: Staff): Promise<Change[]> {
  const mark = randomUUID().slice(0, 13)
  /** A text that only one change of this call has. */
  const textOf = (kind: string) => `${kind} ${mark}`
  const shows =
    (kind: string) =>
    ({ text }: { text: string }) =>
      text.includes(textOf(kind))
  const site = await findOne(staff, 'sites', { slug: SITE })
  const find = (collection: string, where: Record<string, string | number> = {}) =>
    findOne(staff, collection, { site: site.id, ...where })
  const [menu, location, card, wording, offer, post, layout, car] = [
    await find('menus', { key: 'footer' }),
    await find('locations', { slug: 'wollongong' }),
    await find('promoCards'),
    await find('hoursWording'),
    await find('offers'),
    await find('posts'),
    await find('layouts', { kind: 'car' }),
    await find('cars', { status: 'in_stock' }),
  ]
  const hasFavourites = site.flags.favourites
  const path = `/cluster-${mark}`
  const patch = (collection: string, id: number, data: object) => (api: Staff) =>
    api.save('PATCH', `/api/${collection}/${id}?depth=0`, data).then(() => undefined)
  return [
    {
      name: 'a new page',
      path,
      save: async (api) => {
        await api.save('POST', '/api/pages?depth=0', {
          ...{ site: site.id, title: textOf('Page'), path, _status: 'published' },
          layout: [{ blockType: 'locationsGrid', heading: textOf('Page'), locationType: 'all' }],
        })
      },
      isShown: shows('Page'),
    },
    {
      name: 'the end of a page',
      path,
      save: async (api) => {
        const page = await findOne(api, 'pages', { site: site.id, path })
        await api.save('DELETE', `/api/pages/${page.id}?depth=0`)
      },
      isShown: ({ status }) => status === 404,
    },
    {
      name: 'a menu',
      path: '/',
      save: patch('menus', menu.id, {
        items: menu.items.map((item: object, index: number) =>
          index === 0 ? { ...item, name: textOf('Menu') } : item,
        ),
      }),
      isShown: shows('Menu'),
    },
    {
      name: 'a text of the site',
      path: '/contact',
      save: patch('sites', site.id, { announcement: { ...site.announcement, text: textOf('Announcement') } }),
      isShown: shows('Announcement'),
    },
    {
      name: 'a location',
      path: '/locations',
      save: patch('locations', location.id, { name: textOf('Place') }),
      isShown: shows('Place'),
    },
    {
      name: 'a promo card',
      path: '/search/new-used-and-demo-cars',
      save: patch('promoCards', card.id, { title: textOf('Card') }),
      isShown: shows('Card'),
    },
    {
      name: 'the wording of opening hours',
      path: '/locations',
      save: patch('hoursWording', wording.id, { phrase: textOf('Hours') }),
      isShown: shows('Hours'),
    },
    {
      name: 'an offer',
      path: '/special-offers',
      save: patch('offers', offer.id, { title: textOf('Offer') }),
      isShown: shows('Offer'),
    },
    { name: 'a post', path: '/blog', save: patch('posts', post.id, { title: textOf('Post') }), isShown: shows('Post') },
    {
      name: 'a layout',
      path: `/cars/${car.slug}`,
      save: patch('layouts', layout.id, {
        layout: layout.layout.map((block: { blockType: string }) =>
          block.blockType === 'carKeyInformation' ? { ...block, heading: textOf('Layout') } : block,
        ),
        _status: 'published',
      }),
      isShown: shows('Layout'),
    },
    {
      name: 'a car',
      path: `/cars/${car.slug}`,
      save: patch('cars', car.id, { dealercomments: textOf('Comments') }),
      isShown: shows('Comments'),
    },
    {
      name: 'a picture',
      path: `/api/media/file/picture-${mark}.png`,
      save: async (api) => {
        const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
          .png()
          .toBuffer()
        const file = new File([new Uint8Array(bytes)], `picture-${mark}.png`, { type: 'image/png' })
        await api.upload('/api/media?depth=0', file, { site: site.id, alt: `Picture ${mark}` })
      },
      isShown: ({ status }) => status === 200,
    },
    {
      name: 'a flag',
      path: '/fleet',
      save: patch('sites', site.id, { flags: { ...site.flags, favourites: !hasFavourites } }),
      isShown: ({ text }) => text.includes('href="/favourites"') === !hasFavourites,
    },
    {
      name: 'a web address',
      path: `//${mark}.localhost/`,
      save: patch('sites', site.id, { domains: [{ host: `${mark}.localhost` }] }),
      isShown: ({ status }) => status === 200,
    },
  ]
}

async function findOne(staff: Staff, collection: string, where: Record<string, string | number>): Promise<Document> {
  const query = Object.entries(where).map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`)
  const { docs } = await staff.get(`/api/${collection}?depth=0&limit=1&sort=id&${query.join('&')}`)
  if (docs.length === 0) throw new Error(`No document of ${collection} with ${JSON.stringify(where)}`)
  return docs[0]
}
