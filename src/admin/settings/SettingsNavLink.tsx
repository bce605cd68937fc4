import type { ServerProps } from 'payload'
import { AdminNavLink } from '../inbox/AdminNavLink'

/** The way to a site's switches and wording, for those who edit sites. */
export function SettingsNavLink({ permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.sites?.update) return null
  return (
    <div className="forecourt-nav">
      <AdminNavLink href="/admin/settings">Switches and wording</AdminNavLink>
    </div>
  )
}
