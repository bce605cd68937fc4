import { parseFrequency } from '@/domain/alerts/alertFrequency'
import { setCarAlerts } from '@/server/alerts/savedSearches'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { getPool, isForm, NO_STORE, readFields, seeOther, shopperAccess } from '../shopperRoute'

/** Sets how often the shopper is emailed about saved and watched cars, `frequency`, or never with `none`: 204. A form gets the garage. */
export const POST = route({ access: shopperAccess }, async (request, { access: { site, shopper } }) => {
  if (!site.flags.searchAlerts) return errorResponse(404, { field: 'host', message: 'This site has no alerts.' })
  const fields = await readFields(request)
  const frequency = parseFrequency(fields?.frequency)
  if (!frequency && fields?.frequency !== 'none')
    return errorResponse(400, { field: 'frequency', message: 'Choose how often we may email you.' }, NO_STORE)
  if (!shopper.email)
    return errorResponse(409, { field: 'email', message: 'Add your email to your account first.' }, NO_STORE)
  await setCarAlerts(await getPool(), site, shopper.email, frequency)
  if (isForm(request)) return seeOther(request, `${site.links.garage}#alerts`)
  return new Response(null, { status: 204, headers: NO_STORE })
})
