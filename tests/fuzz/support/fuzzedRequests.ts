import fc from 'fast-check'
import { validOperators } from 'payload/shared'
import { API_SAMPLES, OTHER_SAMPLES, PAGE_SAMPLES, READ_QUERY, type Sample } from './samples'

/** A request to send as it is: `path` may contain bytes that no URL parser accepts. */
export interface FuzzedRequest {
  /** the route: collections are one, and parameters have names */
  endpoint: string
  method: string
  path: string
  /** index of the account that sends it; 0 is a stranger */
  account: number
  host: string
  contentType: string | null
  headers: Record<string, string>
  body: string | null
}

/** Texts on which parsers, Postgres and file systems fail. */
const NASTY_TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e9',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '%',
    "'",
    '"',
    '\\',
  ],
  ...['2147483647', '2147483648', '9007199254740993', '9223372036854775808', '1e400', '-0', '0x10', '١٢', '1,2,,3'],
  ...['\0', 'a\0b', '\ud83d', '\udc00x', '😀', '\u202e', '\r\n', '\uffff', 'ﷺ'.repeat(50), 'é', 'İ', 'ß'],
  ...['../../../etc/passwd', '..%2f..%2f', './', '//', '/admin', 'C:\\', 'file:///etc/passwd', 'javascript:alert(1)'],
  ...[
    "' OR 1=1--",
    '$1',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it is
    '${7*7}',
    '{{7*7}}',
    '<script>',
    '%00',
    '%ff',
    '%c0%ae',
    '%ed%a0%80',
    '%zz',
    '*',
    '?',
    '#',
    '&',
    '=',
  ],
  ...[
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    'id',
    'email',
    'password',
    'sessions',
  ],
  ...['2026-02-30', '0000-00-00', '99999-12-31', '2026-11-23T25:61:61Z', '+275760-09-14', '1970-01-01'],
  ...[
    'a'.repeat(300),
    'a'.repeat(5000),
    '9'.repeat(400),
    '['.repeat(500),
    '((((((((((',
    'a:b:c',
    'make:',
    'price<',
    'a AND',
    'NOT',
  ],
]

const NASTY_VALUES: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e300,
    5e-324,
    [],
    {},
    [[]],
    [null],
    [[], {}],
    { a: { b: {} } },
  ],
  ...[
    { equals: 1 },
    { $ne: 1 },
    { __proto__: null, constructor: { prototype: {} } },
    Array(200).fill('a'),
    Array(40).fill({}),
  ],
]

const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((codes) => String.fromCharCode(...codes)),
  },
)
const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** Known values make requests reach further than the first check. */
const known = fc.constantFrom('1', '2', '3', '7', 'about-us', 'mazda', 'harbour', 'index', 'x'.repeat(32))
const pathPart = fc.oneof(known, nastyText)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const HOSTS = [
  'harbour.localhost',
  'harbour.localhost',
  'wayfarer.localhost',
  'localhost',
  'unknown.localhost',
  '[::1]',
  'a..b',
  '',
]
const CONTENT_TYPES = [
  ...[
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
  ...['application/json; charset=utf-16', 'application/octet-stream', 'image/png', ''],
]

/** Collections whose documents the tests need: they are changed only with values that match nothing. */
const KEPT = ['sites', 'users', 'groups']

const READ_PATHS = [
  '',
  '/:id',
  '/count',
  '/versions',
  '/versions/:id',
  '/access/:id',
  '/me',
  '/init',
  '/:id/:slug',
  '/file/:slug',
]
const WRITE_PATHS = [
  '',
  '/:id',
  '/:id/duplicate',
  '/versions/:id',
  '/unlock',
  '/forgot-password',
  '/reset-password',
  '/refresh-token',
  '/login',
  '/verify/:slug',
  '/first-register',
]

/** A collection and the paths by which its documents can be compared. */
export interface FuzzedCollection {
  slug: string
  paths: readonly string[]
}

/** Conditions on every field of every collection by every operator, of which most do not fit the field's type. */
function conditionSamples(collections: readonly FuzzedCollection[]): Sample[] {
  return collections.flatMap(({ slug, paths }) =>
    paths.flatMap((path) =>
      validOperators.flatMap((operator): Sample[] => {
        const query = (name: string) => ({ [`where[${name}][${operator}]`]: 'a', limit: '1', depth: '0' })
        return [
          { method: 'GET', collection: slug, path: `/api/${slug}`, query: query(path) },
          { method: 'GET', collection: slug, path: `/api/${slug}/count`, query: query(path) },
          { method: 'GET', collection: slug, path: `/api/${slug}/versions`, query: query(`version.${path}`) },
        ]
      }),
    ),
  )
}

/** A sample's route; those of Payload's collections are the same for each. */
const toEndpoint = ({ path, collection }: Sample) =>
  collection === undefined ? path : path.replace(`/api/${collection}`, '/api/:collection')

/** Samples of Payload's REST API for collections and the endpoints beside them. */
function payloadSamples(collections: readonly string[]): Sample[] {
  const reads = collections.flatMap((slug) =>
    READ_PATHS.map(
      (path): Sample => ({ method: 'GET', collection: slug, path: `/api/${slug}${path}`, query: READ_QUERY }),
    ),
  )
  const writes = collections.flatMap((slug) =>
    WRITE_PATHS.flatMap((path): Sample[] => {
      const id = KEPT.includes(slug) ? path.replace(':id', '999999') : path
      const body = {
        name: 'A',
        title: 'A',
        slug: 'a',
        site: 1,
        email: 'a@b.test',
        password: 'wrong-password',
        token: 'x',
      }
      const query = { depth: '0', draft: 'true', 'where[id][equals]': '999999' }
      return [
        { method: 'POST', collection: slug, path: `/api/${slug}${id}`, query: { depth: '0', draft: 'true' }, body },
        { method: 'PATCH', collection: slug, path: `/api/${slug}${id}`, query, body },
        {
          method: 'DELETE',
          collection: slug,
          path: `/api/${slug}${path.replace(':id', '999999')}`,
          query: { 'where[id][equals]': '999999' },
        },
      ]
    }),
  )
  const others = [
    '/api/access',
    '/api/globals/:slug',
    '/api/payload-jobs/run',
    '/api/payload-preferences/:slug',
    '/api/graphql',
    '/api',
  ]
  return [
    ...reads,
    ...writes,
    ...others.map((path): Sample => ({ method: 'GET', path, query: READ_QUERY, body: { value: 1 } })),
  ]
}

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** True for requests that would end the sessions of the fuzzer or remove what the rest of the run needs. */
function isDestructive({ method, path }: { method: string; path: string }): boolean {
  if (/\/(logout|unlock)\b/.test(path)) return true
  const changesKept = KEPT.some((slug) => new RegExp(`^/api/${slug}\\b`).test(path)) && WRITES.includes(method)
  const isBulk = /^\/api\/[\w-]+\/?(\?|$)/.test(path) && ['PUT', 'PATCH', 'DELETE'].includes(method)
  return (changesKept && /\/[1-9]\d{0,2}(?!\d)/.test(path)) || isBulk
}

/** Every sample of our own routes as it is, by every account: no seed may miss what fails for one role. */
function listPlainRequests(accounts: number): FuzzedRequest[] {
  return [...API_SAMPLES, ...OTHER_SAMPLES].flatMap((sample) =>
    Array.from({ length: accounts }, (_, account): FuzzedRequest => {
      const { method, form } = sample
      const path = sample.path.replaceAll(/:\w+/g, '1')
      const search = toQuery(sample.query ?? {})
      const hasBody = WRITES.includes(method)
      const json = form ? toQuery(form) : (sample.json ?? JSON.stringify(sample.body ?? {}))
      return {
        ...{ method, account, host: 'harbour.localhost', path: search ? `${path}?${search}` : path },
        contentType: hasBody ? (form ? 'application/x-www-form-urlencoded' : 'application/json') : null,
        headers: sample.headers ?? {},
        endpoint: toEndpoint(sample),
        body: hasBody ? json : null,
      }
    }),
  )
}

/**
 * Lists requests by a seed: first every sample of our own routes by every account, then valid requests with one to three parts
 * replaced by values on which software fails. The same seed gives the same requests.
 */
export function listFuzzedRequests(options: {
  seed: number
  count: number
  collections: readonly FuzzedCollection[]
  accounts: number
}): FuzzedRequest[] {
  const sample = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...API_SAMPLES) },
    { weight: 2, arbitrary: fc.constantFrom(...PAGE_SAMPLES, ...OTHER_SAMPLES) },
    { weight: 4, arbitrary: fc.constantFrom(...payloadSamples(options.collections.map(({ slug }) => slug))) },
    { weight: 3, arbitrary: fc.constantFrom(...conditionSamples(options.collections)) },
  )
  const request = sample.chain((chosen) => fuzz(chosen, options.accounts))
  const fuzzed = fc.sample(request, { seed: options.seed, numRuns: options.count * 2 })
  return [...listPlainRequests(options.accounts), ...fuzzed]
    .filter((candidate) => !isDestructive(candidate))
    .slice(0, options.count)
}

function fuzz(sample: Sample, accounts: number): fc.Arbitrary<FuzzedRequest> {
  const often = <Value>(usual: Value, other: fc.Arbitrary<Value>, weight = 12) =>
    fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
  return fc
    .record({
      method: often(sample.method, fc.constantFrom(...METHODS)),
      path: fuzzPath(sample.path),
      query: fuzzFields(sample.query ?? {}, nastyText),
      fields: fuzzFields(sample.body ?? sample.form ?? {}, nastyValue),
      rawBody: often<string | null>(
        sample.json ?? null,
        nastyText.map((text) => `${text}${text}`),
      ),
      contentType: often(
        sample.form ? 'application/x-www-form-urlencoded' : 'application/json',
        fc.constantFrom(...CONTENT_TYPES),
      ),
      account: fc.integer({ min: 0, max: accounts - 1 }),
      host: often('harbour.localhost', fc.constantFrom(...HOSTS)),
    })
    .map(({ method, path, query, fields, rawBody, contentType, account, host }) => {
      const hasBody = WRITES.includes(method)
      const json = sample.form ? toQuery(fields) : JSON.stringify(fields)
      const search = toQuery(query)
      return {
        ...{ method, account, host },
        path: search ? `${path}?${search}` : path,
        contentType: hasBody ? contentType : null,
        headers: sample.headers ?? {},
        endpoint: toEndpoint(sample),
        body: hasBody ? (rawBody ?? json) : null,
      }
    })
}

/** The path with its parameters filled in, and sometimes one part replaced. */
function fuzzPath(path: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(pathPart, { minLength: 6, maxLength: 6 }), fc.integer({ min: 0, max: 30 }), nastyText)
    .map(([values, replaced, nasty]) =>
      path
        .split('/')
        .map((part, index) => {
          if (index > 0 && index === replaced) return encode(nasty)
          return part.startsWith(':') ? encode(values[index] ?? '') : part
        })
        .join('/'),
    )
    .map((text) => (text === '*' || text.startsWith('/') ? text : `/${text}`))
}

/** Some of the fields, of which up to three have another value, and sometimes one more. */
function fuzzFields(
  fields: Record<string, unknown>,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(fields)
  return fc
    .tuple(
      fc.subarray(names, { minLength: names.length > 8 ? 0 : Math.max(0, names.length - 2) }),
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'extra'), nastyText), value), { maxLength: 3 }),
    )
    .map(([kept, changed]) => ({
      ...Object.fromEntries(kept.map((name) => [name, fields[name]])),
      ...Object.fromEntries(changed),
    }))
}

const toQuery = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')

/** Percent-encodes by UTF-8 bytes; half a surrogate pair becomes the bytes of its code point, which are invalid. */
function encode(text: string): string {
  // Texts that are escapes already are sent as they are.
  if (/^%\w\w/.test(text)) return text
  return [...(text ?? '')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0
      if (code >= 0xd800 && code <= 0xdfff)
        return `%ED%${hex(0x80 | ((code >> 6) & 0x3f))}%${hex(0x80 | (code & 0x3f))}`
      return encodeURIComponent(character)
    })
    .join('')
    .slice(0, 6000)
}

const hex = (byte: number) => byte.toString(16).toUpperCase()
