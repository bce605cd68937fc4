import { phoneDigits } from '../../domain/phone'
import {
  CONSENT_MODES,
  type ConsentRules,
  type ConsentWording,
  DEFAULT_CONSENT_WORDING,
} from '../../domain/tags/consent'
import type { SiteTag } from '../../domain/tags/tag'
import { TAG_KINDS, tagSettings } from '../../domain/tags/tagKinds'
import type { Site as SiteDocument, Tag } from '../../payload-types'

/** A marketing tag from its document, without its secrets. */
export function toSiteTag(document: Tag): SiteTag {
  const { id, kind, purpose, load, hosts, pageKinds, paths, start, expiry, swaps } = document
  const stored = (document[kind] ?? {}) as Record<string, unknown>
  return {
    ...{ id, kind, load },
    purpose: purpose ?? TAG_KINDS[kind].purpose,
    settings: Object.fromEntries(
      tagSettings(kind).flatMap(({ name }) =>
        typeof stored[name] === 'string' && stored[name] ? [[name, stored[name]]] : [],
      ),
    ),
    hosts: (hosts ?? []).map((host) => host.trim().toLowerCase()),
    pageKinds: pageKinds ?? [],
    paths: paths ?? [],
    from: start ? Date.parse(start) : null,
    until: expiry ? Date.parse(expiry) : null,
    swaps:
      kind === 'callTracking'
        ? (swaps ?? []).map(({ shown, tracking, source }) => ({
            shown: phoneDigits(shown),
            tracking: tracking.trim(),
            source: (source ?? '').trim().toLowerCase(),
          }))
        : [],
  }
}

/** A site's consent settings; words that staff left empty are the default ones of the mode. */
export function toConsentRules({ consent }: Pick<SiteDocument, 'consent'>): ConsentRules {
  const mode = CONSENT_MODES.find((one) => one === consent?.mode) ?? 'off'
  const wording = Object.fromEntries(
    Object.entries(DEFAULT_CONSENT_WORDING[mode]).map(([name, words]) => [
      name,
      consent?.[name as keyof ConsentWording]?.trim() || words,
    ]),
  ) as unknown as ConsentWording
  return { mode, wording }
}
