'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { hasRole } from '../../../collections/access/roles'
import './csvImport.css'

interface Answer {
  added: number
  changed?: number
  known: number
  refused: number
  problems: { line: number; field: string; message: string }[]
  errors?: { message: string }[]
}

interface CsvImportProps {
  /** collection whose `/import` takes the file */
  collection: string
  /** what it holds: "reviews" */
  noun: string
  /** one of them: "review" */
  one: string
  /** which columns, for whoever makes the file */
  columns: string
  /** whether the file may be JSON as well */
  json?: boolean
}

/** Takes in a CSV of a collection's documents for the chosen site: first what would happen, then it. */
export function CsvImport({ collection, noun, one, columns, json = false }: CsvImportProps) {
  const format = json ? 'CSV or JSON file' : 'CSV'
  const { config } = useConfig()
  const { user } = useAuth()
  const { selectedTenantID: site } = useTenantSelection()
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // A file input is emptied by drawing it anew.
  const [taken, setTaken] = useState(0)
  const [busy, setBusy] = useState(false)

  const counted = (count: number) => `${count} ${count === 1 ? one : noun}`
  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(true)
    setRefusal(null)
    const path = `/${collection}/import?site=${site}&dryRun=${dryRun}`
    try {
      const response = await fetch(formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }), {
        method: 'POST',
        body: chosen,
        credentials: 'include',
        headers: { 'Content-Type': 'text/csv' },
      })
      const said = (await response.json()) as Answer
      if (said.errors) return setRefusal(said.errors[0]?.message ?? 'The file could not be read.')
      if (dryRun) return setAnswer(said)
      toast.success(`${counted(said.added + (said.changed ?? 0))} taken in.`)
      setAnswer(null)
      setFile(null)
      setTaken(taken + 1)
      router.refresh()
    } catch {
      setRefusal('The server could not be reached. Try again in a moment.')
    } finally {
      setBusy(false)
    }
  }

  const choose = (chosen: File | null) => {
    setFile(chosen)
    setAnswer(null)
    if (chosen) void send(chosen, true)
  }

  if (!hasRole(user, 'superAdmin', 'groupManager', 'siteEditor')) return null
  if (!site)
    return (
      <p className="forecourt-csv__note">
        Choose a site above to import its {noun} from a {format}.
      </p>
    )
  const isJson = json && Boolean(file?.name.toLowerCase().endsWith('.json'))
  const changes = answer ? answer.added + (answer.changed ?? 0) : 0
  return (
    <details className="forecourt-csv">
      <summary>
        Import {noun} from a {format}
      </summary>
      <p className="forecourt-csv__note">{columns}</p>
      <div className="forecourt-csv__row">
        <input
          accept={json ? '.csv,.json,text/csv,application/json' : '.csv,text/csv'}
          aria-label={`${format} of ${noun}`}
          disabled={busy}
          key={taken}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
          type="file"
        />
        {file && answer && (
          <>
            <span role="status">
              {[
                `${answer.added} new`,
                answer.changed && `${answer.changed} to change`,
                answer.known && `${answer.known} here already`,
                answer.refused && `${answer.refused} that cannot be used`,
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </span>
            <Button disabled={busy || changes === 0} margin={false} onClick={() => void send(file, false)} size="small">
              Take in {counted(changes)}
            </Button>
          </>
        )}
      </div>
      {refusal && (
        <p className="forecourt-csv__refusal" role="alert">
          {refusal}
        </p>
      )}
      {answer && answer.problems.length > 0 && (
        <ul className="forecourt-csv__problems">
          {answer.problems.map(({ line, field, message }) => (
            <li key={`${line}-${field}-${message}`}>
              <span>
                {isJson ? 'Number' : 'Line'} {line}
              </span>
              <small>{field}</small>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
