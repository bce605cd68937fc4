'use client'

import { Button, FieldError, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import type { FeedPreview } from '@/domain/feeds/feedPreview'
import './feeds.css'
import { MappingTable } from './MappingTable'
import type { Mapping } from './mapping'
import { requestPreview } from './requestPreview'

/** Says which column of the feed fills what of a car, beside the feed's own first rows. */
export const MappingField: JSONFieldClientComponent = ({ path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<Mapping | null>({
    potentiallyStalePath: pathFromProps,
  })
  const { getData } = useForm()
  const { id } = useDocumentInfo()
  const [preview, setPreview] = useState<FeedPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(false)

  const read = useCallback(async () => {
    setReading(true)
    const answer = await requestPreview(id, getData())
    setPreview(answer.preview ?? null)
    setProblem(answer.problem ?? null)
    setReading(false)
  }, [getData, id])
  // A feed that is set up shows its columns at once; a new one when it is asked for.
  useEffect(() => {
    if (id) void read()
  }, [id, read])

  const change = (field: string, column: string | null) => {
    const { [field]: _, ...others } = value ?? {}
    setValue(column === null ? others : { ...others, [field]: column })
  }
  return (
    <div className="field-type forecourt-mapping">
      <FieldError path={path} showError={showError} />
      <div className="forecourt-feed__actions">
        <Button buttonStyle="secondary" disabled={reading} margin={false} onClick={read} size="small">
          {preview ? 'Read the feed again' : 'Read the feed'}
        </Button>
        <span className="forecourt-quiet" role="status">
          {reading ? 'Reading the first rows …' : preview ? foundWords(preview) : 'Shows the first rows, saved or not.'}
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

function foundWords({ format, columns, recordPath }: FeedPreview): string {
  const where = recordPath ? ` at ${recordPath}` : ''
  return `${format.toUpperCase()} with ${columns.length} columns${where}.`
}
