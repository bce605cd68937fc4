import type { Site } from '@/domain/site/site'
import { type ConsentMode, consentVersion } from '@/domain/tags/consent'
import { isCurrent } from '@/domain/tags/tag'
import { CONFIG_ID, type TagConfig } from '@/tags/pageConfig'
import { ConsentBar } from './ConsentBar'
import { STORAGE_GUARD_SCRIPT } from './storageGuard.generated'

type TaggedSite = Pick<Site, 'consent' | 'tags'>

/** Whether a site's pages have the script of tags and consent; the others get not one byte of it. */
const isTagged = ({ consent, tags }: TaggedSite, now: number) =>
  consent.mode !== 'off' || tags.some((tag) => isCurrent(tag, now))

/**
 * Before anything of the page runs: in opt-in mode the browser keeps only what is necessary, until the shopper agrees. Renders nothing in
 * the other modes.
 */
export function StorageGuard({ consent }: TaggedSite) {
  const guarded: ConsentMode = 'optIn'
  if (consent.mode !== guarded) return null
  const script = STORAGE_GUARD_SCRIPT.replace('VERSION', JSON.stringify(consentVersion(consent)))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** The consent bar, and the script that runs the site's tags with their settings. Renders nothing on sites without either. */
export function SiteTags({ site }: { site: TaggedSite }) {
  const { consent, tags } = site
  const now = Date.now()
  if (!isTagged(site, now)) return null
  const config: TagConfig = {
    mode: consent.mode,
    version: consentVersion(consent),
    tags: tags.filter((tag) => isCurrent(tag, now)),
  }
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return (
    <>
      {consent.mode !== 'off' && <ConsentBar wording={consent.wording} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped */}
      <script id={CONFIG_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      <script src="/forecourt/tags.js" async />
    </>
  )
}
