/** The path of an address for a log line: without the query string, which may name a person, and without payment tokens. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/payments\/)[\w-]{16,}/, '$1[token]')
}
