import 'server-only'
import type { PayloadRequest } from 'payload'
import { getRelationId } from '../../domain/relationId'
import {
  type SettingState,
  type SettingValues,
  settingStates,
  settingValues,
  templateValues,
} from '../../domain/site/settings'
import { SITE_TEMPLATES, type SiteTemplateName } from '../../domain/site/siteTemplate'
import { getSelectedSite } from '../leadInbox/leadStaff'

export interface SiteSettings {
  /** null if the staff member has several sites and none is selected */
  site: { id: number; name: string } | null
  templateLabel: string
  group: { name: string; sites: number } | null
  /** whether they manage every site of the group */
  mayShare: boolean
  settings: SettingState[]
}

/** The settings of the selected site, read with the staff member's permissions. */
export async function getSiteSettings(req: PayloadRequest): Promise<SiteSettings> {
  const { payload, user, headers } = req
  const asUser = { overrideAccess: false, user, depth: 0, joins: false, pagination: false } as const
  const sites = (await payload.find({ collection: 'sites', ...asUser, select: { name: true, group: true } })).docs
  const selectedId = getSelectedSite(headers)
  const id = sites.find((site) => site.id === selectedId)?.id ?? (sites.length === 1 ? sites[0]?.id : undefined)
  if (id === undefined) return { site: null, templateLabel: '', group: null, mayShare: false, settings: [] }

  const site = await payload.findByID({ collection: 'sites', id, depth: 0, joins: false, overrideAccess: false, user })
  const groupId = getRelationId(site.group)
  const inGroup = { group: { equals: groupId } }
  const [group, members] = await Promise.all([
    groupId === null
      ? null
      : payload.findByID({ collection: 'groups', id: groupId, depth: 0, joins: false, disableErrors: true }),
    groupId === null ? 0 : payload.count({ collection: 'sites', where: inGroup }).then(({ totalDocs }) => totalDocs),
  ])
  const template = site.template as SiteTemplateName
  return {
    site: { id, name: site.name },
    templateLabel: SITE_TEMPLATES[template].label,
    group: group ? { name: group.name, sites: members } : null,
    mayShare:
      group !== null &&
      (user?.role === 'superAdmin' || user?.role === 'groupManager') &&
      sites.filter((other) => getRelationId(other.group) === groupId).length === members,
    settings: settingStates(settingValues(site), (group?.settings ?? {}) as SettingValues, templateValues(template)),
  }
}
