import { isTagKind, KINDS_WITH_HOSTS, type TagKind, tagSettings } from './tagKinds'

/** What of a stored tag decides which scripts run. */
export type TagScript = Partial<Record<TagKind, unknown>> & {
  kind?: string | null
  hosts?: readonly string[] | null
}

/** A field of a tag, with the reason why it is refused and the fix. */
export interface NewScript {
  path: string
  message: string
}

const ENTERED_BY = 'so only group managers and super admins enter'

/**
 * What of a tag's script or hosts the tag did not have before: a container of Tag Manager, the address of a script, a host of the content
 * security policy. Null if all is as before. Another kind has nothing of before.
 * @param before the tag as it was; null for a new one, and for one that was not live if it is to become live
 */
export function findNewScript(tag: TagScript, before: TagScript | null): NewScript | null {
  const { kind } = tag
  if (!isTagKind(kind)) return null
  const old = before?.kind === kind ? before : null
  for (const { name, label, decidesScript } of tagSettings(kind)) {
    const value = readSetting(tag, kind, name)
    if (decidesScript && value !== '' && (!old || readSetting(old, kind, name) !== value))
      return {
        path: `${kind}.${name}`,
        message: `${label}: its scripts could read and change everything on the page, ${ENTERED_BY} or publish a new one. Ask one of them.`,
      }
  }
  if (!KINDS_WITH_HOSTS.includes(kind)) return null
  const kept = new Set((old?.hosts ?? []).map(toHost))
  const added = (tag.hosts ?? []).map(toHost).find((host) => !kept.has(host))
  return added === undefined
    ? null
    : {
        path: 'hosts',
        message: `Hosts: scripts of ${added} could read and change everything on the page, ${ENTERED_BY} or publish new hosts. Leave it out, or ask one of them.`,
      }
}

function readSetting(tag: TagScript, kind: TagKind, name: string): string {
  const value = (tag[kind] as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

const toHost = (host: string): string => String(host).trim().toLowerCase()
