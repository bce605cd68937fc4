import { payloadClient } from '@/data/payloadClient'
import { parseFrequency } from '@/domain/alerts/alertFrequency'
import type { Site } from '@/domain/site/site'
import { type AlertTarget, parseAlertToken } from '@/server/alerts/alertTokens'
import {
  changeSearch,
  confirmSearch,
  findAlertSettings,
  resumeAlerts,
  setCarAlerts,
  stopAlerts,
} from '@/server/alerts/savedSearches'
import { inTransaction, toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../../../access'
import { isForm, NO_STORE, readFields, seeOther } from '../../../shopper/shopperRoute'

const INVALID_LINK = { field: 'token', message: 'This link is not valid. Copy all of it.' }

/**
 * Changes the alerts of the address that got the link, by `action`: `confirm` of a search's own link; `change` with `search` and `frequency`, `remove` with
 * `search`, `cars` with `frequency` or none, `stop` and `resume`. 204; a form gets the page of the link.
 */
export const POST = route({ access: siteAccess() }, async (request, { access: site, param }) => {
  const token = param('token')
  const target = parseAlertToken(process.env.PAYLOAD_SECRET ?? '', token)
  if (target === null) return errorResponse(404, INVALID_LINK)
  const fields = (await readFields(request)) ?? {}
  const done = await act(site, target, fields)
  if (done === null) return errorResponse(404, INVALID_LINK)
  if (!done) return errorResponse(400, { field: 'action', message: 'Choose what to change.' })
  if (isForm(request)) {
    const page =
      fields.from === 'garage' ? `${site.links.garage}?saved=1#alerts` : `/alerts/${token}?done=${fields.action}`
    return seeOther(request, page)
  }
  return new Response(null, { status: 204, headers: NO_STORE })
})

/** False for an action that makes no sense, null for a target that is gone. */
async function act(
  site: Site,
  target: AlertTarget,
  fields: Readonly<Record<string, unknown>>,
): Promise<boolean | null> {
  const { pool } = (await payloadClient()).db
  const { action } = fields
  if (target.kind === 'search')
    return action === 'confirm' ? ((await confirmSearch(pool, site, target.id)) ? true : null) : false
  const settings = await findAlertSettings(toDatabase(pool), site.id, { recipientId: target.id })
  if (!settings) return null
  const frequency = parseFrequency(fields.frequency)
  const searchId = Number(fields.search)
  if (action === 'stop') {
    await inTransaction(pool, (database) =>
      stopAlerts(database, site.id, { recipientId: target.id }, 'Stopped on the page of the alerts.'),
    )
    return true
  }
  if (action === 'resume') {
    await resumeAlerts(pool, site, target.id)
    return true
  }
  if (action === 'cars') {
    await setCarAlerts(pool, site, settings.email, frequency)
    return true
  }
  if ((action !== 'change' && action !== 'remove') || !Number.isSafeInteger(searchId)) return false
  if (action === 'change' && !frequency) return false
  await changeSearch(toDatabase(pool), site, target.id, searchId, action === 'remove' ? null : frequency)
  return true
}
