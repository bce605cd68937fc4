import { REPAYMENT_NOTE } from '../finance/assumptions'
import { formatDollars } from '../format'
import { type EmailContent, type EmailSection, type EmailVehicle, emailContent } from '../leads/emailLayout'
import type { AlertFrequency } from './alertFrequency'
import { FREQUENCY_LABELS } from './alertFrequency'

/** The dealer whose alert it is, with what the Spam Act asks a sender to say about themselves. */
export interface AlertSender {
  name: string
  /** "https://dealer.com.au" */
  origin: string
  colours: { accent: string; onAccent: string; ink: string }
  /** "1 High St, Dubbo NSW 2830"; null if no location is listed */
  address: string | null
  phone: string | null
  email: string | null
  licenceNumber: string | null
}

type AlertedVehicle = Omit<EmailVehicle, 'news'>

/** A vehicle of an alert. */
export type AlertVehicle = AlertedVehicle &
  (
    | { news: 'listed' | 'back' }
    /** dollars */
    | { news: 'priceDrop'; before: number; after: number }
    | { news: 'sold'; similar: AlertedVehicle[] }
  )

/** What one saved search found, or what happened to saved vehicles. */
export interface AlertGroup {
  /** name of the search; null for saved vehicles */
  name: string | null
  /** its page */
  url: string | null
  vehicles: AlertVehicle[]
  /** matches beyond those that are listed */
  more: number
}

export interface AlertEmailParts {
  sender: AlertSender
  groups: readonly AlertGroup[]
  stockNoun: { one: string; many: string }
  /** the page on which alerts are changed and stopped */
  settingsUrl: string
}

/** "Was $25,990, now $2,000 less"; a car that came back and a new one say so. */
export function alertNews(vehicle: AlertVehicle): string {
  switch (vehicle.news) {
    case 'listed':
      return 'New'
    case 'back':
      return 'Available again'
    case 'sold':
      return 'Sold'
    case 'priceDrop':
      return `${formatDollars(vehicle.before - vehicle.after)} less: was ${formatDollars(vehicle.before)}, now ${formatDollars(vehicle.after)}`
  }
}

/** The email with what is new for a shopper: by search, then for the vehicles that they saved. */
export function alertEmail({ sender, groups, stockNoun, settingsUrl }: AlertEmailParts): EmailContent {
  const heading = alertHeading(groups, stockNoun)
  const [first] = groups
  return emailContent({
    subject: `${heading} at ${sender.name}`,
    siteName: sender.name,
    colours: sender.colours,
    preview: groups.map(({ name, vehicles }) => `${name ?? `Your ${stockNoun.many}`}: ${vehicles[0]?.name}`).join(', '),
    heading,
    paragraphs: [],
    sections: withRepaymentNote(groups.flatMap((group) => toSections(group, stockNoun))),
    buttons: first?.url ? [{ label: `See all ${stockNoun.many} of this search`, url: first.url }] : [],
    ...identification(sender, 'because you asked for these alerts', settingsUrl),
  })
}

function alertHeading(groups: readonly AlertGroup[], stockNoun: { one: string; many: string }): string {
  const vehicles = groups.flatMap((group) => group.vehicles)
  const more = groups.reduce((sum, group) => sum + group.more, 0)
  const [only] = vehicles
  if (vehicles.length === 1 && more === 0 && only) {
    if (only.news === 'priceDrop') return `Price drop: ${only.name}`
    if (only.news === 'sold') return `Sold: ${only.name}`
    return `${only.news === 'back' ? 'Available again' : 'New'}: ${only.name}`
  }
  const fresh = vehicles.filter(({ news }) => news === 'listed' || news === 'back').length + more
  const drops = vehicles.filter(({ news }) => news === 'priceDrop').length
  const sold = vehicles.filter(({ news }) => news === 'sold').length
  const parts = [
    ...(fresh > 0 ? [`${fresh} new ${fresh === 1 ? stockNoun.one : stockNoun.many}`] : []),
    ...(drops > 0 ? [drops === 1 ? '1 price drop' : `${drops} price drops`] : []),
    ...(sold > 0 ? [`${sold} sold`] : []),
  ]
  return parts.join(', ')
}

/** The sections, and below them once what their repayments rest on. */
function withRepaymentNote(sections: EmailSection[]): EmailSection[] {
  const hasRepayments = sections.some(({ vehicles }) => vehicles?.some(({ repayment }) => repayment))
  return hasRepayments ? [...sections, { heading: null, lines: [], note: REPAYMENT_NOTE }] : sections
}

function toSections(group: AlertGroup, stockNoun: { many: string }): EmailSection[] {
  const link = group.more > 0 && group.url ? { label: `And ${group.more} more`, url: group.url } : null
  return [
    {
      heading: group.name ?? `${stockNoun.many.charAt(0).toUpperCase()}${stockNoun.many.slice(1)} that you saved`,
      lines: [],
      vehicles: group.vehicles.map((vehicle) => ({
        ...{ name: vehicle.name, url: vehicle.url, picture: vehicle.picture },
        price: vehicle.news === 'sold' ? null : vehicle.price,
        repayment: vehicle.news === 'sold' ? null : vehicle.repayment,
        news: alertNews(vehicle),
      })),
      link,
    },
    ...group.vehicles.flatMap((vehicle): EmailSection[] =>
      vehicle.news === 'sold' && vehicle.similar.length > 0
        ? [
            {
              heading: `Like the ${vehicle.name}`,
              lines: [],
              vehicles: vehicle.similar.map((similar) => ({ ...similar, news: null })),
            },
          ]
        : [],
    ),
  ]
}

export interface ConfirmEmailParts {
  sender: AlertSender
  searchName: string
  frequency: AlertFrequency
  confirmUrl: string
}

/** The email that asks an address to confirm a search (double opt-in). It says nothing of what the address has already. */
export function confirmAlertEmail({ sender, searchName, frequency, confirmUrl }: ConfirmEmailParts): EmailContent {
  const host = sender.origin.replace(/^https?:\/\//, '')
  return emailContent({
    subject: `Confirm your alert: ${searchName}`,
    siteName: sender.name,
    colours: sender.colours,
    preview: 'One press, and we tell you when one comes.',
    heading: 'Confirm your alert',
    paragraphs: [
      `Somebody entered your address at ${host} to be told of this search. If it was you, confirm it. If not, ignore this email: nothing more comes.`,
    ],
    sections: [
      {
        heading: null,
        lines: [
          ['Search', searchName],
          ['How often', FREQUENCY_LABELS[frequency]],
        ],
      },
    ],
    buttons: [{ label: 'Confirm', url: confirmUrl }],
    ...identification(sender, `because somebody entered your address at ${host}`, null),
  })
}

/** Who sends it, how to reach them, and how to stop it (Spam Act 2003 ss 17 and 18). */
export function identification(sender: AlertSender, reason: string, settingsUrl: string | null) {
  const contact = [sender.phone, sender.email].filter(Boolean).join(' · ')
  return {
    footer: [
      [sender.name, sender.address].filter(Boolean).join(', '),
      ...(sender.licenceNumber ? [`Licence ${sender.licenceNumber}`] : []),
      ...(contact ? [contact] : []),
      `You are receiving this email ${reason}.`,
    ].join('\n'),
    ...(settingsUrl && { footerLink: { label: 'Change or stop these alerts', url: settingsUrl } }),
  }
}
