import type { Purpose } from './purposes'
import type { TagKind } from './tagKinds'
import { isPrivatePage, type PageKind, pageKind, pathMatches } from './tagPages'

/** When a tag loads, after the page is usable and its purpose is agreed to. */
export const TAG_LOADS = ['ready', 'idle', 'interaction'] as const
export type TagLoad = (typeof TAG_LOADS)[number]

/** A phone number that is shown in place of another. */
export interface NumberSwap {
  /** digits of the number on the page */
  shown: string
  /** the tracking number, as it is shown */
  tracking: string
  /** utm_source of the visit, lower case; empty for every visit */
  source: string
}

/** A marketing tag of a site, as its pages receive it: it contains no secrets. */
export interface SiteTag {
  id: number
  kind: TagKind
  purpose: Purpose
  load: TagLoad
  /** the kind's fields, without empty ones */
  settings: Readonly<Record<string, string>>
  /** hosts that staff allow beside the vendor's */
  hosts: readonly string[]
  /** empty with `paths` empty: every page */
  pageKinds: readonly PageKind[]
  /** patterns, see `pathMatches` */
  paths: readonly string[]
  /** epoch milliseconds; null for no limit */
  from: number | null
  /** epoch milliseconds; null for no limit */
  until: number | null
  /** call tracking only */
  swaps: readonly NumberSwap[]
}

/** Whether a tag has not ended. Pages are cached, so one that starts later is on them, and in the content security policy, beforehand. */
export const isCurrent = ({ until }: Pick<SiteTag, 'until'>, now: number): boolean => until === null || now < until

/** Whether a tag runs at an instant, in epoch milliseconds. */
export const isRunning = (tag: Pick<SiteTag, 'from' | 'until'>, now: number): boolean =>
  (tag.from === null || now >= tag.from) && isCurrent(tag, now)

/** Whether a tag runs on the page at a path; none does on private pages. */
export function isOnPage({ pageKinds, paths }: Pick<SiteTag, 'pageKinds' | 'paths'>, path: string): boolean {
  if (isPrivatePage(path)) return false
  if (pageKinds.length === 0 && paths.length === 0) return true
  return pageKinds.includes(pageKind(path)) || paths.some((pattern) => pathMatches(pattern, path))
}

/** The tags that run on a page at an instant, once their purposes are agreed to. */
export const runningTags = <Tag extends Pick<SiteTag, 'from' | 'until' | 'pageKinds' | 'paths'>>(
  tags: readonly Tag[],
  path: string,
  now: number,
): Tag[] => tags.filter((tag) => isRunning(tag, now) && isOnPage(tag, path))
