import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { findLaunchSite, getLaunchSteps } from '@/data/site/launch'
import { listStaffSites } from '@/data/site/staffSites'
import { parseDocumentId } from '@/domain/documentId'
import { AdminView, requireViewUser } from '../AdminView'
import { toSearchParams } from '../inbox/toSearchParams'
import { LaunchChecklist } from './LaunchChecklist'

/** /admin/launch: what a site still needs before it goes live. `?site=` chooses it, else the selection above the navigation. */
export async function LaunchView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload } = req
  const user = requireViewUser(view, '/admin/launch')
  const chosen = parseDocumentId(toSearchParams(view.searchParams).get('site')) ?? getSelectedSite(req.headers)
  const sites = chosen ? [] : await listStaffSites(payload, user)
  const id = chosen || (sites.length === 1 ? sites[0]!.id : null)
  const site = id ? await findLaunchSite(payload, user, id) : null
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'Launch' }]} />
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
    </AdminView>
  )
}
