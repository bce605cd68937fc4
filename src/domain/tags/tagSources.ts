import type { SiteTag } from './tag'
import { CSP_DIRECTIVES, type CspSources, KINDS_WITH_HOSTS, TAG_KINDS } from './tagKinds'

/** The sources of the content security policy that a tag needs: of hosts that staff entered, websockets too. */
export function tagSources({ kind, settings, hosts }: Pick<SiteTag, 'kind' | 'settings' | 'hosts'>): CspSources {
  const vendor: CspSources = TAG_KINDS[kind].sources
  const { scriptUrl } = settings
  const script = scriptUrl && URL.canParse(scriptUrl) ? [new URL(scriptUrl).host] : []
  const entered = [...script, ...(KINDS_WITH_HOSTS.includes(kind) ? hosts : [])]
  return Object.fromEntries(
    CSP_DIRECTIVES.flatMap((directive) => {
      // Chats talk over websockets, which a source of https does not allow.
      const schemes = directive === 'connect-src' ? ['https', 'wss'] : ['https']
      const own = entered.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`))
      const sources = [...(vendor[directive] ?? []), ...own]
      return sources.length > 0 ? [[directive, [...new Set(sources)]]] : []
    }),
  )
}

/** The sources of several tags, each once and in a fixed order, so that equal sites have equal policies. */
export function allTagSources(tags: readonly Pick<SiteTag, 'kind' | 'settings' | 'hosts'>[]): CspSources {
  const sources = tags.map(tagSources)
  return Object.fromEntries(
    CSP_DIRECTIVES.flatMap((directive) => {
      const hosts = new Set(sources.flatMap((of) => of[directive] ?? []))
      return hosts.size > 0 ? [[directive, [...hosts].sort()]] : []
    }),
  )
}
