import * as z from 'zod'

/** Maximum recipients of one kind per routing rule. */
export const MAX_RECIPIENTS = 20

const email = z.email().max(254)

/** True for a valid email address. Line breaks and lists are refused, which prevents header injection. */
export function isEmailAddress(text: string): boolean {
  return email.safeParse(text).success
}

/** Validates a webhook URL: an error message, or null if it is valid or empty. */
export function validateWebhookUrl(text: string): string | null {
  if (text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return 'Enter a full URL, such as https://crm.example.com/leads.'
  if (url.username || url.password) return 'Remove the user name and password from the URL.'
  return null
}
