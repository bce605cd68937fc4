/**
 * The path of a URL for logs and analytics, without tokens of payments and unsubscribe links and without the query string, which may
 * contain personal data.
 */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/(?:payments|unsubscribe)\/)[\w.-]{16,}/, '$1[token]')
}
