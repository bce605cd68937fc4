'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { LocalTime } from '../fields/LocalTime'

interface MissingPage {
  site: number
  siteName: string | null
  path: string
  hits: number
  /** ISO 8601 */
  lastAt: string
}

/** Paths that visitors did not find, each with its redirect. */
export function MissingPages({ pages, mayRedirect }: { pages: MissingPage[]; mayRedirect: boolean }) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string | null>(null)
  const rows = pages.map((page) => ({ ...page, key: `${page.site} ${page.path}` })).filter(({ key }) => !done.has(key))
  if (rows.length === 0) return <p className="forecourt-quiet">Visitors found every page they asked for.</p>
  return (
    <ul className="forecourt-list">
      {rows.map(({ key, site, siteName, path, hits, lastAt }) => (
        <li key={key}>
          <code>{path}</code>
          <span>{hits === 1 ? '1 visit' : `${hits.toLocaleString('en-AU')} visits`}</span>
          {siteName ? <span>{siteName}</span> : null}
          <LocalTime at={lastAt} />
          {mayRedirect && open !== key ? (
            <button
              aria-label={`Redirect ${path}`}
              className="links__button"
              onClick={() => setOpen(key)}
              type="button"
            >
              Redirect
            </button>
          ) : null}
          {open === key ? (
            <RedirectForm
              onClose={() => setOpen(null)}
              onDone={() => setDone(new Set([...done, key]))}
              path={path}
              site={site}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface RedirectFormProps {
  site: number
  path: string
  onDone: () => void
  onClose: () => void
}

/** Adds a permanent redirect from a path, by default to the home page. */
function RedirectForm({ site, path, onDone, onClose }: RedirectFormProps) {
  const [url, setUrl] = useState('/')
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const found = await createRedirect({ site, from: path, to: { type: 'custom', url }, type: '301' })
    if (found) return setProblem(found)
    toast.success(`${path} now leads to ${url}.`)
    onDone()
  }
  return (
    <form className="links__form" onSubmit={(event) => void save(event)}>
      <label>
        Lead {path} to {/* biome-ignore lint/a11y/noAutofocus: the user asked for this field. */}
        <input autoFocus onChange={({ target }) => setUrl(target.value)} required type="text" value={url} />
      </label>
      <button className="links__button" type="submit">
        Save
      </button>
      <button className="links__button" onClick={onClose} type="button">
        Cancel
      </button>
      {problem ? <p role="alert">{problem}</p> : null}
    </form>
  )
}

/** Creates a redirect. Returns the problem as text, or null. */
async function createRedirect(data: object): Promise<string | null> {
  try {
    const response = await fetch('/api/redirects', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (response.ok) return null
    const body = (await response.json()) as {
      errors?: { message: string; data?: { errors?: { message: string }[] } }[]
    }
    const [error] = body.errors ?? []
    return error?.data?.errors?.[0]?.message ?? error?.message ?? 'Could not save. Try again.'
  } catch {
    return 'Could not reach the server. Try again.'
  }
}
