/** The path of a URL for logs, without payment tokens and without the query string, which may contain personal data. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/payments\/)[\w-]{16,}/, '$1[token]')
}
