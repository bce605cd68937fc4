// @ts-check

const DEMO_SITES = [
  ['Harbour Motor Group', 'harbour'],
  ['Bluegum Cars', 'bluegum'],
  ['Ironbark Tractors & Autos', 'ironbark'],
  ['Wayfarer Caravans', 'wayfarer'],
]
const DEMO_LOGINS = [
  ['super@forecourt.test', 'super admin, every site'],
  ['group@forecourt.test', 'group manager, harbour and bluegum'],
  ['editor@harbour.test', 'site editor'],
  ['marketing@harbour.test', 'site editor'],
  ['author@harbour.test', 'site author, drafts only'],
  ['leads@harbour.test', 'leads only'],
  ['editor@bluegum.test', 'site editor'],
  ['editor@ironbark.test', 'site editor'],
  ['editor@wayfarer.test', 'site editor'],
]
const DEMO_PASSWORD = 'forecourt-demo'

/**
 * URLs and logins to print after the start.
 * @param {number} port @param {boolean} demo @param {string} [adminHost] ADMIN_HOST
 */
export function formatStartMessage(port, demo, adminHost) {
  const origin = (/** @type {string} */ host) => `http://${host}:${port}`
  const admin = ['Admin', `${adminHost ? originOfHost(adminHost, port) : origin('localhost')}/admin`]
  if (!demo) return ['', ...columns([admin]), '', 'Open the admin to create the first account.', ''].join('\n')
  const sites = DEMO_SITES.map(([name, slug], position) => [
    /** @type {string} */ (name),
    origin(`${slug}.localhost`) + (position === 0 ? `  and ${origin('localhost')}` : ''),
  ])
  return [
    '',
    ...columns([...sites, admin]),
    '',
    `Sign in with the password ${DEMO_PASSWORD} as`,
    ...columns(DEMO_LOGINS),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n')
}

/** As `siteOrigin`. @param {string} host @param {number} port */
const originOfHost = (host, port) => (host.endsWith('localhost') ? `http://${host}:${port}` : `https://${host}`)

/** @param {string[][]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([first]) => first?.length ?? 0))
  return rows.map(([first, ...rest]) => `  ${first?.padEnd(width)}  ${rest.join('  ')}`)
}
