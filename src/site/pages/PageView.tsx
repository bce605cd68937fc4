import type { Site } from '@/domain/site/site'
import { pageBlocks } from '../../../blocks/generated/pageBlocks.generated'
import { SentReference } from '../../enquiry/SentReference'
import type { Page } from '../../payload-types'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { CampaignFrame } from './CampaignFrame'

/** A CMS page as shoppers see it. The first block with a heading renders the h1. */
export function PageView({ site, page }: { site: Site; page: Page }) {
  const { path, title, layout, expiresAt } = page
  return (
    <CampaignFrame site={site} page={page}>
      <SentReference />
      <RenderBlocks
        components={pageBlocks}
        blocks={layout}
        context={{ site, path, title, expiresAt: expiresAt ?? null }}
        promoteFirstHeading
      />
    </CampaignFrame>
  )
}
