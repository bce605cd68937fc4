import { normalizeHost } from '../domain/site/host'
import { siteOrigin } from '../domain/site/origin'

/** The host of the admin by ADMIN_HOST; null if every host has the admin. */
export const getAdminHost = (): string | null => normalizeHost(process.env.ADMIN_HOST)

/** Whether a Host header is the admin's own host; false if there is none of its own. */
export const isAdminHost = (header: string | null | undefined): boolean => {
  const adminHost = getAdminHost()
  return adminHost !== null && normalizeHost(header) === adminHost
}

/** Whether staff may be signed in on the host of a Host header: on the admin's own only, if it has one. */
export const servesStaff = (header: string | null | undefined): boolean =>
  getAdminHost() === null || isAdminHost(header)

/**
 * The origin of the admin's own host; null if it has none.
 * @param port of a name under `localhost`
 */
export function getAdminHostOrigin(port: string | undefined = process.env.PORT): string | null {
  const adminHost = getAdminHost()
  return adminHost === null ? null : siteOrigin([adminHost], port)
}

/** The origin of the admin for links in a response: a name under `localhost` has the port that the request was sent to. */
export const adminOriginFor = (hostHeader: string | null): string | null =>
  getAdminHostOrigin(/:(\d{1,5})$/.exec(hostHeader ?? '')?.[1])

const PREVIEW_PATH = /^\/preview\/([a-z0-9-]{1,100})(?:\/|$)/

/** The slug of the site whose preview, on the admin's own host, a request comes from, by its Referer; null for another. */
export function previewedSlug(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const { host, pathname } = new URL(referrer)
  return (isAdminHost(host) && PREVIEW_PATH.exec(pathname)?.[1]) || null
}

/** What is wrong with the admin's host in production, as a sentence that says what to do. Empty if nothing is. */
export const listAdminHostProblems = (): string[] =>
  getAdminHost() === null && process.env.NODE_ENV === 'production' && process.env.FORECOURT_DEMO !== '1'
    ? [
        'ADMIN_HOST is not set: the admin is on the hosts of the dealers, where scripts of their marketing tags can act for staff. Set it to a host of its own',
      ]
    : []
