import { findSenderKey } from '@/server/clientAddress.mjs'
import { isDatabaseUnavailable } from '@/server/database/databaseUnavailable'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { endpointOptions } from '@/stockIndex/endpointOptions'
import { handleStockCall } from '@/stockIndex/handleStockCall'
import { handleHttp } from '@/stockIndex/httpEndpoint'
import { findSite } from '../../access'

export const dynamic = 'force-dynamic'

/** The stock index of the host's site in the Algolia wire protocol (STK-03). Writes are rejected. */
const handler = route(
  {
    readOnly: true,
    // Algolia clients expect this form of an error.
    onError: (error, request) => {
      if (isDatabaseUnavailable(error)) return null
      loggerFor(request).error({ err: error }, 'Search failed')
      return Response.json({ message: 'Something went wrong', status: 500 }, { status: 500 })
    },
  },
  (request) => handleHttp(request, () => findSite(request), handleStockCall, endpointOptions(findSenderKey)),
)

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT }
