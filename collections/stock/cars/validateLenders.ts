import type { JSONFieldValidation } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { checkLenders } from '../../../src/domain/stock/lenders'

/** Lenders of one site that are read at most. */
const MAX_PROVIDERS = 100

/** Refuses lender records whose comparison rate does not follow from their rate and fees, with both figures. */
export const validateLenders: JSONFieldValidation = async (value, { data, req }) => {
  const site = getRelationId((data as { site?: unknown }).site)
  if (!value || site === null) return true
  const { docs } = await req.payload.find({
    collection: 'financeProviders',
    depth: 0,
    limit: MAX_PROVIDERS,
    pagination: false,
    req,
    where: { site: { equals: site } },
  })
  const { problems } = checkLenders(value, docs)
  return problems.length === 0 || problems.join(' ')
}
