import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { findLaunchSite, getLaunchSteps } from '@/data/site/launch'
import { listStaffSites } from '@/data/site/staffSites'
import { LaunchChecklist } from './LaunchChecklist'

/** /admin/launch: what a site still needs before it goes live. `?site=` chooses it, else the selection above the navigation. */
export async function LaunchView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user, payload } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Flaunch')
  const chosen = Number(searchParams?.site) || getSelectedSite(req.headers)
  const sites = chosen ? [] : await listStaffSites(payload, user)
  const id = chosen || (sites.length === 1 ? sites[0]!.id : null)
  const site = id ? await findLaunchSite(payload, user, id) : null
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
        {site ? (
          <LaunchChecklist
            key={site.id}
            site={{ id: site.id, name: site.name }}
            initial={{ steps: await getLaunchSteps(payload, site), launchedAt: site.launch?.launchedAt ?? null }}
          />
        ) : (
          <p className="forecourt-notice">
            {sites.length > 1 ? 'Choose a site above the navigation.' : 'You cannot launch this site. Ask a manager.'}
          </p>
        )}
      </main>
    </DefaultTemplate>
  )
}
