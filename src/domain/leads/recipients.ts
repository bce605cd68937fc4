import * as z from 'zod'

/** Most recipients of one kind in one routing rule. */
export const MAX_RECIPIENTS_LENGTH = 20

const email = z.email().max(254)

/** True for an address that email can be sent to. Line breaks and lists are refused, so that no header can be added. */
export function isEmailAddress(text: string): boolean {
  return email.safeParse(text).success
}

/** What is wrong with a web address that leads are sent to; null where nothing is, or where it is empty. */
export function validateWebhookUrl(text: string): string | null {
  if (text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return 'Give a whole web address, such as https://crm.example.com/leads.'
  if (url.username || url.password) return 'Leave user names and passwords out of the address.'
  return null
}
