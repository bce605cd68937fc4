import 'server-only'
import { parseModelLink } from '../../domain/models/modelRange'
import { LOCATIONS_PATH } from '../../domain/site/samePages'
import type { Site } from '../../domain/site/site'
import { findModelBySlug } from '../models/models'
import { findRedirect } from './redirects'

const LOCATIONS_ALIAS = '/our-location'
/** Pages of single locations are below it too. */
const CONTACT_ALIAS = '/contact-us'

/**
 * Where a normalised path that no page has leads: by a redirect, as another name of a page, or as a model's short address. Null if
 * nowhere.
 */
export async function findOtherAddress(
  site: Pick<Site, 'id' | 'links'>,
  path: string,
): Promise<{ to: string; permanent: boolean } | null> {
  const redirected = await findRedirect(site.id, path)
  if (redirected) return redirected
  if (path === LOCATIONS_ALIAS) return { to: LOCATIONS_PATH, permanent: true }
  if (path === CONTACT_ALIAS && site.links.contact !== CONTACT_ALIAS)
    return { to: site.links.contact, permanent: false }
  const model = await findModelBySlug(site.id, path.slice(1))
  return model && { to: parseModelLink(path, model), permanent: false }
}
