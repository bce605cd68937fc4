import config from '@payload-config'
import { REST_GET } from '@payloadcms/next/routes'
import { restoreSettings } from '@/releases/restoreSettings'
import { route } from '@/server/route'
import { deskRoute } from '../../../../../api/release-desk/deskRoute'
import { payloadRoute } from '../../../payloadRoute'

const read = payloadRoute(REST_GET(config))

/** A version of a site, as Payload shows it. */
export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  read(request, { params: params.then(({ id }) => ({ slug: ['sites', 'versions', id] })) })

/** Restores a version of a site as the draft of its settings, in place of Payload's restoring, which publishes. 200 `{ message }`. */
export const POST = route(deskRoute, async (_request, { access: { payload, user }, param }) => {
  const changes = await restoreSettings(payload, user, param('id'))
  const message =
    changes === 0
      ? 'The site is as this version was: nothing to restore.'
      : `Restored as a draft with ${changes === 1 ? '1 change' : `${changes} changes`}. Publish it when it is as you want it.`
  return Response.json({ message })
})
