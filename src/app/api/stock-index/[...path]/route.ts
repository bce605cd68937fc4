import { siteForHost } from '@/data/sites'
import { senderIn } from '@/ops/clientAddress'
import { answerStockCall } from '@/stockIndex/answerStockCall'
import { endpointOptions } from '@/stockIndex/endpointOptions'
import { answerHttp } from '@/stockIndex/httpEndpoint'

export const dynamic = 'force-dynamic'

/** The stock index of the host's site, in the Algolia wire protocol (STK-03). Writes come here too, to be refused. */
const answer = (request: Request) => answerHttp(request, siteForHost, answerStockCall, endpointOptions(senderIn))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
