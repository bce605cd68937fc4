/**
 * The origin under which a site is known: its first domain. Names under `localhost` are plain http on the server's own
 * port; every other name is https.
 */
export function siteOrigin(domains: readonly string[], environment: { PORT?: string }): string {
  const domain = domains[0] ?? 'localhost'
  if (domain === 'localhost' || domain.endsWith('.localhost')) return `http://${domain}:${environment.PORT || '3000'}`
  return `https://${domain}`
}
