import { type AlertSender, identification } from '../alerts/alertEmail'
import { type EmailContent, emailContent } from '../leads/emailLayout'

export interface PrizeEmailParts {
  sender: AlertSender
  /** heading of the wheel */
  campaign: string
  label: string
  code: string
  permitNumber: string | null
}

/** The email with the code of a prize. */
export function prizeEmail({ sender, campaign, label, code, permitNumber }: PrizeEmailParts): EmailContent {
  return emailContent({
    subject: `You won: ${label}`,
    siteName: sender.name,
    colours: sender.colours,
    preview: `Your code is ${code}.`,
    heading: `You won: ${label}`,
    paragraphs: ['Show this code when you visit us or call us.'],
    sections: [
      {
        heading: null,
        lines: [
          ['Code', code],
          ['Campaign', campaign],
          ...(permitNumber ? [['Permit', permitNumber] as [string, string]] : []),
        ],
      },
    ],
    buttons: [{ label: 'Visit our website', url: sender.origin }],
    ...identification(sender, 'because you played on our website', null),
  })
}
