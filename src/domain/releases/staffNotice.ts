import * as z from 'zod'
import { type EmailContent, emailContent } from '../leads/emailLayout'

/** An email to a member of staff about what they approve or asked for, or about a release. */
export const staffNoticeSchema = z.object({
  kind: z.enum([
    'asked',
    'returned',
    'approved',
    'releaseFailed',
    'notPublished',
    'notUnpublished',
    'liveWithProblems',
    'commented',
  ]),
  to: z.string(),
  /** the recipient's name */
  name: z.string(),
  /** who acted; null for Forecourt itself */
  by: z.string().nullable(),
  /** the document with its kind: Page "Spring sale" */
  what: z.string(),
  site: z.string(),
  /** their words; empty for none */
  text: z.string(),
  /** lines below the words, such as comments at fields */
  lines: z.array(z.tuple([z.string(), z.string()])),
  /** what is wrong, each with where it is mended */
  problems: z.array(z.object({ message: z.string(), url: z.string() })).optional(),
  /** where it is done */
  url: z.string(),
})

export type StaffNotice = z.infer<typeof staffNoticeSchema>

const PRODUCT = 'Forecourt'
const COLOURS = { accent: '#1f2937', onAccent: '#ffffff', ink: '#1f2937' }

const WORDINGS: { [Kind in StaffNotice['kind']]: (notice: StaffNotice) => { subject: string; button: string } } = {
  asked: ({ by, what }) => ({ subject: `${by} asks you to approve: ${what}`, button: 'Look at it' }),
  returned: ({ by, what }) => ({ subject: `${by} returned: ${what}`, button: 'Open it' }),
  approved: ({ by, what }) => ({ subject: `${by} approved: ${what}`, button: 'Open it' }),
  commented: ({ by, what }) => ({ subject: `${by} commented on: ${what}`, button: 'Open it' }),
  liveWithProblems: ({ what }) => ({ subject: `${what} is live, with new problems`, button: 'Open it' }),
  notPublished: ({ what }) => ({ subject: `${what} was not published`, button: 'Open it' }),
  notUnpublished: ({ what }) => ({ subject: `${what} was not unpublished`, button: 'Open it' }),
  releaseFailed: ({ what }) => ({ subject: `${what} was not published`, button: 'Open the release' }),
}

/** The email of a notice. */
export function staffNoticeEmail(notice: StaffNotice): EmailContent {
  const { subject, button } = WORDINGS[notice.kind](notice)
  const paragraphs = [`Hello ${notice.name},`, `${subject}.`, ...(notice.text ? [notice.text] : [])]
  return emailContent({
    subject,
    siteName: PRODUCT,
    colours: COLOURS,
    preview: notice.text || subject,
    heading: subject,
    paragraphs,
    sections: [
      { heading: null, lines: [['Site', notice.site], ...notice.lines] },
      ...(notice.problems ?? []).map(({ message, url }) => ({
        heading: null,
        lines: [['Problem', message] as [string, string]],
        link: { label: 'Show the field', url },
      })),
    ],
    buttons: [{ label: button, url: notice.url }],
    footer: `${PRODUCT} sends this to staff who publish, and to those who ask them to.`,
  })
}
