import type { ServerProps } from 'payload'
import { AdminNavLink } from '../inbox/AdminNavLink'

/** Navigation link to the history, for managers. */
export function HistoryNavLink({ user }: ServerProps) {
  if (user?.role !== 'superAdmin' && user?.role !== 'groupManager') return null
  return (
    <div className="forecourt-nav">
      <AdminNavLink href="/admin/history">History</AdminNavLink>
    </div>
  )
}
