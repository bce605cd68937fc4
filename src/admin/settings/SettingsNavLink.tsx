import type { ServerProps } from 'payload'
import { AdminNavLink } from '../inbox/AdminNavLink'

/** Navigation link to features and wording, for users who can edit sites. */
export function SettingsNavLink({ permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.sites?.update) return null
  return (
    <div className="forecourt-nav">
      <AdminNavLink href="/admin/settings">Features and wording</AdminNavLink>
    </div>
  )
}
