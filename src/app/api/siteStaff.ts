import type { Payload, TypedUser } from 'payload'

interface Staff {
  payload: Payload
  user: TypedUser
}

/** True if the user may read the site. */
export async function canReadSite({ payload, user }: Staff, id: number): Promise<boolean> {
  const site = await payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return site !== null
}
