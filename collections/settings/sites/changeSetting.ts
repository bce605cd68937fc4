import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import {
  getSetting,
  inheritedValue,
  inheritFromGroup,
  type Setting,
  type SettingValue,
  type SettingValues,
  settingValues,
  templateValues,
} from '../../../src/domain/site/settings'
import type { SiteTemplateName } from '../../../src/domain/site/siteTemplate'
import type { Group, Site } from '../../../src/payload-types'
import { errorResponse } from '../../../src/server/errorResponse'
import { hasRole, sitesOf } from '../../access/roles'
import { idOf } from '../../fields/idOf'

const ACTIONS = ['set', 'reset', 'share', 'unshare'] as const
type Action = (typeof ACTIONS)[number]

/**
 * POST /api/sites/{id}/settings with { path, action, value? }: sets one switch, phrase or link of a site, resets it to what its
 * group or template says, shares it with the group, or ends that. A change of the group is followed by its sites that have
 * nothing of their own.
 */
export const updateSetting: Endpoint = {
  path: '/:id/settings',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'superAdmin', 'groupManager', 'siteEditor'))
      return errorResponse(403, { field: 'site', message: 'You may not change this site.' })
    const { path, action, value } = ((await req.json?.().catch(() => null)) ?? {}) as Record<string, unknown>
    const setting = typeof path === 'string' ? getSetting(path) : undefined
    if (!setting) return errorResponse(400, { field: 'path', message: 'There is no such setting.' })
    if (!ACTIONS.includes(action as Action))
      return errorResponse(400, { field: 'action', message: `One of ${ACTIONS.join(', ')}.` })
    const site = await theirSite(req)
    if (!site) return errorResponse(404, { field: 'site', message: 'There is no such site among yours.' })

    const group = await groupOf(req, site)
    const shared = (group?.settings ?? {}) as SettingValues
    if (action === 'set') {
      if (typeof value !== typeof setting.usual || value === '')
        return errorResponse(400, {
          field: 'value',
          message: setting.kind === 'switch' ? 'Either on or off.' : 'Some words.',
        })
      return inTransaction(req, () => write(req, site, setting, value as SettingValue))
    }
    if (action === 'reset') {
      const { value: inherited } = inheritedValue(setting, shared, templateOf(site))
      return inTransaction(req, () => write(req, site, setting, inherited))
    }
    if (!group) return errorResponse(422, { field: 'group', message: 'This site belongs to no group.' })
    const sites = await sitesOfGroup(req, group)
    if (!managesAll(req, sites))
      return errorResponse(403, { field: 'group', message: 'Only who manages every site of the group may share.' })
    const { [setting.path]: _, ...rest } = shared
    const own = settingValues(site)[setting.path] ?? setting.usual
    const after = action === 'share' ? { ...shared, [setting.path]: own } : rest
    return inTransaction(req, async () => {
      await req.payload.update({ collection: 'groups', id: group.id, data: { settings: after }, req })
      for (const one of sites) {
        const had = settingValues(one)[setting.path]
        const next = inheritFromGroup(setting, had, templateOf(one), { before: shared, after })
        if (next !== had) await write(req, one, setting, next)
      }
    })
  },
}

const templateOf = (site: Site) => templateValues(site.template as SiteTemplateName)

/** The site of the address, as this member of staff may change it. */
async function theirSite(req: PayloadRequest): Promise<Site | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) return null
  if (!hasRole(req.user, 'superAdmin') && !sitesOf(req.user).includes(id)) return null
  return req.payload.findByID({ collection: 'sites', id, depth: 0, disableErrors: true, joins: false, req })
}

async function groupOf(req: PayloadRequest, site: Site): Promise<Group | null> {
  const id = idOf(site.group)
  if (id === null) return null
  return req.payload.findByID({ collection: 'groups', id, depth: 0, disableErrors: true, joins: false, req })
}

async function sitesOfGroup(req: PayloadRequest, group: Group): Promise<Site[]> {
  const where = { group: { equals: group.id } }
  return (await req.payload.find({ collection: 'sites', depth: 0, joins: false, pagination: false, req, where })).docs
}

/** A group is changed by whoever may change all of its sites; an editor of one is not enough. */
function managesAll({ user }: PayloadRequest, sites: readonly Site[]): boolean {
  if (hasRole(user, 'superAdmin')) return true
  const theirs = sitesOf(user)
  return hasRole(user, 'groupManager') && sites.every(({ id }) => theirs.includes(id))
}

async function write(req: PayloadRequest, site: Site, { path }: Setting, value: SettingValue): Promise<void> {
  const [group = '', name = ''] = path.split('.')
  const before = (site as unknown as Record<string, object | null>)[group]
  const data = { [group]: { ...before, [name]: value } } as Partial<Site>
  await req.payload.update({ collection: 'sites', id: site.id, data, depth: 0, req })
}

async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<Response> {
  const began = await initTransaction(req)
  try {
    await work()
    if (began) await commitTransaction(req)
    return Response.json({ ok: true })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
