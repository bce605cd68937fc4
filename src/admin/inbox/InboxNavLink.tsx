import type { ServerProps } from 'payload'
import { countUnreadLeads } from '@/data/leadInbox/unreadLeads'
import { formatListTotal } from '@/domain/listTotal'
import { privacyRights } from '@/domain/privacy/privacyRights'
import { AdminNavLink } from './AdminNavLink'

/** Navigation links to the inbox, with the number of unread leads, to delivery health and to the privacy desk. */
export async function InboxNavLink({ payload, permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.leads?.read) return null
  const unread = await countUnreadLeads({ payload, user })
  return (
    <div className="forecourt-nav">
      <AdminNavLink href="/admin/inbox">
        Inbox
        {unread > 0 ? (
          <span className="forecourt-nav__count">
            {formatListTotal(unread)}
            <span className="forecourt-nav__unread"> unread</span>
          </span>
        ) : null}
      </AdminNavLink>
      {permissions.collections.leadDeliveries?.read ? (
        <AdminNavLink href="/admin/delivery-health">Delivery health</AdminNavLink>
      ) : null}
      {privacyRights(user.role).find ? <AdminNavLink href="/admin/privacy">Privacy desk</AdminNavLink> : null}
    </div>
  )
}
