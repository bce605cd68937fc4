import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSiteSettings } from '@/data/site/siteSettings'
import { SelectSite } from './SelectSite'
import { SettingsList } from './SettingsList'

/** /admin/settings: features, wording and links of the selected site with their sources. */
export async function SettingsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, payload } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fsettings')
  const settings = permissions?.collections?.sites?.update ? await getSiteSettings(req) : null
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
      <main>
        {settings === null ? (
          <p className="forecourt-notice">You do not have access to site settings. Ask a manager for access.</p>
        ) : settings.site ? (
          <SettingsList key={settings.site.id} {...settings} site={settings.site} />
        ) : (
          <SelectSite />
        )}
      </main>
    </DefaultTemplate>
  )
}
