'use client'

import { Button, FieldError, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import type { FeedPreview } from '@/domain/feeds/feedPreview'
import './feeds.css'
import { MappingTable } from './MappingTable'
import type { Mapping } from './mapping'
import { requestPreview } from './requestPreview'

/** Maps feed columns to car fields, with a preview of the first rows. */
export const MappingField: JSONFieldClientComponent = ({ path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<Mapping | null>({
    potentiallyStalePath: pathFromProps,
  })
  const { getData } = useForm()
  const { id } = useDocumentInfo()
  const [preview, setPreview] = useState<FeedPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)

  const loadPreview = useCallback(async () => {
    setIsLoading(true)
    const result = await requestPreview(id, getData())
    setPreview(result.preview ?? null)
    setProblem(result.problem ?? null)
    setIsLoading(false)
  }, [getData, id])
  // Saved feeds load their columns on mount, new feeds on request.
  useEffect(() => {
    if (id) void loadPreview()
  }, [id, loadPreview])

  const change = (field: string, column: string | null) => {
    const { [field]: _, ...others } = value ?? {}
    setValue(column === null ? others : { ...others, [field]: column })
  }
  return (
    <div className="field-type forecourt-mapping">
      <FieldError path={path} showError={showError} />
      <div className="forecourt-feed__actions">
        <Button buttonStyle="secondary" disabled={isLoading} margin={false} onClick={loadPreview} size="small">
          {preview ? 'Read the feed again' : 'Read the feed'}
        </Button>
        <span className="forecourt-quiet" role="status">
          {isLoading
            ? 'Loading the first rows …'
            : preview
              ? describeFeed(preview)
              : 'Shows the first rows without saving.'}
        </span>
      </div>
      {problem ? (
        <p className="forecourt-run__reason forecourt-run__reason--failed" role="alert">
          {problem}
        </p>
      ) : null}
      {preview?.warnings.map((warning) => (
        <p key={warning} className="forecourt-run__note">
          {warning}
        </p>
      ))}
      {preview ? (
        <MappingTable
          disabled={Boolean(readOnly || disabled)}
          mapping={value ?? {}}
          onChange={change}
          preview={preview}
        />
      ) : null}
    </div>
  )
}

function describeFeed({ format, columns, recordPath }: FeedPreview): string {
  const location = recordPath ? ` at ${recordPath}` : ''
  return `${format.toUpperCase()} with ${columns.length} columns${location}.`
}
