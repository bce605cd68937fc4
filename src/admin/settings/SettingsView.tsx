import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getSiteSettings } from '@/data/site/siteSettings'
import { AdminView, requireViewUser } from '../AdminView'
import { SelectSite } from './SelectSite'
import { SettingsList } from './SettingsList'

/** /admin/settings: features, wording and links of the selected site with their sources. */
export async function SettingsView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult
  requireViewUser(view, '/admin/settings')
  const settings = permissions?.collections?.sites?.update ? await getSiteSettings(req) : null
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'Features and wording' }]} />
      <main>
        {settings === null ? (
          <p className="forecourt-notice">You do not have access to site settings. Ask a manager for access.</p>
        ) : settings.site ? (
          <SettingsList key={settings.site.id} {...settings} site={settings.site} />
        ) : (
          <SelectSite />
        )}
      </main>
    </AdminView>
  )
}
