'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { jsonTyped } from './jsonLabels'
import { ReadableJson } from './ReadableJson'

/**
 * A JSON column: to read where a feed or a form wrote it, to type where staff own it. In place of Payload's editor, whose code
 * comes from a host that the admin does not load from.
 */
export const JsonField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: pathFromProps })
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : jsonTyped(typed)
  const problem = read && 'problem' in read ? read.problem : null
  return (
    <div className="field-type textarea forecourt-json">
      <FieldLabel as="span" label={field.label} path={path} />
      <FieldDescription description={field.admin?.description} path={path} />
      {readOnly || disabled ? (
        <div className="forecourt-json__read">
          {isEmpty(value) ? <p>There is nothing here.</p> : <ReadableJson value={value} />}
        </div>
      ) : (
        <div className="field-type__wrap">
          <FieldError message={problem ?? undefined} path={path} showError={Boolean(problem) || showError} />
          <textarea
            aria-label={typeof field.label === 'string' ? field.label : field.name}
            className="forecourt-lines forecourt-json__typed"
            id={`field-${path}`}
            name={path}
            onBlur={() => !problem && setTyped(null)}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = jsonTyped(target.value)
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
