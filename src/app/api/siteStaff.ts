import type { Payload, TypedUser } from 'payload'
import { findPreviewSite } from '@/server/findPreviewSite'

interface Staff {
  payload: Payload
  user: TypedUser
}

/** True if the user works on the content of the site: not who reads its leads only. */
export const worksOnSite = async ({ payload, user }: Staff, id: number): Promise<boolean> =>
  (await findPreviewSite(payload, user, { id })) !== null
