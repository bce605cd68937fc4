import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isDocumentId } from '../../../src/domain/documentId'
import { getRelationId } from '../../../src/domain/relationId'
import { DEAD_LINKS } from '../../../src/domain/releases/settingsDraftDesk'
import {
  getSetting,
  inheritedValue,
  inheritFromGroup,
  type Setting,
  type SettingState,
  type SettingValue,
  type SettingValues,
  settingStates,
  settingValues,
  templateValues,
} from '../../../src/domain/site/settings'
import type { SiteTemplateName } from '../../../src/domain/site/siteTemplate'
import type { Group, Site } from '../../../src/payload-types'
import { getDeadLinkCheck } from '../../../src/server/deadLinkCheck'
import { errorResponse } from '../../../src/server/errorResponse'
import { getUserSiteIds, hasRole } from '../../access/roles'
import { dropFromDraft } from './settingsDraft'

const ACTIONS = ['set', 'reset', 'share', 'unshare'] as const
type Action = (typeof ACTIONS)[number]

/**
 * POST /api/sites/{id}/settings with { path, action, value?, passesDeadLinks? }: sets a switch, text or link of a site, resets it to
 * the group's or template's value, shares it with the group or stops sharing. A change to the group applies to its sites without a
 * value of their own. A link that leads nowhere is refused with 409, unless it is passed by choice. Responds with { settings }, the
 * site's settings after the change.
 */
export const updateSetting: Endpoint = {
  path: '/:id/settings',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'superAdmin', 'groupManager', 'siteEditor'))
      return errorResponse(403, { field: 'site', message: 'You do not have permission to change this site.' })
    const body = ((await req.json?.().catch(() => null)) ?? {}) as Record<string, unknown>
    const { path, action, value } = body
    const setting = typeof path === 'string' ? getSetting(path) : undefined
    if (!setting) return errorResponse(400, { field: 'path', message: 'Unknown setting.' })
    if (!ACTIONS.includes(action as Action))
      return errorResponse(400, { field: 'action', message: `Use one of: ${ACTIONS.join(', ')}.` })
    const site = await findOwnSite(req)
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })

    const group = await findGroup(req, site)
    const shared = (group?.settings ?? {}) as SettingValues
    if (action === 'set') {
      if (typeof value !== typeof setting.defaultValue || value === '')
        return errorResponse(400, {
          field: 'value',
          message: setting.kind === 'switch' ? 'Enter true or false.' : 'Enter some text.',
        })
      const dead = body.passesDeadLinks === true ? [] : await findDeadLinks(req, site, setting, value as SettingValue)
      if (dead.length > 0) return errorResponse(409, dead)
      return respondAfter(req, site, () => writeSetting(req, site, setting, value as SettingValue))
    }
    if (action === 'reset') {
      const { value: inherited } = inheritedValue(setting, shared, getTemplateValues(site))
      return respondAfter(req, site, () => writeSetting(req, site, setting, inherited))
    }
    if (!group) return errorResponse(422, { field: 'group', message: 'This site does not belong to a group.' })
    const sites = await findGroupSites(req, group)
    if (!canManageAll(req, sites))
      return errorResponse(403, {
        field: 'group',
        message: 'Only managers of every site in the group can share settings.',
      })
    const { [setting.path]: _, ...rest } = shared
    const ownValue = settingValues(site)[setting.path] ?? setting.defaultValue
    const newSettings = action === 'share' ? { ...shared, [setting.path]: ownValue } : rest
    return respondAfter(req, site, async () => {
      await req.payload.update({ collection: 'groups', id: group.id, data: { settings: newSettings }, req })
      for (const groupSite of sites) {
        const previous = settingValues(groupSite)[setting.path]
        const next = inheritFromGroup(setting, previous, getTemplateValues(groupSite), {
          before: shared,
          after: newSettings,
        })
        if (next !== previous) await writeSetting(req, groupSite, setting, next)
      }
    })
  },
}

const getTemplateValues = (site: Site) => templateValues(site.template as SiteTemplateName)

/** The site in the URL, if this user can edit it. */
async function findOwnSite(req: PayloadRequest): Promise<Site | null> {
  const id = Number(req.routeParams?.id)
  if (!isDocumentId(id)) return null
  if (!hasRole(req.user, 'superAdmin') && !getUserSiteIds(req.user).includes(id)) return null
  return req.payload.findByID({ collection: 'sites', id, depth: 0, disableErrors: true, joins: false, req })
}

async function findGroup(req: PayloadRequest, site: Site): Promise<Group | null> {
  const id = getRelationId(site.group)
  if (id === null) return null
  return req.payload.findByID({ collection: 'groups', id, depth: 0, disableErrors: true, joins: false, req })
}

async function findGroupSites(req: PayloadRequest, group: Group): Promise<Site[]> {
  const where = { group: { equals: group.id } }
  return (await req.payload.find({ collection: 'sites', depth: 0, joins: false, pagination: false, req, where })).docs
}

/** Changing a group needs access to all of its sites; being an editor of one is not enough. */
function canManageAll({ user }: PayloadRequest, sites: readonly Site[]): boolean {
  if (hasRole(user, 'superAdmin')) return true
  const siteIds = getUserSiteIds(user)
  return hasRole(user, 'groupManager') && sites.every(({ id }) => siteIds.includes(id))
}

async function findDeadLinks(req: PayloadRequest, site: Site, setting: Setting, value: SettingValue) {
  const check = getDeadLinkCheck()
  if (setting.kind !== 'link' || !check) return []
  const [group = '', name = ''] = setting.path.split('.')
  const dead = await check(req, { site: site.id, collection: 'sites', document: { [group]: { [name]: value } } })
  return dead.map(({ message }) => ({ field: DEAD_LINKS, message }))
}

async function writeSetting(req: PayloadRequest, site: Site, { path }: Setting, value: SettingValue): Promise<void> {
  const [group = '', name = ''] = path.split('.')
  const before = (site as unknown as Record<string, object | null>)[group]
  const data = { [group]: { ...before, [name]: value } } as Partial<Site>
  await req.payload.update({ collection: 'sites', id: site.id, data, depth: 0, req })
  await dropFromDraft(req, site.id, path)
}

/** Runs `work` in a transaction and responds with the site's settings after it. */
async function respondAfter(req: PayloadRequest, { id }: Site, work: () => Promise<void>): Promise<Response> {
  const isOwner = await initTransaction(req)
  try {
    await work()
    const settings = await readSettings(req, id)
    if (isOwner) await commitTransaction(req)
    return Response.json({ settings })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function readSettings(req: PayloadRequest, id: number): Promise<SettingState[]> {
  const site = await req.payload.findByID({ collection: 'sites', id, depth: 0, joins: false, req })
  const group = await findGroup(req, site)
  return settingStates(settingValues(site), (group?.settings ?? {}) as SettingValues, getTemplateValues(site))
}
