import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getInboxLead } from '@/data/leadInbox/getInboxLead'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listInbox } from '@/data/leadInbox/listInbox'
import { parseInboxFilter } from '@/domain/leads/inboxFilter'
import { Inbox } from './Inbox'
import { toSearchParams } from './toSearchParams'

/** /admin/inbox: leads of the user's sites, limited to the selected site. */
export async function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, payload, headers } = req
  const query = toSearchParams(searchParams)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/inbox?${query}`)}`)
  const canRead = Boolean(permissions?.collections?.leads?.read)
  const staff = { payload, user, site: getSelectedSite(headers) }
  const { filter } = parseInboxFilter(query)
  const id = Number(query.get('lead'))
  const [inbox, lead] = canRead
    ? await Promise.all([listInbox(staff, filter), Number.isInteger(id) && id > 0 ? getInboxLead(staff, id) : null])
    : [null, null]
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
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
    </DefaultTemplate>
  )
}
