'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, FieldError, useDocumentInfo, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import type { FeedPreview } from '@/domain/feeds/feedPreview'
import './feeds.css'
import { MappingTable } from './MappingTable'
import type { Mapping } from './mapping'
import { requestPreview } from './requestPreview'
import { StockSystemSelect } from './StockSystemSelect'

/** Maps feed columns to car fields, with a preview of the first rows: what no feed can do without first. */
export const MappingField: JSONFieldClientComponent = ({ path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<Mapping | null>({
    potentiallyStalePath: pathFromProps,
  })
  const { getData } = useForm()
  const { id } = useDocumentInfo()
  const { selectedTenantID: selectedSite } = useTenantSelection()
  const [preview, setPreview] = useState<FeedPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)

  const loadPreview = useCallback(async () => {
    setIsLoading(true)
    const form = getData()
    const result = await requestPreview(id, { ...form, site: form.site ?? selectedSite })
    setPreview(result.preview ?? null)
    setProblem(result.problem ?? null)
    setIsLoading(false)
  }, [getData, id, selectedSite])
  const upload = useFormFields(([fields]) =>
    fields.source?.value === 'upload' ? ((fields.upload?.value ?? null) as number | null) : null,
  )
  // What the yards' codes are depends on the column that they are read from.
  const yardColumn = value?.location
  // Saved feeds and chosen files are read at once, other sources of new feeds on request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the column reads the feed again.
  useEffect(() => {
    if (id || upload) void loadPreview()
  }, [id, upload, yardColumn, loadPreview])

  const change = (field: string, column: string | null) => {
    const { [field]: _, ...others } = value ?? {}
    setValue(column === null ? others : { ...others, [field]: column })
  }
  const isDisabled = Boolean(readOnly || disabled)
  return (
    <section aria-labelledby="feed-columns" className="field-type forecourt-mapping">
      <h2 id="feed-columns">Columns</h2>
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
              : 'Shows its columns and first rows without saving.'}
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
        <>
          <StockSystemSelect
            disabled={isDisabled}
            mapping={value ?? {}}
            onChoose={(mapping) => setValue(mapping)}
            preview={preview}
          />
          <MappingTable disabled={isDisabled} mapping={value ?? {}} onChange={change} preview={preview} />
        </>
      ) : null}
    </section>
  )
}

function describeFeed({ format, columns, recordPath }: FeedPreview): string {
  const location = recordPath ? ` at ${recordPath}` : ''
  return `${format.toUpperCase()} with ${columns.length} columns${location}.`
}
