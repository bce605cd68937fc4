/**
 * Normalises a host header for site lookup: lower case, no port, no trailing dot. Null if it is not a valid host name, so that
 * invalid headers never reach the database or a cache key.
 */
export function normalizeHost(header: string | null | undefined): string | null {
  if (!header) return null
  const host = header
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host) ? host : null
}

/** The short name of the site that answers at a local host: "harbour" of `harbour.localhost`; null for any other host. */
export function localHostSlug(host: string): string | null {
  return /^([^.]+)\.localhost$/.exec(host)?.[1] ?? null
}
