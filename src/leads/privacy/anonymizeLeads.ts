import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { DEFAULT_CATEGORY, LEAD_CATEGORIES } from '../../domain/leads/enquiryKinds'
import { LEAD_SUBCATEGORIES } from '../../domain/leads/steps'
import type { Database } from '../../server/database/database'
import { lead_deliveries, leads, leads_notes, uploads } from '../../server/database/tables.generated'
import { removeDeliveryJobs } from '../deliveryJobs'
import { addMailCopiesJob } from './mailCopiesJob'

/** The recipient of a receipt after its shopper was erased. */
const ERASED_RECIPIENT = 'erased'

/** What was removed with the people of some leads. */
export interface RemovedWithLeads {
  leads: number
  notes: number
  deliveries: number
  cancelled: number
  /** ids of uploads, detached from their leads; their files are still to be deleted */
  files: number[]
}

/**
 * Removes the people from leads in the given transaction, and marks the leads as done. Reports still add up: reference, form,
 * known category, dates, car, location, source and campaign stay. Nothing that waits is sent any more, and copies of emails get a job
 * that deletes them.
 */
export async function anonymizeLeads(database: Database, ids: readonly number[], now: Date): Promise<RemovedWithLeads> {
  const erased = await database
    .update(leads)
    .set({
      ...{ name: null, last_name: null, email: null, phone: null, postcode: null, message: null, rego: null },
      ...{ trade_in: null, miscellaneous: null, details: null, additional_services: null, user_agent: null },
      ...{
        token_hash: null,
        token_expires_at: null,
        body_hash: null,
        consent_text: null,
        opt_in: false,
        tracking_consent: null,
      },
      ...sentWords,
      // Nobody is left to answer, so it must not wait in the inbox.
      ...{ status: 'done', read_at: sql`coalesce(${leads.read_at}, ${now}::timestamptz)` },
      lead_attributes: campaignOnly,
      touches: plainTouches,
      erased_at: now,
      updatedAt: now,
    })
    .where(and(inArray(leads.id, [...ids]), isNull(leads.erased_at)))
    .returning({ id: leads.id })
  const erasedIds = erased.map(({ id }) => id)
  if (erasedIds.length === 0) return { leads: 0, notes: 0, deliveries: 0, cancelled: 0, files: [] }
  const { rowCount: notes } = await database.delete(leads_notes).where(inArray(leads_notes._parentID, erasedIds))
  const files = await database
    .update(uploads)
    // The hourly clean-up deletes files without a lead, should this process end before it does.
    .set({ lead: null, sent_as: null, updatedAt: now })
    .where(inArray(uploads.lead, erasedIds))
    .returning({ id: uploads.id })
  const { deliveries, cancelled } = await anonymizeDeliveries(database, erasedIds, now)
  return { leads: erasedIds.length, notes: notes ?? 0, deliveries, cancelled, files: files.map(({ id }) => id) }
}

/** Ids as the product makes them: of blocks, pages, forms and submissions. */
const PLAIN_ID = '^[0-9a-fA-F-]{1,64}$'
/** A path or a campaign that names nobody by an address or a number; in a URL, `%40` is @. */
const NAMES_SOMEBODY = '@|%40|[0-9]([ ().+-]{0,2}[0-9]){7,}'

const listed = (texts: readonly string[]) =>
  sql`(${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`

/** Fields in which a form of ours sends names and ids, and a stranger's program any words: only what we know stays. */
const sentWords = {
  category: sql`case when ${leads.category} in ${listed(LEAD_CATEGORIES)} then ${leads.category} else ${DEFAULT_CATEGORY} end`,
  subcategory: sql`case when ${leads.subcategory} in ${listed(LEAD_SUBCATEGORIES)} then ${leads.subcategory} end`,
  form_id: sql`substring(${leads.form_id} from ${PLAIN_ID})`,
  page_id: sql`substring(${leads.page_id} from ${PLAIN_ID})`,
  idempotency_key: sql`coalesce(substring(${leads.idempotency_key} from ${PLAIN_ID}), 'erased-' || ${leads.id})`,
  request_id: sql`substring(${leads.request_id} from ${PLAIN_ID})`,
  url: sql`case when ${leads.url} !~ ${NAMES_SOMEBODY} then regexp_replace(${leads.url}, '[?#].*$', '')
    else substring(${leads.url} from '^https?://[^/?#@]+') end`,
}

/** The campaign of a lead, without click ids, which identify a browser, without the pages visited, and without values with an address or number. */
const campaignOnly = sql`jsonb_build_object('visited_pages', '[]'::jsonb, 'linked_query_params', coalesce(
  (select jsonb_object_agg(param.key, param.value)
    from jsonb_each(coalesce(${leads.lead_attributes} -> 'linked_query_params', '{}')) param
    where param.key in ('utm_source', 'utm_medium', 'utm_campaign')
      and jsonb_typeof(param.value) = 'string' and param.value #>> '{}' !~ ${NAMES_SOMEBODY}), '{}'))`

/** What brought the shopper, unless a word of it names somebody. Their times are digits of no number. */
const plainTouches = sql`case when (${leads.touches} #- '{first,at}' #- '{last,at}')::text !~ ${NAMES_SOMEBODY}
  then ${leads.touches} #- '{first,click}' #- '{last,click}' end`

/** Cancels what waits, and removes the shopper's address and the recipients' responses. */
async function anonymizeDeliveries(database: Database, leadIds: readonly number[], now: Date) {
  const ofLeads = inArray(lead_deliveries.lead, [...leadIds])
  const rows = await database
    .select({ id: lead_deliveries.id, stableKey: lead_deliveries.stable_key, channel: lead_deliveries.channel })
    .from(lead_deliveries)
    .where(ofLeads)
    .for('update')
  const cancelled = await database
    .update(lead_deliveries)
    .set({ status: 'cancelled', next_try_at: null, updatedAt: now })
    .where(and(ofLeads, inArray(lead_deliveries.status, ['queued', 'failed', 'dead'])))
    .returning({ id: lead_deliveries.id })
  await database
    .update(lead_deliveries)
    .set({
      last_error: null,
      attempt_log: sql`(select jsonb_agg(attempt || '{"message": ""}') from jsonb_array_elements(
        case jsonb_typeof(${lead_deliveries.attempt_log}) when 'array' then ${lead_deliveries.attempt_log} else '[]' end) attempt)`,
    })
    .where(ofLeads)
  await database
    .update(lead_deliveries)
    // The key of a receipt contains a hash of the shopper's address.
    .set({ recipient: ERASED_RECIPIENT, stable_key: sql`'erased.' || ${lead_deliveries.id}` })
    .where(and(ofLeads, eq(lead_deliveries.purpose, 'receipt')))
  if (cancelled.length > 0)
    await removeDeliveryJobs(
      database,
      cancelled.map(({ id }) => id),
    )
  const names = rows.filter(({ channel }) => channel === 'email' || channel === 'adfEmail')
  await addMailCopiesJob(database, { names: names.map(({ stableKey }) => stableKey) })
  return { deliveries: rows.length, cancelled: cancelled.length }
}
