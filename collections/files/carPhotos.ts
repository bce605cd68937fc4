import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { PHOTO_SEPARATOR } from '../../src/domain/feeds/photoUrls'
import { cars, cars_overrides, media } from '../../src/server/database/tables.generated'
import { expireTags, notify } from '../hooks/expireTags'
import { getDatabase } from '../hooks/getDatabase'
import type { DocumentUse } from './documentUse'

/** Cars of the site that show a file: photos of cars are addresses, since most are of feeds. @param limit cars at most */
export async function findCarPhotoUses(
  req: PayloadRequest,
  file: number,
  site: number,
  limit: number,
): Promise<DocumentUse[]> {
  const db = await getDatabase(req)
  const [found] = await db.select({ filename: media.filename }).from(media).where(eq(media.id, file))
  if (!found?.filename) return []
  const rows = await db
    .select({ id: cars.id, name: cars.name, isOverride: exists(overridesWith(toUrl(found.filename))) })
    .from(cars)
    .where(showsPhoto(site, toUrl(found.filename)))
    .limit(limit)
  return rows.map(({ id, name, isOverride }) => ({
    collection: 'cars',
    label: 'Car',
    id,
    title: name ?? String(id),
    field: isOverride ? 'overrides' : 'images',
    isTrashed: false,
  }))
}

/** Gives the cars of a site that show a file its new address, and refreshes them. */
export async function replaceCarPhoto(
  req: PayloadRequest,
  { site, from, to }: { site: number; from: string; to: string },
): Promise<void> {
  const db = await getDatabase(req)
  const now = new Date()
  // An address is a whole text of the JSON, so that no longer one is changed.
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)]
  const shown = await db
    .update(cars)
    .set({ images: sql`replace(${cars.images}::text, ${before}, ${after})::jsonb`, updatedAt: now })
    .where(showsPhoto(site, from))
    .returning({ slug: cars.slug })
  if (shown.length === 0) return
  await db
    .update(cars_overrides)
    .set({
      value: sql`array_to_string(array_replace(string_to_array(${cars_overrides.value}, ${PHOTO_SEPARATOR}),
        ${from}, ${to}), ${PHOTO_SEPARATOR})`,
    })
    .from(cars)
    .where(and(eq(cars.id, cars_overrides._parentID), eq(cars.site, site), hasPhoto(from)))
  await expireTags(req, [cacheTags.stock(site), ...shown.map(({ slug }) => cacheTags.car(site, slug ?? ''))])
  await notify(req, 'stock_changed', { siteId: site, changedSince: now.toISOString() })
}

/** Whether a car of the site has the photo, or an override with it. */
function showsPhoto(site: number, url: string): SQL | undefined {
  const has = sql`${cars.images} @> ${JSON.stringify([{ url }])}::jsonb`
  return and(eq(cars.site, site), or(has, exists(overridesWith(url))))
}

const hasPhoto = (url: string) => sql`${cars_overrides.field} = 'images'
  and ${url} = any(string_to_array(${cars_overrides.value}, ${PHOTO_SEPARATOR}))`

const overridesWith = (url: string) => sql`(select 1 from ${cars_overrides}
  where ${cars_overrides._parentID} = ${cars.id} and ${hasPhoto(url)})`

/** The address of a file, as Payload gives it. */
const toUrl = (filename: string) => `/api/media/file/${encodeURIComponent(filename)}`
