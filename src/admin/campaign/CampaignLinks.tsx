import type { UIFieldServerComponent } from 'payload'
import { readPageFigures } from '@/data/reports/figures'
import { scopeOf } from '@/data/reports/scope'
import { cleanCampaignWord } from '@/domain/leads/attribution'
import { addDays, localTime } from '@/domain/openingHours/localTime'
import { mayReadReports } from '@/domain/reports/reportRoles'
import { toSiteUrl } from '../../../collections/preview'
import type { Page } from '../../payload-types'
import { CampaignFigures } from './CampaignFigures'
import { CampaignLinksPanel } from './CampaignLinksPanel'
import './campaign.css'

/** Days of the figures. */
const DAYS = 28

/** Campaign and unlisted links of a saved page, with what they brought. */
export const CampaignLinks: UIFieldServerComponent = async ({ data, req }) => {
  const { id, site, unlisted_key: key, path, utm } = data as Partial<Page>
  const siteId = typeof site === 'object' ? site?.id : site
  if (!id || !siteId || !key) return null
  const document = await req.payload.findByID({
    collection: 'sites',
    id: siteId,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
    select: { name: true, slug: true, domains: true, timeZone: true },
  })
  if (!document) return null
  const links = <CampaignLinksPanel id={id} origin={toSiteUrl(document, '')} unlistedKey={key} />
  if (!path || !mayReadReports(req.user?.role)) return links
  const now = new Date()
  const { name, timeZone } = document
  // With today: a campaign of one day would have none.
  const today = localTime(timeZone, now).date
  const period = { from: addDays(today, 1 - DAYS), to: today }
  const scope = scopeOf(req.payload, [{ id: siteId, name, timeZone }], period, now)
  const campaign = cleanCampaignWord(utm?.campaign)
  return (
    <>
      <CampaignFigures campaign={campaign} figures={await readPageFigures(scope, { id, path, campaign })} />
      {links}
    </>
  )
}
