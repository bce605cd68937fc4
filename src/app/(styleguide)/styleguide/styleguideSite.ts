import { exampleSite } from '@blocks/examples/site'
import { themes } from '@blocks/examples/themes'
import { findSiteByHost, findSiteBySlug } from '@/data/site/sites'
import type { Site } from '@/domain/site/site'
import type { ThemeName } from './specimens'

/**
 * The site that a theme is shown on: the demo dealer who wears it, so that blocks find stock and locations; where the demo
 * was not seeded, the deployment's first site, and on an empty database one that has no documents.
 */
export async function styleguideSite(theme: ThemeName): Promise<Site> {
  const site = (await findSiteBySlug(theme)) ?? (await findSiteByHost('localhost'))
  return { ...(site ?? exampleSite(themes[theme])), theme: themes[theme] }
}
