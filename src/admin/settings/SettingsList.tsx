'use client'
import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SiteSettings } from '@/data/site/siteSettings'
import type { Setting, SettingSource, SettingState, SettingValue } from '@/domain/site/settings'
import { SettingRow } from './SettingRow'
import './settings.css'

const KINDS: Record<Setting['kind'], string> = { switch: 'Switches', wording: 'Wording', link: 'Button links' }

interface SettingsListProps extends SiteSettings {
  site: NonNullable<SiteSettings['site']>
}

/** A site's settings with their sources: find one, see what is the site's own, reset it, share it with the group. */
export function SettingsList({ site, templateLabel, group, mayShare, settings }: SettingsListProps) {
  const router = useRouter()
  const [sought, setSought] = useState('')
  const [source, setSource] = useState<SettingSource | 'all'>('all')
  const [busy, setBusy] = useState<string | null>(null)

  const change = async (path: string, action: 'set' | 'reset' | 'share' | 'unshare', value?: SettingValue) => {
    setBusy(path)
    try {
      const response = await fetch(`/api/sites/${site.id}/settings`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, action, value }),
      })
      if (!response.ok) {
        const said = (await response.json().catch(() => null)) as { errors?: { message: string }[] } | null
        toast.error(said?.errors?.[0]?.message ?? 'This could not be saved.')
        return
      }
      router.refresh()
    } catch {
      toast.error('The server could not be reached. Try again in a moment.')
    } finally {
      setBusy(null)
    }
  }

  const words = sought.trim().toLowerCase()
  const fits = (setting: SettingState) =>
    (source === 'all' || setting.source === source) &&
    (!words || `${setting.label} ${setting.help} ${setting.value}`.toLowerCase().includes(words))
  const shown = settings.filter(fits)
  const countOf = (one: SettingSource) => settings.filter((setting) => setting.source === one).length
  const sources: [SettingSource | 'all', string][] = [
    ['all', `All ${settings.length}`],
    ['site', `This site\u2019s own ${countOf('site')}`],
    ...(group ? [['group', `Group ${countOf('group')}`] as [SettingSource, string]] : []),
    ['template', `Template ${countOf('template')}`],
  ]

  return (
    <div className="settings">
      <header className="settings__head">
        <h1>Switches and wording of {site.name}</h1>
        <p>
          Template: {templateLabel}.{' '}
          {group ? `Group: ${group.name}, ${group.sites} sites. ` : 'This site belongs to no group. '}
          What a site has of its own stays; the rest follows its group and its template.
        </p>
      </header>
      <div className="settings__bar">
        <input
          aria-label="Find a setting"
          onChange={({ target }) => setSought(target.value)}
          placeholder="Find a setting"
          type="search"
          value={sought}
        />
        <fieldset>
          <legend>Where it comes from</legend>
          {sources.map(([value, label]) => (
            <button aria-pressed={source === value} key={value} onClick={() => setSource(value)} type="button">
              {label}
            </button>
          ))}
        </fieldset>
        <Link href={`/admin/collections/sites/${site.id}`}>Open the site’s form</Link>
      </div>
      {shown.length === 0 ? <p role="status">No setting fits.</p> : null}
      {Object.entries(KINDS).map(([kind, heading]) => {
        const rows = shown.filter((setting) => setting.kind === kind)
        if (rows.length === 0) return null
        return (
          <section key={kind}>
            <h2>{heading}</h2>
            <ul>
              {rows.map((setting) => (
                <SettingRow
                  busy={busy === setting.path}
                  groupName={group?.name ?? null}
                  key={`${setting.path}-${setting.value}`}
                  mayShare={mayShare}
                  onChange={(action, value) => void change(setting.path, action, value)}
                  setting={setting}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
