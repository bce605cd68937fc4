import { cleanText, toSingleLine } from '@/domain/cleanText'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { renameShopper } from '@/server/shoppers/shopperAccount'
import { getPool, isForm, NO_STORE, readFields, seeOther, shopperAccess } from '../shopperRoute'

const MAX_NAME_LENGTH = 80

/** Changes the shopper's `name`: 204. A form gets the account's page. */
export const POST = route({ access: shopperAccess }, async (request, { access: { shopper } }) => {
  const fields = await readFields(request)
  const name = toSingleLine(cleanText(typeof fields?.name === 'string' ? fields.name : '')).trim()
  if (name.length > MAX_NAME_LENGTH) {
    if (isForm(request)) return seeOther(request, '/account?error=name')
    return errorResponse(400, { field: 'name', message: `Please use at most ${MAX_NAME_LENGTH} characters.` })
  }
  await renameShopper(toDatabase(await getPool()), shopper, name || null)
  if (isForm(request)) return seeOther(request, '/account?saved=1')
  return new Response(null, { status: 204, headers: NO_STORE })
})
