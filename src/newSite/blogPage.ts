import { page } from './pageParts'
import type { PageContent } from './siteContent'

/** All posts of the dealer's blog. */
export function blogPage(title: string, description: string, heading: string, subtitle: string): PageContent {
  return page('/blog', title, description, [{ blockType: 'postTeasers', heading, subtitle, limit: 24 }])
}
