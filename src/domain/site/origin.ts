/**
 * The canonical origin of a site: its first domain. Names under `localhost` use http on the server's port; all others https.
 */
export function siteOrigin(domains: readonly string[], port: string | undefined): string {
  const domain = domains[0] ?? 'localhost'
  if (domain === 'localhost' || domain.endsWith('.localhost')) return `http://${domain}:${port || '3000'}`
  return `https://${domain}`
}
