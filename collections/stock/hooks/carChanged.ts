import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import { getRelationId } from '../../../src/domain/relationId'
import type { Car } from '../../../src/payload-types'
import { expireTags, notify, SKIP_REVALIDATION } from '../../hooks/expireTags'

/** Refreshes the car's page and cards, the site's lists of cars and the stock indexes. */
export const afterCarChange: CollectionAfterChangeHook<Car> = async ({ doc, previousDoc, req }) => {
  await refreshCars([doc, previousDoc], doc.updatedAt, req)
  return doc
}

export const afterCarDelete: CollectionAfterDeleteHook<Car> = async ({ doc, req }) => {
  await refreshCars([doc], new Date().toISOString(), req)
  return doc
}

/** @param changedSince when the car was written; cars written since then count as changed too */
async function refreshCars(
  cars: (Partial<Car> | undefined)[],
  changedSince: string,
  req: PayloadRequest,
): Promise<void> {
  if (req.context?.[SKIP_REVALIDATION]) return
  const changed = cars.flatMap((car) => {
    const site = getRelationId(car?.site)
    return site !== null && car?.slug ? [{ site, slug: car.slug }] : []
  })
  await expireTags(
    req,
    changed.flatMap(({ site, slug }) => [cacheTags.car(site, slug), cacheTags.stock(site)]),
  )
  for (const siteId of new Set(changed.map(({ site }) => site)))
    await notify(req, 'stock_changed', { siteId, changedSince })
}
