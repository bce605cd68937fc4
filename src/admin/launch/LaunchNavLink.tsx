import type { ServerProps } from 'payload'
import { AdminNavLink } from '../inbox/AdminNavLink'

/** Navigation link to the launch checklist, for users who can edit sites. */
export function LaunchNavLink({ permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.sites?.update) return null
  return (
    <div className="forecourt-nav">
      <AdminNavLink href="/admin/launch">Launch</AdminNavLink>
    </div>
  )
}
