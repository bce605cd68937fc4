import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import type { LeadStaff } from '@/data/leadInbox/leadStaff'
import { checkDocument } from '@/data/publishCheck/checkDocument'
import { findSiteById } from '@/data/site/sites'
import { MAX_DOCUMENT_ID } from '@/domain/documentId'
import { CHECKED_COLLECTIONS, type CheckedKind } from '@/domain/publishCheck/checkedCollections'
import type { Finding } from '@/domain/publishCheck/publishCheck'
import { changedSettings } from '@/domain/releases/heldSettings'
import { findRefusals } from '@/releases/trialPublish'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, leadStaffAccess, staffRateLimit } from '../access'
import { worksOnSite } from '../siteStaff'

/** As of documents that Payload saves. */
const MAX_BODY_BYTES = 5_000_000

const bodySchema = z.object({
  collection: z.enum([...CHECKED_COLLECTIONS, 'sites']),
  site: z.int().positive().max(MAX_DOCUMENT_ID),
  /** the document as its form has it */
  data: z.record(z.string(), z.unknown()),
  /** the stored document, to find also what publishing would refuse; null for one that was never saved */
  document: z.int().positive().max(MAX_DOCUMENT_ID).nullable().default(null),
  /** whether its latest draft is published rather than what the form has */
  isSaved: z.boolean().default(false),
})

const LIMIT = { name: 'publishCheck', times: 60, seconds: 60 }

/** What may be wrong with a document before it is published: for staff of its site who may change such documents. */
export const POST = route(
  {
    access: leadStaffAccess,
    body: bodySchema,
    maxBodyBytes: MAX_BODY_BYTES,
    readOnly: true,
    inTurnOf: accountOf,
    rateLimit: staffRateLimit(LIMIT, 'data', 'Too many checks. Wait a minute and try again.'),
  },
  async (_request, { access: staff, body: { collection, site: siteId, data, document, isSaved } }) => {
    const { payload, user } = staff
    const rule = payload.collections[collection].config.access.update
    const mayChange = (await rule({ req: { payload, user } as PayloadRequest })) !== false
    if (!mayChange) return errorResponse(403, { field: 'collection', message: 'You may not change these documents.' })
    const site = (await worksOnSite(staff, siteId)) ? await findSiteById(siteId) : null
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    const checked = collection === 'sites' ? await readChanges(payload, siteId, data) : data
    const findings = await checkDocument(staff, site, collection, checked, new Date())
    const refusals =
      document !== null && (await isReadable(staff, collection, document))
        ? await findRefusals(payload, user, { collection, id: document, data: isSaved ? {} : data })
        : []
    const all = [...refusals.map((refusal): Finding => ({ kind: 'refused', ...refusal })), ...findings]
    return Response.json({ findings: all }, { headers: { 'Cache-Control': 'no-store' } })
  },
)

async function isReadable({ payload, user }: LeadStaff, collection: CheckedKind, id: number): Promise<boolean> {
  const options = { collection, id, depth: 0, disableErrors: true, draft: true } as const
  return (await payload.findByID({ ...options, overrideAccess: false, user })) !== null
}

/** The settings that differ from what is live: to ask for every link of a site takes seconds, and those that are live are in the nightly report. */
async function readChanges(
  payload: Payload,
  id: number,
  form: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const live = await payload.findByID({ collection: 'sites', id, depth: 0, joins: false })
  return changedSettings({ ...live }, form) ?? {}
}
