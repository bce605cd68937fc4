'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { hasRole } from '../../../collections/access/roles'
import { useIsTrashList } from '../lists/useIsTrashList'
import './csvImport.css'

interface ImportResult {
  added: number
  changed?: number
  known: number
  refused: number
  problems: { line: number; field: string; message: string }[]
  errors?: { message: string }[]
}

interface CsvImportProps {
  /** collection with an `/import` endpoint */
  collection: string
  /** plural noun: "reviews" */
  noun: string
  /** singular noun: "review" */
  one: string
  /** help text about the columns */
  columns: string
  /** whether JSON files are accepted too */
  json?: boolean
}

/** Imports documents from a CSV into the selected site, with a dry run first. */
export function CsvImport({ collection, noun, one: singular, columns, json = false }: CsvImportProps) {
  const format = json ? 'CSV or JSON file' : 'CSV'
  const { config } = useConfig()
  const { user } = useAuth()
  const { selectedTenantID: site } = useTenantSelection()
  const isTrash = useIsTrashList()
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ImportResult | null>(null)
  const [error, setError] = useState<string | null>(null)
  // Remounts the file input to clear it.
  const [inputKey, setInputKey] = useState(0)
  const [busy, setBusy] = useState(false)

  const formatNoun = (count: number) => `${count} ${count === 1 ? singular : noun}`
  const send = async (selectedFile: File, dryRun: boolean) => {
    setBusy(true)
    setError(null)
    const path = `/${collection}/import?site=${site}&dryRun=${dryRun}`
    try {
      const response = await fetch(formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }), {
        method: 'POST',
        body: selectedFile,
        credentials: 'include',
        headers: { 'Content-Type': 'text/csv' },
      })
      const result = (await response.json()) as ImportResult
      if (result.errors) return setError(result.errors[0]?.message ?? 'Could not read the file.')
      if (dryRun) return setPreview(result)
      toast.success(`${formatNoun(result.added + (result.changed ?? 0))} imported.`)
      setPreview(null)
      setFile(null)
      setInputKey(inputKey + 1)
      router.refresh()
    } catch {
      setError('Could not reach the server. Try again.')
    } finally {
      setBusy(false)
    }
  }

  const choose = (selectedFile: File | null) => {
    setFile(selectedFile)
    setPreview(null)
    if (selectedFile) void send(selectedFile, true)
  }

  if (isTrash || !hasRole(user, 'superAdmin', 'groupManager', 'siteEditor')) return null
  if (!site)
    return (
      <p className="forecourt-csv__note">
        Choose a site above to import its {noun} from a {format}.
      </p>
    )
  const isJson = json && Boolean(file?.name.toLowerCase().endsWith('.json'))
  const changes = preview ? preview.added + (preview.changed ?? 0) : 0
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
          key={inputKey}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
          type="file"
        />
        {file && preview && (
          <>
            <span role="status">
              {[
                `${preview.added} new`,
                preview.changed && `${preview.changed} changed`,
                preview.known && `${preview.known} unchanged`,
                preview.refused && `${preview.refused} rejected`,
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </span>
            <Button disabled={busy || changes === 0} margin={false} onClick={() => void send(file, false)} size="small">
              Import {formatNoun(changes)}
            </Button>
          </>
        )}
      </div>
      {error && (
        <p className="forecourt-csv__error" role="alert">
          {error}
        </p>
      )}
      {preview && preview.problems.length > 0 && (
        <ul className="forecourt-csv__problems">
          {preview.problems.map(({ line, field, message }) => (
            <li key={`${line}-${field}-${message}`}>
              <span>
                {isJson ? 'Item' : 'Line'} {line}
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
