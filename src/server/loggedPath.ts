import { withoutPathTokens } from '../domain/site/withoutPathTokens'

/** The path of a URL for logs and analytics, without tokens, and without the query string, which may contain personal data. */
export function loggedPath(url: string): string {
  return withoutPathTokens(url.split('?')[0] ?? '')
}
