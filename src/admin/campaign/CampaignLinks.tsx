import type { UIFieldServerComponent } from 'payload'
import { toSiteUrl } from '../../../collections/preview'
import type { Page } from '../../payload-types'
import { CampaignLinksPanel } from './CampaignLinksPanel'
import './campaign.css'

/** Campaign and unlisted links of a saved page. */
export const CampaignLinks: UIFieldServerComponent = async ({ data, req }) => {
  const { id, site, unlisted_key: key } = data as Partial<Page>
  const siteId = typeof site === 'object' ? site?.id : site
  if (!id || !siteId || !key) return null
  const document = await req.payload.findByID({
    collection: 'sites',
    id: siteId,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
    select: { slug: true, domains: true },
  })
  if (!document) return null
  return <CampaignLinksPanel id={id} origin={toSiteUrl(document, '')} unlistedKey={key} />
}
