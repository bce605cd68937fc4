/**
 * The origin under which a site is known: its first domain. Names under `localhost` are plain http on the server's own
 * port; every other name is https.
 */
export function siteOrigin(domains: readonly string[], port: string | undefined): string {
  const domain = domains[0] ?? 'localhost'
  if (domain === 'localhost' || domain.endsWith('.localhost')) return `http://${domain}:${port || '3000'}`
  return `https://${domain}`
}
