import * as z from 'zod'
import { type EmailContent, type EmailSection, emailContent } from '../leads/emailLayout'
import { formatLeadTime } from '../leads/labels'

const emailFields = {
  /** the recipient */
  to: z.string(),
  name: z.string(),
  /** the account's email address, by which they log in */
  account: z.string(),
  /** ISO time */
  at: z.string(),
  timeZone: z.string(),
  /** origin of the admin: `https://dealer.com.au` */
  adminOrigin: z.string(),
}

/** Days in which somebody who got an account can set their password by the link in the email. */
export const INVITATION_DAYS = 7

/** What an email about the security of an account says, in one of its kinds. */
export const accountEmailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invited'),
    ...emailFields,
    by: z.string(),
    /** of the link to set a password */
    token: z.string(),
  }),
  z.object({
    kind: z.literal('passwordChanged'),
    ...emailFields,
    /** the manager who set it; null for the account's owner */
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('emailChanged'),
    ...emailFields,
    by: z.string().nullable(),
    newEmail: z.string(),
  }),
  z.object({
    kind: z.literal('newBrowser'),
    ...emailFields,
    /** in words: "Chrome on Windows" */
    browser: z.string(),
    address: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('secondFactorOn'),
    ...emailFields,
    /** true if another app replaced the earlier one */
    isMove: z.boolean(),
  }),
  z.object({
    kind: z.literal('secondFactorOff'),
    ...emailFields,
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('recoveryCodeUsed'),
    ...emailFields,
    /** codes that can still be used */
    left: z.number(),
  }),
])

export type AccountEmail = z.infer<typeof accountEmailSchema>

interface Wording {
  subject: string
  paragraphs: string[]
  lines: EmailSection['lines']
  /** with a button to set a new password, which the owner of the account can use */
  offersReset: boolean
  /** a button of its own, with its path in the admin */
  button?: { label: string; path: string }
}

const PRODUCT = 'Forecourt'
const COLOURS = { accent: '#1f2937', onAccent: '#ffffff', ink: '#1f2937' }

/** An email to a member of staff about the security of their account. */
export function accountEmail(email: AccountEmail): EmailContent {
  const { subject, paragraphs, lines, offersReset, button } = WORDINGS[email.kind](email as never)
  const buttons = [
    ...(button ? [button] : []),
    ...(offersReset ? [{ label: 'Set a new password', path: '/admin/forgot' }] : []),
  ]
  return emailContent({
    subject,
    siteName: PRODUCT,
    colours: COLOURS,
    preview: paragraphs[0] ?? subject,
    heading: subject,
    paragraphs: [`Hello ${email.name},`, ...paragraphs],
    sections: [
      {
        heading: null,
        lines: [['Account', email.account], ['When', formatLeadTime(email.at, email.timeZone)], ...lines],
      },
    ],
    buttons: buttons.map(({ label, path }) => ({ label, url: email.adminOrigin + path })),
    footer:
      email.kind === 'invited'
        ? `${PRODUCT} sends this to somebody who gets an account. If you do not know why, ignore it: without a password nobody can log in.`
        : `${PRODUCT} sends this to the owner of an account when its security changes.`,
  })
}

const WORDINGS: { [Kind in AccountEmail['kind']]: (email: Extract<AccountEmail, { kind: Kind }>) => Wording } = {
  invited: ({ by, token }) => ({
    subject: `${by} has invited you to ${PRODUCT}`,
    paragraphs: [
      `You have an account to work on your dealership’s websites. Set your password to log in with this email address. The link works for ${INVITATION_DAYS} days; after that, ask for another or use Forgot password.`,
    ],
    lines: [],
    offersReset: false,
    button: { label: 'Set your password', path: `/admin/reset/${token}` },
  }),
  passwordChanged: ({ by }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed${by ? ` by ${by}` : ''}. Everyone who was signed in to it elsewhere has been signed out.`,
      'If you know about this, there is nothing to do. If not, set a new password now and tell your manager.',
    ],
    lines: [],
    offersReset: true,
  }),
  emailChanged: ({ by, newEmail }) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account now has another email address${by ? `, set by ${by}` : ''}. You log in with it, and emails about the account go there.`,
      'If you do not know about this, tell your manager now: whoever has the new address can set a new password.',
    ],
    lines: [['New address', newEmail]],
    offersReset: false,
  }),
  newBrowser: ({ browser, address }) => ({
    subject: 'A login from a new browser',
    paragraphs: [
      'Someone logged in to your account in a browser that it was not used in before.',
      'If that was you, there is nothing to do. If not, set a new password now, which signs everyone out, and tell your manager.',
    ],
    lines: [['Browser', browser], ...(address ? [['IP address', address] as [string, string]] : [])],
    offersReset: true,
  }),
  secondFactorOn: ({ isMove }) => ({
    subject: isMove ? 'Two-step sign-in was moved' : 'Two-step sign-in was turned on',
    paragraphs: [
      isMove
        ? 'The codes for logging in to your account now come from another authenticator app, and your earlier recovery codes no longer work.'
        : 'Logging in to your account now takes your password and a code from an authenticator app.',
      'If that was you, there is nothing to do. If not, tell your manager now, who can reset it, and set a new password.',
    ],
    lines: [],
    offersReset: true,
  }),
  secondFactorOff: ({ by }) => ({
    subject: by ? 'Two-step sign-in was reset' : 'Two-step sign-in was turned off',
    paragraphs: [
      `Logging in to your account no longer takes a code${by ? `, because ${by} has reset two-step sign-in` : ''}.`,
      'If you know about this, turn it on again under your account when you can. If not, set a new password now and tell your manager.',
    ],
    lines: [],
    offersReset: true,
  }),
  recoveryCodeUsed: ({ left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      'Someone logged in to your account with one of your recovery codes instead of a code from the app.',
      `If that was you, ${left === 0 ? 'make new ones under your account: none is left' : `there is nothing to do: ${left} ${left === 1 ? 'is' : 'are'} left`}. If not, set a new password now and tell your manager.`,
    ],
    lines: [],
    offersReset: true,
  }),
}
