import { exampleSite } from '@blocks/examples/site'
import { themes } from '@blocks/examples/themes'
import { findSiteByHost, findSiteBySlug } from '@/data/site/sites'
import type { Site } from '@/domain/site/site'
import type { ThemeName } from './specimens'

/**
 * The site that a theme is shown on: its demo dealer, so that blocks have stock and locations; without the demo the
 * deployment's first site, and on an empty database an example without documents.
 */
export async function styleguideSite(theme: ThemeName): Promise<Site> {
  const site = (await findSiteBySlug(theme)) ?? (await findSiteByHost('localhost'))
  return { ...(site ?? exampleSite(themes[theme])), theme: themes[theme] }
}
