import type { SiteTag } from './tag'
import { CSP_DIRECTIVES, type CspSources, KINDS_WITH_HOSTS, TAG_KINDS } from './tagKinds'

/** The sources of the content security policy that a tag needs. */
export function tagSources({ kind, settings, hosts }: Pick<SiteTag, 'kind' | 'settings' | 'hosts'>): CspSources {
  const vendor: CspSources = TAG_KINDS[kind].sources
  const { scriptUrl } = settings
  const script = scriptUrl && URL.canParse(scriptUrl) ? [new URL(scriptUrl).origin] : []
  const entered = KINDS_WITH_HOSTS.includes(kind) ? hosts.map((host) => `https://${host}`) : []
  return Object.fromEntries(
    CSP_DIRECTIVES.flatMap((directive) => {
      const sources = [...(vendor[directive] ?? []), ...script, ...entered]
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
