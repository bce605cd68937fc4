import { type EmailContent, emailContent } from '../leads/emailLayout'
import { CODE_MINUTES } from './signInCode'

export interface CodeMessageSite {
  name: string
  /** "https://dealer.com.au" */
  origin: string
  colours: { accent: string; onAccent: string; ink: string }
}

export interface CodeMessage {
  site: CodeMessageSite
  code: string
  /** the page that signs in without the code */
  link: string
}

const IGNORE = 'If you did not ask for it, ignore this message: nobody gets in without it. Never give it to anyone.'

/** The email with a sign-in code. It says nothing about the account, or whether there is one. */
export function codeEmail({ site, code, link }: CodeMessage): EmailContent {
  const host = site.origin.replace(/^https?:\/\//, '')
  return emailContent({
    subject: `${code} is your sign-in code for ${site.name}`,
    siteName: site.name,
    colours: site.colours,
    preview: `It works for ${CODE_MINUTES} minutes.`,
    heading: `Your code is ${code}`,
    paragraphs: [`Enter it where you are signing in to ${host}. It works once, for ${CODE_MINUTES} minutes.`, IGNORE],
    sections: [],
    buttons: [{ label: 'Or sign in by this link', url: link }],
    footer: `${site.name}\nYou are receiving this email because somebody entered your address to sign in at ${host}.`,
  })
}

/** The text message with a sign-in code. */
export const codeText = ({ site, code, link }: CodeMessage): string =>
  `${code} is your sign-in code for ${site.name}. It works for ${CODE_MINUTES} minutes. Or use ${link}`
