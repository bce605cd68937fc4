'use client'
import { useEffect, useState } from 'react'
import type { LinkTargetGroup } from '@/domain/site/linkTargets'
import { ChoiceDialog } from '../find/ChoiceDialog'

/** Milliseconds after the last key until the server is asked. */
const PAUSE_MS = 120

interface LinkPickerProps {
  site: number
  onChoose: (link: string) => void
  onClose: () => void
}

/** Chooses where a link leads: pages, forms, searches, offers, models, locations, the phone, or an address as typed. */
export function LinkPicker({ site, onChoose, onClose }: LinkPickerProps) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ query: string | null; groups: LinkTargetGroup[]; problem: string | null }>({
    query: null,
    groups: [],
    problem: null,
  })
  const query = typed.trim()
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        const result = await request(site, query, abort.signal)
        if (!abort.signal.aborted) setFound({ query, ...result })
      },
      query ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [site, query])
  return (
    <ChoiceDialog
      enter="choose"
      fieldLabel="Find a page, form, search, offer, model or location, or type an address"
      groups={found.groups}
      isSearching={found.query !== query}
      keyOf={({ link, title }) => `${link} ${title}`}
      label="Choose where the link leads"
      nothingFound="Nothing found. Try fewer words, or type an address that starts with / or https://."
      onClose={onClose}
      onTyped={setTyped}
      placeholder="Find a page, search, offer… or type https://"
      problem={found.problem}
      renderOption={({ title, link, detail }, option, close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: an option, by the props of the dialog
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the dialog has the focus and its keys
        <div
          {...option}
          onClick={() => {
            onChoose(link)
            close()
          }}
        >
          <span className="find-dialog__title">{title}</span>
          <span className="find-dialog__detail">{link}</span>
          {detail ? <span className="find-dialog__site">{detail}</span> : null}
        </div>
      )}
      typed={typed}
    />
  )
}

async function request(site: number, q: string, signal: AbortSignal) {
  try {
    const response = await fetch(`/api/link-targets?${new URLSearchParams({ site: String(site), q })}`, {
      credentials: 'include',
      signal,
    })
    const body = (await response.json()) as { groups?: LinkTargetGroup[]; errors?: { message: string }[] }
    if (body.groups) return { groups: body.groups, problem: null }
    return { groups: [], problem: body.errors?.[0]?.message ?? 'Could not search. Try again.' }
  } catch {
    return { groups: [], problem: 'Could not reach the server. Try again.' }
  }
}
