import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import { cacheTags } from '../../domain/cacheTags'
import { cachedRead } from '../cachedRead'
import { populated } from '../fromPayload/relation'
import { payloadClient } from '../payloadClient'

interface Redirect {
  to: string
  permanent: boolean
}

const REDIRECT_DEPTH = 1

const findRedirect = cachedRead(
  'findRedirect',
  async (siteId: number, path: string): Promise<Redirect | null> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'redirects',
      depth: REDIRECT_DEPTH,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { from: { equals: path } }] },
    })
    const document = found.docs[0]
    if (!document) return null
    const page = populated(document.to?.reference?.value)
    const to = document.to?.type === 'reference' ? page?.path : document.to?.url
    return to ? { to, permanent: document.type === '301' } : null
  },
  (siteId) => [cacheTags.redirects(siteId)],
)

/** Redirects an old path to its target; returns if there is no redirect. */
export async function followRedirect(siteId: number, path: string): Promise<void> {
  const found = await findRedirect(siteId, path)
  if (!found) return
  if (found.permanent) permanentRedirect(found.to)
  redirect(found.to)
}
