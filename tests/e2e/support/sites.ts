/** The demo dealers by their own hosts, on the port that the tested server has. */
const port = new URL(process.env.E2E_BASE ?? 'http://harbour.localhost:3000').port

const at = (host: string) => `http://${host}${port ? `:${port}` : ''}`

export const hosts = {
  harbour: at('harbour.localhost'),
  bluegum: at('bluegum.localhost'),
  ironbark: at('ironbark.localhost'),
  wayfarer: at('wayfarer.localhost'),
  first: at('localhost'),
  nobody: at('nobody.localhost'),
} as const

export const DEMO_PASSWORD = 'forecourt-demo'
