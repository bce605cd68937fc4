'use client'
import { useState } from 'react'
import type { SettingState, SettingValue } from '@/domain/site/settings'
import { LinkPicker } from '../links/LinkPicker'

export interface DeadLink {
  value: SettingValue | undefined
  message: string
}

interface SettingRowProps {
  setting: SettingState
  site: number
  groupName: string | null
  mayShare: boolean
  /** saved and not live yet; undefined without a draft */
  draft: SettingValue | undefined
  busy: boolean
  /** a link that was not published since it leads nowhere; the user may publish it all the same */
  deadLink: DeadLink | null
  onChange: (
    action: 'draft' | 'set' | 'reset' | 'share' | 'unshare',
    value?: SettingValue,
    passesDeadLinks?: boolean,
  ) => void
}

const SOURCES = { site: 'This site', group: 'Group', template: 'Template' } as const

/** Characters of an inherited value shown in a row. The title of Reset has the full text. */
const MAX_SHOWN_LENGTH = 60

/** A value as text: "On", "Off" or the quoted text. */
const formatValue = (value: SettingValue) =>
  typeof value === 'boolean' ? (value ? 'On' : 'Off') : `\u201c${value}\u201d`

const truncate = (text: string) => (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}\u2026` : text)

/** A setting with an inline editor, its source, and reset and share actions. */
export function SettingRow({ setting, site, groupName, mayShare, draft, busy, deadLink, onChange }: SettingRowProps) {
  const { label, help, value, source, inherited, shared, long } = setting
  const saved = draft ?? value
  const [typed, setTyped] = useState(saved)
  const [isChoosing, setIsChoosing] = useState(false)
  // As in forms, so that a search can open it.
  const id = `field-${setting.path.replaceAll('.', '__')}`
  const dirty = typed !== saved
  // Another link is checked again.
  const refusal = deadLink?.value === (dirty ? typed : draft) ? deadLink?.message : undefined
  const publishLabel = refusal ? 'Publish anyway' : 'Publish'
  const publish = (next: SettingValue) => onChange('set', next, refusal !== undefined)
  return (
    <li className="settings__row" data-draft={draft !== undefined} data-source={source}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
      </div>
      <div className="settings__value">
        {typeof value === 'boolean' ? (
          <label className="settings__switch">
            <input
              aria-describedby={`${id}-help`}
              checked={typed === true}
              disabled={busy}
              id={id}
              onChange={({ target }) => setTyped(target.checked)}
              type="checkbox"
            />
            {typed ? 'On' : 'Off'}
          </label>
        ) : long ? (
          <textarea
            aria-describedby={`${id}-help`}
            id={id}
            onChange={({ target }) => setTyped(target.value)}
            rows={3}
            value={String(typed)}
          />
        ) : (
          <input
            aria-describedby={`${id}-help`}
            id={id}
            onChange={({ target }) => setTyped(target.value)}
            type="text"
            value={String(typed)}
          />
        )}
        {setting.kind === 'link' ? (
          <button
            aria-haspopup="dialog"
            aria-label={`Choose where ${label} leads`}
            className="settings__choose"
            onClick={() => setIsChoosing(true)}
            type="button"
          >
            Choose
          </button>
        ) : null}
        {isChoosing ? (
          <LinkPicker
            onChoose={setTyped}
            onClose={() => {
              setIsChoosing(false)
              document.getElementById(id)?.focus()
            }}
            site={site}
          />
        ) : null}
        {refusal ? (
          <p className="settings__problem" role="alert">
            {refusal}
          </p>
        ) : null}
        {dirty ? (
          <span className="settings__save">
            <button disabled={busy || typed === ''} onClick={() => onChange('draft', typed)} type="button">
              Save draft
            </button>
            <button disabled={busy || typed === ''} onClick={() => publish(typed)} type="button">
              {publishLabel}
            </button>
            <button onClick={() => setTyped(saved)} type="button">
              Undo
            </button>
          </span>
        ) : draft === undefined ? null : (
          <span className="settings__save">
            <span className="settings__live">Draft. Live: {truncate(formatValue(value))}</span>
            <button
              aria-label={`${publishLabel} ${label}`}
              disabled={busy}
              onClick={() => publish(draft)}
              type="button"
            >
              {publishLabel}
            </button>
            <button
              aria-label={`Discard the draft of ${label}`}
              disabled={busy}
              onClick={() => onChange('draft', value)}
              type="button"
            >
              Discard
            </button>
          </span>
        )}
      </div>
      <div className="settings__source">
        <span className="settings__pill">{source === 'group' ? (groupName ?? SOURCES.group) : SOURCES[source]}</span>
        {source === 'site' ? (
          <button
            aria-label={`Reset ${label} to ${formatValue(inherited.value)}`}
            disabled={busy}
            onClick={() => onChange('reset')}
            title={`${SOURCES[inherited.source]}: ${formatValue(inherited.value)}`}
            type="button"
          >
            Reset
          </button>
        ) : null}
        {source === 'site' ? (
          <small className="settings__inherited">
            {SOURCES[inherited.source]}: {truncate(formatValue(inherited.value))}
          </small>
        ) : null}
        {mayShare && !(shared && source === 'group') ? (
          <button
            aria-label={`Share ${label} with the group`}
            disabled={busy}
            onClick={() => onChange('share')}
            type="button"
          >
            Share with the group
          </button>
        ) : null}
        {mayShare && shared ? (
          <button
            aria-label={`Stop sharing ${label}`}
            disabled={busy}
            onClick={() => onChange('unshare')}
            type="button"
          >
            Stop sharing
          </button>
        ) : null}
      </div>
    </li>
  )
}
