/** The origins of the demo dealers, on the port of the server under test. */
const port = new URL(process.env.E2E_BASE ?? 'http://harbour.localhost:3000').port

const toOrigin = (host: string) => `http://${host}${port ? `:${port}` : ''}`

export const hosts = {
  harbour: toOrigin('harbour.localhost'),
  bluegum: toOrigin('bluegum.localhost'),
  ironbark: toOrigin('ironbark.localhost'),
  wayfarer: toOrigin('wayfarer.localhost'),
  first: toOrigin('localhost'),
  unknown: toOrigin('unknown.localhost'),
} as const

export const DEMO_PASSWORD = 'forecourt-demo'
