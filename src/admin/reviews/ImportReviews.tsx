'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import './reviews.css'

interface Answer {
  added: number
  known: number
  refused: number
  problems: { line: number; field: string; message: string }[]
  errors?: { message: string }[]
}

/** Takes in a CSV of reviews: first what would happen, then it. */
export function ImportReviews() {
  const { config } = useConfig()
  const { selectedTenantID: site } = useTenantSelection()
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(true)
    const path = `/reviews/import?site=${site}&dryRun=${dryRun}`
    try {
      const response = await fetch(formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }), {
        method: 'POST',
        body: chosen,
        credentials: 'include',
        headers: { 'Content-Type': 'text/csv' },
      })
      const said = (await response.json()) as Answer
      if (said.errors) return void toast.error(said.errors[0]?.message ?? 'The file could not be read.')
      if (dryRun) return setAnswer(said)
      toast.success(`${said.added} reviews added.`)
      setAnswer(null)
      setFile(null)
      router.refresh()
    } catch {
      toast.error('The server could not be reached. Try again in a moment.')
    } finally {
      setBusy(false)
    }
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setAnswer(null)
    if (chosen) void send(chosen, true)
  }

  if (!site) return <p className="forecourt-reviews__note">Choose a site above to import its reviews from a CSV.</p>
  return (
    <details className="forecourt-reviews">
      <summary>Import reviews from a CSV</summary>
      <p className="forecourt-reviews__note">
        Columns: customer_name, rating, text, review_date; and if you have them reply_text, reply_date, location,
        source, external_id. Reviews that are here already are left as they are.
      </p>
      <div className="forecourt-reviews__row">
        <input
          accept=".csv,text/csv"
          aria-label="CSV of reviews"
          key={file ? 'chosen' : 'none'}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
          type="file"
        />
        {file && answer && (
          <>
            <span>
              {answer.added} new, {answer.known} here already, {answer.refused} that cannot be read.
            </span>
            <Button
              disabled={busy || answer.added === 0}
              margin={false}
              onClick={() => void send(file, false)}
              size="small"
            >
              Add {answer.added} reviews
            </Button>
          </>
        )}
      </div>
      {answer && answer.problems.length > 0 && (
        <ul className="forecourt-reviews__problems">
          {answer.problems.map(({ line, field, message }) => (
            <li key={`${line}-${field}`}>
              <span>Line {line}</span>
              <small>{field}</small>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
