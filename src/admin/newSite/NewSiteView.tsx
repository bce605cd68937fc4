import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { NewSiteForm } from './NewSiteForm'
import './newSite.css'
import { AdminView, requireViewUser } from '../AdminView'

/** /admin/new-dealer: creates a site from a template. Super admins only. */
export function NewSiteView(view: AdminViewServerProps) {
  const user = requireViewUser(view, '/admin/new-dealer')
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'New dealer' }]} />
      <main>
        {user.role === 'superAdmin' ? (
          <NewSiteForm />
        ) : (
          <p className="forecourt-notice">Only super admins can add dealers.</p>
        )}
      </main>
    </AdminView>
  )
}
