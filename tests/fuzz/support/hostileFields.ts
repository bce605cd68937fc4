import type { FlattenedField, SanitizedConfig } from 'payload'
import { API_SAMPLES, PAGE_SAMPLES, READ_QUERY, type Sample } from './samples'

/** A place of a request that takes a text. */
export interface HostileField {
  method: string
  /** the route and the field, for the report */
  name: string
  /** only staff may send it */
  isOfStaff: boolean
  /** characters of the longest text: addresses and headers have less room than bodies */
  maxLength: number
  build: (text: string) => { path: string; headers: Record<string, string>; body: string | null }
}

/** Of the encoded text in an address: the server takes 4,096 characters of a page. */
const MAX_IN_ADDRESS = 3900
const MAX_IN_HEADER = 7000
/** Above the default limit of a body, which is 100 KB. */
const MAX_IN_BODY = 120_000
/** Of documents, which may be much longer. */
const MAX_IN_DOCUMENT = 200_000

const FORM = 'application/x-www-form-urlencoded'

/** Parameters of pages that are not in the samples: what the search, its links and forms without script send. */
const PAGE_PARAMETERS: Record<string, readonly string[]> = {
  '/search': [
    ...['query', 'q', 'near', 'radius', 'page', 'sort', 'sortBy', 'plain', 'lat', 'lng', 'make', 'price', 'car_id'],
    ...[
      'range[price]',
      'range[price][min]',
      'range[price][max]',
      'range[km][max]',
      'range[year][min]',
      'range[weekly][max]',
    ],
    ...[
      'refinementList[make][0]',
      'refinementList[make][]',
      'refinementList[filtered_features][0]',
      'hierarchicalMenu[make_or_model]',
    ],
  ],
  '/': ['utm_source', 'gclid', 'car_id', '_rsc', 'x'],
  '/blog': ['page', 'category', 'q'],
  '/my-garage': ['tab', 'error', 'done'],
  '/locations': ['near', 'postcode', 'department'],
  '/unknown-page': ['x', 'car_id'],
  '/search/mazda/cx-5': ['range[price][min]', 'near', 'query'],
  '/api/suggestions': ['q', 'site'],
  '/api/places': ['q', 'near'],
}

const HEADERS = [
  ...['user-agent', 'referer', 'cookie', 'accept-language', 'accept', 'accept-encoding', 'origin', 'x-forwarded-for'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'if-none-match',
    'range',
    'content-type',
    'authorization',
    'host',
    'rsc',
  ],
  ...[
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'x-request-id',
    'sec-ch-ua',
    'traceparent',
    'baggage',
  ],
  ...['x-middleware-subrequest', 'x-nextjs-data', 'next-action', 'idempotency-key', 'x-payload-http-method-override'],
]
const HEADER_PATHS = ['/', '/search?query=suv', '/api/places?q=a', '/admin/login']
const COOKIES = [
  'shopper-session',
  'site-preview',
  'payload-token',
  'payload-tenant',
  'visit',
  'seen_cars',
  '__Host-payload-token',
]

const COLLECTIONS_BY_ANOTHER_WAY = ['sites', 'users', 'groups']

/** Every place that takes a text: of our own routes and pages, of headers, and of documents. */
export function listHostileFields(config: Pick<SanitizedConfig, 'collections'>): HostileField[] {
  return [
    ...[...API_SAMPLES, ...PAGE_SAMPLES].flatMap(fieldsOfSample),
    ...Object.entries(PAGE_PARAMETERS).flatMap(([path, names]) =>
      names.map((name) => inQuery({ method: 'GET', path, query: {} }, name)),
    ),
    ...HEADER_PATHS.flatMap((path) => HEADERS.map((name) => inHeader(path, name))),
    ...COOKIES.flatMap((name) => ['/', '/admin', '/account'].map((path) => inHeader(path, 'cookie', `${name}=`))),
    ...Object.keys(READ_QUERY).map((name) => inQuery({ method: 'GET', path: '/api/pages', query: {} }, name)),
    ...config.collections.filter(({ endpoints }) => endpoints !== false).flatMap(fieldsOfCollection),
  ]
}

function fieldsOfSample(sample: Sample): HostileField[] {
  const { path, query = {}, body, form } = sample
  return [
    ...path.split('/').flatMap((part, at) => (part.startsWith(':') ? [inPath(sample, at, part)] : [])),
    ...Object.keys(query).map((name) => inQuery(sample, name)),
    ...(body ? listLeaves(body).map((keys) => inBody(sample, keys)) : []),
    ...(form ? Object.keys(form).map((name) => inForm(sample, name)) : []),
  ]
}

const fill = (path: string) => path.replaceAll(/:\w+/g, '1')
const address = (path: string, query: Record<string, string>) => {
  const search = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
  return search.length > 0 ? `${fill(path)}?${search.join('&')}` : fill(path)
}
const encoded = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encode(value)]))

/** Percent-encodes what fits into an address, a space as in a form; half a surrogate pair becomes its bytes, which are invalid. */
export function encode(text: string, space = '+'): string {
  let found = ''
  for (const character of text.slice(0, MAX_IN_ADDRESS)) {
    const code = character.codePointAt(0) ?? 0
    const isHalf = code >= 0xd800 && code <= 0xdfff
    const part = isHalf ? Buffer.from([0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]) : null
    const plain = character === ' ' ? space : null
    const next = part
      ? [...part].map((byte) => `%${byte.toString(16)}`).join('')
      : (plain ?? encodeURIComponent(character))
    if (found.length + next.length > MAX_IN_ADDRESS) break
    found += next
  }
  return found
}

function inPath(sample: Sample, at: number, part: string): HostileField {
  const { method, path, query = {} } = sample
  const build = (text: string) => {
    const parts = path.split('/')
    parts[at] = encode(text, '%20')
    return { path: address(parts.join('/'), encoded(query)), headers: {}, body: bodyOf(sample) }
  }
  return { method, name: `${method} ${path}: ${part}`, isOfStaff: false, maxLength: MAX_IN_ADDRESS, build }
}

function inQuery(sample: Sample, name: string): HostileField {
  const { method, path, query = {} } = sample
  const build = (text: string) => ({
    ...{ path: address(path, { ...encoded(query), [name]: encode(text) }), headers: sample.headers ?? {} },
    body: bodyOf(sample),
  })
  return { method, name: `${method} ${path}?${name}=`, isOfStaff: false, maxLength: MAX_IN_ADDRESS, build }
}

/** What a header may contain: a tab, and bytes that are no control characters. Other letters are sent as their bytes. */
const toHeader = (text: string) =>
  Buffer.from(Buffer.from(text, 'utf8').filter((byte) => byte === 9 || (byte > 31 && byte !== 127)))
    .toString('latin1')
    .slice(0, MAX_IN_HEADER)

function inHeader(path: string, name: string, prefix = ''): HostileField {
  const build = (text: string) => ({ path, headers: { [name]: toHeader(prefix + text) }, body: null })
  return { method: 'GET', name: `GET ${path} ${name}: ${prefix}`, isOfStaff: false, maxLength: MAX_IN_HEADER, build }
}

function inBody(sample: Sample, keys: readonly (string | number)[]): HostileField {
  const { method, path, query = {}, body } = sample
  const build = (text: string) => ({
    path: address(path, encoded(query)),
    headers: { 'content-type': 'application/json', ...sample.headers },
    body: JSON.stringify(replaced(body, keys, text)),
  })
  return { method, name: `${method} ${path} ${keys.join('.')}`, isOfStaff: false, maxLength: MAX_IN_BODY, build }
}

function inForm(sample: Sample, name: string): HostileField {
  const { method, path, query = {}, form } = sample
  const build = (text: string) => ({
    path: address(path, encoded(query)),
    headers: { 'content-type': FORM },
    body: new URLSearchParams({ ...form, [name]: text }).toString(),
  })
  return { method, name: `${method} ${path} ${name} (form)`, isOfStaff: false, maxLength: MAX_IN_BODY, build }
}

function bodyOf({ method, body, form, json }: Sample): string | null {
  if (method === 'GET' || method === 'HEAD') return null
  return form ? new URLSearchParams(form).toString() : (json ?? JSON.stringify(body ?? {}))
}

type Keys = readonly (string | number)[]

/** Where the texts and numbers of a body are. */
function listLeaves(value: unknown, keys: Keys = []): Keys[] {
  if (Array.isArray(value)) return value.length === 0 ? [[...keys, 0]] : listLeaves(value[0], [...keys, 0])
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => listLeaves(inner, [...keys, name]))
  return [keys]
}

/** A copy of a value with a text in one place. */
function replaced(value: unknown, [key, ...rest]: Keys, text: unknown): unknown {
  if (key === undefined) return text
  const inner = replaced((value as Record<string, unknown> | undefined)?.[key], rest, text)
  if (typeof key === 'number') return [inner]
  return { ...(value as object), [key]: inner }
}

/** Texts that a document has anywhere, as `draft`, since others have rules for what must be there. */
function fieldsOfCollection({ slug, flattenedFields }: SanitizedConfig['collections'][number]): HostileField[] {
  const isSettings = slug === 'sites'
  if (COLLECTIONS_BY_ANOTHER_WAY.includes(slug) && !isSettings) return []
  const path = isSettings ? '/api/settings-drafts/4' : `/api/${slug}?draft=true&depth=0`
  const basis = { site: 1, title: 'A', name: 'A', slug: 'a' }
  return listTexts(flattenedFields).map(({ name, keys, wrap }) => ({
    method: 'POST',
    name: `POST ${path} ${name}`,
    isOfStaff: true,
    maxLength: MAX_IN_DOCUMENT,
    build: (text) => ({
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isSettings ? { values: replaced({}, keys, wrap(text)) } : replaced(basis, keys, wrap(text))),
    }),
  }))
}

const TEXTS = ['text', 'textarea', 'email', 'code', 'json', 'date', 'select', 'radio', 'number', 'richText']
const MAX_NESTING = 4

interface DocumentText {
  name: string
  keys: Keys
  wrap: (text: string) => unknown
}

function listTexts(fields: readonly FlattenedField[], keys: Keys = []): DocumentText[] {
  if (keys.length > MAX_NESTING) return []
  return fields.flatMap((field): DocumentText[] => {
    const own = [...keys, field.name]
    const name = own.join('.')
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) =>
        listTexts(block.flattenedFields).map((found) => ({
          name: [...own, block.slug, found.name].join('.'),
          keys: own,
          wrap: (text) => [{ blockType: block.slug, ...(replaced({}, found.keys, found.wrap(text)) as object) }],
        })),
      )
    if (field.type === 'array') return listTexts(field.flattenedFields, [...own, 0])
    if ('flattenedFields' in field) return listTexts(field.flattenedFields, own)
    if (field.type === 'richText') return [{ name, keys: own, wrap: toRichText }]
    return TEXTS.includes(field.type) ? [{ name, keys: own, wrap: (text) => text }] : []
  })
}

const toRichText = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})
