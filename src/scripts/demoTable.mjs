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

/** URLs and logins to print after the start. @param {number} port @param {boolean} demo */
export function formatStartMessage(port, demo) {
  const origin = (/** @type {string} */ host) => `http://${host}:${port}`
  const admin = ['Admin', `${origin('localhost')}/admin`]
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

/** @param {string[][]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([first]) => first?.length ?? 0))
  return rows.map(([first, ...rest]) => `  ${first?.padEnd(width)}  ${rest.join('  ')}`)
}
