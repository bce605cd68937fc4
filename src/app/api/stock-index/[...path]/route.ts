import { findSiteByHost } from '@/data/site/sites'
import { findSender } from '@/server/clientAddress'
import { endpointOptions } from '@/stockIndex/endpointOptions'
import { handleStockCall } from '@/stockIndex/handleStockCall'
import { handleHttp } from '@/stockIndex/httpEndpoint'

export const dynamic = 'force-dynamic'

/** The stock index of the host's site, in the Algolia wire protocol (STK-03). Writes come here too, to be refused. */
const answer = (request: Request) => handleHttp(request, findSiteByHost, handleStockCall, endpointOptions(findSender))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
