import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { mayMakeCampaigns } from '@/domain/campaigns/newCampaign'
import { AdminView, requireViewUser } from '../AdminView'
import { NewCampaignForm } from './NewCampaignForm'
import '../newSite/newSite.css'
import './newCampaign.css'

/** Sites to choose from; a campaign has fewer. */
const MAX_SITES = 300

/** /admin/new-campaign: makes a campaign's page, offers, promo card, menu item and announcement on several sites at once. */
export async function NewCampaignView(view: AdminViewServerProps) {
  const user = requireViewUser(view, '/admin/new-campaign')
  if (!mayMakeCampaigns(user.role))
    return (
      <AdminView view={view}>
        <SetStepNav nav={[{ label: 'New campaign' }]} />
        <main>
          <p className="forecourt-notice">A campaign publishes. Ask an editor of your site to make it.</p>
        </main>
      </AdminView>
    )
  const { req } = view.initPageResult
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: MAX_SITES,
    overrideAccess: false,
    pagination: false,
    req,
    select: { name: true },
    sort: 'name',
  })
  const selected = getSelectedSite(req.headers)
  const chosen = docs.length === 1 ? docs[0]!.id : docs.some(({ id }) => id === selected) ? selected : null
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'New campaign' }]} />
      <main>
        <NewCampaignForm chosen={chosen} sites={docs.map(({ id, name }) => ({ id, name }))} />
      </main>
    </AdminView>
  )
}
