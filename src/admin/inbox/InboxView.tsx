import type { AdminViewServerProps } from 'payload'
import { getInboxLead } from '@/data/leadInbox/getInboxLead'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listInbox } from '@/data/leadInbox/listInbox'
import { parseDocumentId } from '@/domain/documentId'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { AdminView, requireViewUser } from '../AdminView'
import { Inbox } from './Inbox'
import { toSearchParams } from './toSearchParams'

/** /admin/inbox: leads of the user's sites, limited to the selected site. */
export async function InboxView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult
  const { payload, headers } = req
  const query = toSearchParams(view.searchParams)
  const user = requireViewUser(view, `/admin/inbox?${query}`)
  const canRead = Boolean(permissions?.collections?.leads?.read)
  const staff = { payload, user, site: getSelectedSite(headers) }
  const { filter } = parseInboxFilter(query)
  const id = parseDocumentId(query.get('lead'))
  const [inbox, lead] = canRead
    ? await Promise.all([listInbox(staff, filter), id ? getInboxLead(staff, id) : null])
    : [null, null]
  return (
    <AdminView view={view}>
      {inbox ? (
        <Inbox
          filter={filter}
          inbox={inbox}
          // Resets the state for another site.
          key={staff.site ?? 'all'}
          lead={lead}
          now={new Date().toISOString()}
          user={user.id}
        />
      ) : (
        <p className="forecourt-notice">You do not have access to leads. Ask a manager for access.</p>
      )}
    </AdminView>
  )
}
