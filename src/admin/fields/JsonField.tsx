'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { parseJsonField } from './jsonLabels'
import { ReadableJson } from './ReadableJson'

/**
 * A JSON field: readable if read-only, otherwise a text editor. Replaces Payload's editor, which loads code from a third-party
 * host.
 */
export const JsonField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: pathFromProps })
  const [typed, setTyped] = useState<string | null>(null)
  const parsed = typed === null ? null : parseJsonField(typed)
  const error = parsed && 'problem' in parsed ? parsed.problem : null
  return (
    <div className="field-type textarea forecourt-json">
      <FieldLabel as="span" label={field.label} path={path} />
      <FieldDescription description={field.admin?.description} path={path} />
      {readOnly || disabled ? (
        <div className="forecourt-json__read">{isEmpty(value) ? <p>No data.</p> : <ReadableJson value={value} />}</div>
      ) : (
        <div className="field-type__wrap">
          <FieldError message={error ?? undefined} path={path} showError={Boolean(error) || showError} />
          <textarea
            aria-label={typeof field.label === 'string' ? field.label : field.name}
            className="forecourt-lines forecourt-json__typed"
            id={`field-${path}`}
            name={path}
            onBlur={() => !error && setTyped(null)}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = parseJsonField(target.value)
              if ('value' in next) setValue(next.value)
            }}
            rows={6}
            spellCheck={false}
            value={typed ?? (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))}
          />
        </div>
      )}
    </div>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
