import 'server-only'
import type { Location } from '../../domain/locations/location'
import { getRelationId } from '../../domain/relationId'
import type { Site } from '../../domain/site/site'
import { findLocationById, listLocations } from './locations'

/** The location set on a block, else the page's, else the site's main one; null if there is none. */
export async function blockLocation(
  { site, location }: { site: Pick<Site, 'id'>; location?: Location },
  chosen: unknown,
): Promise<Location | null> {
  const id = getRelationId(chosen as unknown)
  const found = id ? await findLocationById(site.id, id) : null
  return found ?? location ?? (await listLocations(site.id))[0] ?? null
}
