import type { Site } from '@/domain/site/site'
import { SentReference } from '../enquiry/SentReference'
import type { Page } from '../payload-types'
import { pageBlocks } from './pageBlocks.generated'
import { RenderBlocks } from './RenderBlocks'

/** A CMS page as shoppers see it. Where its first block carries no heading, the title stands as the page's h1 for all. */
export function PageView({ site, page }: { site: Site; page: Page }) {
  return (
    <>
      <SentReference />
      <RenderBlocks components={pageBlocks} blocks={page.layout} context={{ site, path: page.path }} firstHeads />
    </>
  )
}
