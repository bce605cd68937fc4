import type { ReactNode } from 'react'
import { applyAccent, utmParams } from '@/domain/site/campaign'
import type { Site } from '@/domain/site/site'
import type { Page } from '../../payload-types'
import { RecordCampaign } from '../../shopper/RecordCampaign'
import { themeStyle } from '../theme/themeStyle'

interface CampaignFrameProps {
  site: Site
  page: Pick<Page, 'campaignColours' | 'utm'>
  children: ReactNode
}

/** A campaign page's own accent colours and visit source (SITE-21). */
export function CampaignFrame({ site, page: { campaignColours, utm }, children }: CampaignFrameProps) {
  const { own, accent, accentInk } = campaignColours ?? {}
  const params = utmParams({ source: utm?.source ?? '', medium: utm?.medium ?? '', campaign: utm?.campaign ?? '' })
  const content = (
    <>
      {children}
      {Object.keys(params).length > 0 && <RecordCampaign params={params} />}
    </>
  )
  if (!own || !accent || !accentInk) return content
  const { style, attributes } = themeStyle(applyAccent(site.theme, { accent, accentInk }))
  return (
    <div style={style} {...attributes}>
      {content}
    </div>
  )
}
