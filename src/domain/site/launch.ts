import { formatAbn } from './abn'
import type { ContrastProblem } from './contrast'
import { DEALER_LICENCES, isLicenceNumber } from './dealerLicence'
import { localHostSlug } from './host'
import type { SiteTemplateName } from './siteTemplate'

/** A location as the launch looks at it. */
export interface LaunchLocation {
  name: string
  state: string | null
  /** its street and suburb, checked against the places when saved */
  hasAddress: boolean
  /** its own, its dealership's or the site's */
  licenceNumber: string | null
  hasHours: boolean
}

/** A host name of the site as seen from the internet. */
export interface LaunchDomain {
  host: string
  /** addresses that its name resolves to; empty if there are none */
  addresses: readonly string[]
  /** an error of the connection over https, or null */
  tlsProblem: string | null
}

/** What the checklist of a launch is computed from. */
export interface LaunchFacts {
  siteId: number
  template: SiteTemplateName
  launchedAt: string | null
  businessNumber: string | null
  phone: string | null
  hasLogo: boolean
  contrastProblems: readonly Pick<ContrastProblem, 'colour' | 'on' | 'ratio' | 'required'>[]
  locations: readonly LaunchLocation[]
  listedCars: number
  feeds: number
  /** whether repayments are offered, and the rate they rest on */
  /** `hasFees`: a provider is chosen, or an establishment fee entered */
  finance: { isOn: boolean; ratePercent: number | null; hasFees: boolean }
  /** addresses that get leads */
  leadRecipients: readonly string[]
  /** the reference of a test lead that a recipient got, or null */
  receivedTestLead: string | null
  /** legal pages that are published */
  legalPages: readonly { path: string; updatedAt: string }[]
  legalReadAt: string | null
  domains: readonly LaunchDomain[]
  /** whether the site can be reached at `{slug}.localhost` without a domain */
  hasLocalHost: boolean
  users: number
}

export const LAUNCH_STEPS = [
  'business',
  'licence',
  'address',
  'hours',
  'phone',
  'logo',
  'colours',
  'stock',
  'finance',
  'leads',
  'legal',
  'domain',
  'users',
] as const
export type LaunchStepName = (typeof LAUNCH_STEPS)[number]

export interface LaunchStep {
  name: LaunchStepName
  title: string
  isDone: boolean
  /** false for what a site can go live without */
  isRequired: boolean
  /** what is there, or what is missing */
  detail: string
  /** where in the admin it is entered */
  link: string
}

/** Pages with legal text that someone must have read before a launch. */
export const LEGAL_PATHS = ['/terms-and-conditions', '/privacy-policy'] as const

/** The steps to a launch, in order, each with what is there or missing (SITE-01). */
export function launchSteps(facts: LaunchFacts): LaunchStep[] {
  const site = `/admin/collections/sites/${facts.siteId}`
  return [
    { ...businessStep(facts), name: 'business', title: 'Business number', link: site },
    { ...licenceStep(facts), name: 'licence', title: 'Dealer licence', link: '/admin/collections/locations' },
    { ...addressStep(facts), name: 'address', title: 'Address', link: '/admin/collections/locations' },
    { ...hoursStep(facts), name: 'hours', title: 'Opening hours', link: '/admin/collections/locations' },
    {
      name: 'phone',
      title: 'Phone',
      isRequired: true,
      isDone: Boolean(facts.phone),
      detail: facts.phone ?? 'Enter the main number under Brand and contact.',
      link: site,
    },
    {
      name: 'logo',
      title: 'Logo',
      isRequired: false,
      isDone: facts.hasLogo,
      detail: facts.hasLogo ? 'Uploaded.' : 'Without a logo the header shows the name.',
      link: site,
    },
    { ...coloursStep(facts), name: 'colours', title: 'Colours', link: site },
    { ...stockStep(facts), name: 'stock', title: 'Stock', link: '/admin/collections/stockFeeds' },
    { ...financeStep(facts), name: 'finance', title: 'Finance', link: site },
    { ...leadsStep(facts), name: 'leads', title: 'Leads', link: '/admin/collections/leadRoutes' },
    { ...legalStep(facts), name: 'legal', title: 'Legal pages', link: '/admin/collections/pages' },
    { ...domainStep(facts), name: 'domain', title: 'Domain', link: site },
    {
      name: 'users',
      title: 'Users',
      isRequired: true,
      isDone: facts.users > 0,
      detail:
        facts.users > 0
          ? `${facts.users} ${facts.users === 1 ? 'person works' : 'people work'} on this site.`
          : 'Create a login for the first person of this dealer.',
      link: '/admin/collections/users',
    },
  ]
}

/** True if nothing that is required is missing. */
export const canLaunch = (steps: readonly LaunchStep[]): boolean =>
  steps.every(({ isDone, isRequired }) => isDone || !isRequired)

type StepState = Pick<LaunchStep, 'isDone' | 'isRequired' | 'detail'>

const step = (isDone: boolean, detail: string, isRequired = true): StepState => ({ isDone, isRequired, detail })

function businessStep({ businessNumber }: LaunchFacts): StepState {
  const abn = businessNumber ? formatAbn(businessNumber) : null
  return step(abn !== null, abn ? `ABN ${abn}` : 'Enter the ABN under Brand and contact.')
}

/** Not every state licenses those who sell caravans or machinery alone. */
function licenceStep({ locations, template }: LaunchFacts): StepState {
  const isRequired = template !== 'caravan' && template !== 'tractor'
  const missing = locations.find(({ licenceNumber }) => !isLicenceNumber(licenceNumber))
  if (locations.length === 0) return step(false, 'Add a location first.', isRequired)
  if (!missing) return step(true, locations.map(({ licenceNumber }) => licenceNumber).join(', '), isRequired)
  const { name = 'dealer licence', authority = 'the state' } =
    DEALER_LICENCES[missing.state as keyof typeof DEALER_LICENCES] ?? {}
  return step(false, `Enter the ${name} of ${missing.name}, from ${authority}.`, isRequired)
}

function addressStep({ locations }: LaunchFacts): StepState {
  const missing = locations.find(({ hasAddress }) => !hasAddress)
  if (locations.length === 0) return step(false, 'Add a visible location.')
  if (missing) return step(false, `Enter street, suburb and postcode of ${missing.name}.`)
  return step(
    true,
    `${locations.length} ${locations.length === 1 ? 'location' : 'locations'}, found in the list of places.`,
  )
}

function hoursStep({ locations }: LaunchFacts): StepState {
  const missing = locations.find(({ hasHours }) => !hasHours)
  if (locations.length === 0) return step(false, 'Add a location first.')
  return missing
    ? step(false, `Enter the hours of every weekday, or that it is closed, for a department at ${missing.name}.`)
    : step(true, 'Entered for every location.')
}

function coloursStep({ contrastProblems }: LaunchFacts): StepState {
  const [first] = contrastProblems
  return first
    ? step(false, `${first.colour} on ${first.on} has a contrast of ${first.ratio}:1. It needs ${first.required}:1.`)
    : step(true, 'Text and controls are readable.')
}

function stockStep({ listedCars, feeds }: LaunchFacts): StepState {
  if (listedCars > 0) return step(true, `${listedCars.toLocaleString('en-AU')} listed.`)
  return step(
    false,
    feeds > 0 ? 'The feed has brought no vehicle that can be listed yet.' : 'Connect a feed, or add the first vehicle.',
  )
}

function financeStep({ finance }: LaunchFacts): StepState {
  if (!finance.isOn) return step(true, 'Off: no repayments are shown.')
  return finance.ratePercent === null || !finance.hasFees
    ? step(false, 'Enter the rate and fees of your lender, or turn Finance off under Features.')
    : step(true, `${finance.ratePercent}% a year.`)
}

function leadsStep({ leadRecipients, receivedTestLead }: LaunchFacts): StepState {
  if (leadRecipients.length === 0) return step(false, 'Enter who gets leads.')
  const names = leadRecipients.join(', ')
  return receivedTestLead
    ? step(true, `${names} got the test lead ${receivedTestLead}.`)
    : step(false, `Send a test lead to ${names}.`)
}

function legalStep({ legalPages, legalReadAt }: LaunchFacts): StepState {
  const missing = LEGAL_PATHS.find((path) => !legalPages.some((page) => page.path === path))
  if (missing) return step(false, `Publish ${missing}.`)
  if (!legalReadAt) return step(false, 'Read both pages and confirm that they say what you do.')
  const changed = legalPages.find(({ updatedAt }) => updatedAt > legalReadAt)
  return changed ? step(false, `${changed.path} changed after it was read. Read it again.`) : step(true, 'Read.')
}

function domainStep({ domains, hasLocalHost }: LaunchFacts): StepState {
  if (domains.length === 0)
    return step(
      false,
      hasLocalHost ? 'No domain: the site stays at its name under localhost.' : 'Enter the host name.',
      !hasLocalHost,
    )
  // A domain that was entered must work, also where the site has a name under localhost.
  const isRequired = domains.some(({ host }) => localHostSlug(host) === null)
  const unknown = domains.find(({ addresses }) => addresses.length === 0)
  if (unknown) return step(false, `${unknown.host} has no DNS record yet.`, isRequired)
  const insecure = domains.find(({ tlsProblem }) => tlsProblem !== null)
  if (insecure) return step(false, `https://${insecure.host}: ${insecure.tlsProblem}`, isRequired)
  return step(true, `${domains.map(({ host }) => host).join(', ')}: DNS and certificate work.`, isRequired)
}
