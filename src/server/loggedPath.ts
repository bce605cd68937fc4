import { withoutContact } from '../domain/privacy/withoutContact'
import { withoutPathTokens } from '../domain/site/withoutPathTokens'

/**
 * The path of a URL for logs and analytics, without tokens, email addresses and phone numbers, and without the query string, which may contain
 * personal data.
 */
export function loggedPath(url: string): string {
  return withoutContact(withoutPathTokens(url.split('?')[0] ?? ''))
}
