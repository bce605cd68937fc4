'use client'
import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SiteSettings } from '@/data/site/siteSettings'
import { DEAD_LINKS, type SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'
import {
  type Setting,
  type SettingSource,
  type SettingState,
  type SettingValue,
  settingValues,
} from '@/domain/site/settings'
import { postDesk } from '../releases/requestDesk'
import { describeDraft } from '../settingsDraft/describeDraft'
import { SettingsDraftDialog } from '../settingsDraft/SettingsDraftDialog'
import { settingsDraftUrl, useSettingsDraft } from '../settingsDraft/useSettingsDraft'
import { type DeadLink, SettingRow } from './SettingRow'
import './settings.css'

const KINDS: Record<Setting['kind'], string> = { switch: 'Features', wording: 'Wording', link: 'Button links' }

interface SettingsListProps extends SiteSettings {
  site: NonNullable<SiteSettings['site']>
}

/** Of POST /api/sites/{id}/settings. */
interface ChangeResponse {
  settings?: SettingState[]
  errors?: { field: string; message: string }[]
}

type Action = 'draft' | 'set' | 'reset' | 'share' | 'unshare'

/** The settings with what a draft made live. */
const withValues = (settings: SettingState[], { values }: SettingsDraftDesk): SettingState[] => {
  const live = settingValues(values)
  return settings.map((setting) => {
    const value = live[setting.path]
    if (value === undefined) return setting
    return { ...setting, value, source: value === setting.inherited.value ? setting.inherited.source : 'site' }
  })
}

/** A site's settings with their sources: search, edit, reset or share with the group. */
export function SettingsList({ site, templateLabel, group, mayShare, settings: initial }: SettingsListProps) {
  const router = useRouter()
  const { draft, load, setDraft } = useSettingsDraft(site.id)
  // From the response to each change: a refresh that started before a change could show the values before it.
  const [settings, setSettings] = useState(initial)
  const [search, setSearch] = useState('')
  const [source, setSource] = useState<SettingSource | 'all'>('all')
  const [busy, setBusy] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  /** links of the draft that lead nowhere, which the user may pass */
  const [deadLinks, setDeadLinks] = useState<string[]>([])

  /** a link that leads nowhere and was to go live, which the user may pass */
  const [deadLink, setDeadLink] = useState<({ path: string } & DeadLink) | null>(null)

  const change = async (path: string, action: Action, value?: SettingValue, passesDeadLinks = false) => {
    setBusy(path)
    setDeadLink(null)
    try {
      if (action === 'draft') {
        const refused = await saveDraft(path, value)
        if (refused) toast.error(refused)
        return
      }
      const response = await fetch(`/api/sites/${site.id}/settings`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, action, value, passesDeadLinks }),
      })
      const body = (await response.json().catch(() => null)) as ChangeResponse | null
      if (body?.settings) {
        setSettings(body.settings)
        await load()
        // For a later visit by the browser's Back.
        router.refresh()
        return
      }
      const { field, message } = body?.errors?.[0] ?? { field: '', message: 'Could not save. Try again.' }
      if (field === DEAD_LINKS) setDeadLink({ path, value, message })
      else toast.error(message)
    } catch {
      toast.error('Could not reach the server. Try again.')
    } finally {
      setBusy(null)
    }
  }

  const saveDraft = async (path: string, value?: SettingValue): Promise<string | null> => {
    const [group = '', name = ''] = path.split('.')
    const refused = await postDesk(settingsDraftUrl(site.id), { values: { [group]: { [name]: value } } })
    await load()
    return refused?.problems.join(' ') ?? null
  }
  const publishDraft = async (passesDeadLinks = false) => {
    setBusy('draft')
    const refused = await postDesk(`${settingsDraftUrl(site.id)}/publish`, { passesDeadLinks })
    const isPassable = refused?.fields?.includes(DEAD_LINKS) === true
    setDeadLinks(isPassable ? refused.problems : [])
    if (refused && !isPassable) toast.error(refused.problems.join(' '))
    if (!refused) {
      toast.success('The draft is live.')
      if (draft) setSettings((now) => withValues(now, draft))
    }
    await load()
    setBusy(null)
    router.refresh()
  }
  const drafts = draft ? settingValues(draft.values) : {}

  const term = search.trim().toLowerCase()
  const matches = (setting: SettingState) =>
    (source === 'all' || setting.source === source) &&
    (!term || `${setting.label} ${setting.help} ${setting.value}`.toLowerCase().includes(term))
  const visible = settings.filter(matches)
  const countBySource = (name: SettingSource) => settings.filter((setting) => setting.source === name).length
  const sources: [SettingSource | 'all', string][] = [
    ['all', `All ${settings.length}`],
    ['site', `This site ${countBySource('site')}`],
    ...(group ? [['group', `Group ${countBySource('group')}`] as [SettingSource, string]] : []),
    ['template', `Template ${countBySource('template')}`],
  ]

  return (
    <div className="settings">
      <header className="settings__head">
        <h1>Features and wording: {site.name}</h1>
        <p>
          Template: {templateLabel}.{' '}
          {group ? `Group: ${group.name}, ${group.sites} sites. ` : 'This site is not in a group. '}
          Values set on this site take precedence over the group, then the template. Reset and sharing are live at once.
        </p>
      </header>
      {draft ? (
        <div className="settings__draft" role="status">
          <p>
            <strong>{describeDraft(draft)}</strong>. Shoppers do not see it yet.
          </p>
          <button onClick={() => setIsShown(true)} type="button">
            {draft.release.isOwn ? 'Show, schedule or discard' : 'Show'}
          </button>
          <button disabled={busy === 'draft'} onClick={() => void publishDraft()} type="button">
            Publish all of it
          </button>
          {deadLinks.length > 0 ? (
            <>
              <p>{deadLinks.join(' ')}</p>
              <button disabled={busy === 'draft'} onClick={() => void publishDraft(true)} type="button">
                Publish anyway
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      {draft && isShown ? (
        <SettingsDraftDialog
          draft={draft}
          onChange={load}
          onClose={() => setIsShown(false)}
          onDiscard={() => setDraft(null)}
          site={site.id}
        />
      ) : null}
      <div className="settings__bar">
        <input
          aria-label="Find a setting"
          onChange={({ target }) => setSearch(target.value)}
          placeholder="Find a setting"
          type="search"
          value={search}
        />
        <fieldset>
          <legend>Source</legend>
          {sources.map(([value, label]) => (
            <button aria-pressed={source === value} key={value} onClick={() => setSource(value)} type="button">
              {label}
            </button>
          ))}
        </fieldset>
        <Link href={`/admin/collections/sites/${site.id}`}>Open site settings</Link>
      </div>
      {visible.length === 0 ? <p role="status">No settings found.</p> : null}
      {Object.entries(KINDS).map(([kind, heading]) => {
        const rows = visible.filter((setting) => setting.kind === kind)
        if (rows.length === 0) return null
        return (
          <section key={kind}>
            <h2>{heading}</h2>
            <ul>
              {rows.map((setting) => (
                <SettingRow
                  busy={busy === setting.path}
                  deadLink={deadLink?.path === setting.path ? deadLink : null}
                  draft={drafts[setting.path]}
                  groupName={group?.name ?? null}
                  key={`${setting.path}-${setting.value}-${drafts[setting.path]}`}
                  mayShare={mayShare}
                  onChange={(action, value, passesDeadLinks) =>
                    void change(setting.path, action, value, passesDeadLinks)
                  }
                  setting={setting}
                  site={site.id}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
