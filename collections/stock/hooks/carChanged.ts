import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import type { Car } from '../../../src/payload-types'
import { idOf } from '../../fields/idOf'
import { expireTags, notify, SKIP_REVALIDATION } from '../../hooks/expireTags'

/** Staff changed a car: its page and its site's stock are read anew, and stock indexes fetch it. */
export const afterCarChange: CollectionAfterChangeHook<Car> = async ({ doc, previousDoc, req }) => {
  await announce([doc, previousDoc], req)
  return doc
}

export const afterCarDelete: CollectionAfterDeleteHook<Car> = async ({ doc, req }) => {
  await announce([doc], req)
  return doc
}

async function announce(cars: (Partial<Car> | undefined)[], req: PayloadRequest): Promise<void> {
  if (req.context?.[SKIP_REVALIDATION]) return
  const known = cars.flatMap((car) => {
    const site = idOf(car?.site)
    return site !== null && car?.slug ? [{ site, slug: car.slug }] : []
  })
  await expireTags(
    req,
    known.flatMap(({ site, slug }) => [cacheTags.car(site, slug), cacheTags.stock(site)]),
  )
  for (const siteId of new Set(known.map(({ site }) => site))) await notify(req, 'stock_changed', { siteId })
}
