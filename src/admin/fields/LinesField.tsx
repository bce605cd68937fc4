'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

/** One text per line, for JSON columns that contain an array of strings. */
export const LinesField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string[]>({ potentiallyStalePath: pathFromProps })
  const lines = Array.isArray(value) ? value : []
  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          className="forecourt-lines"
          disabled={Boolean(readOnly || disabled)}
          id={`field-${path}`}
          name={path}
          onBlur={() => setValue(lines.map((line) => line.trim()).filter(Boolean))}
          onChange={(event) => setValue(event.target.value === '' ? [] : event.target.value.split('\n'))}
          rows={Math.min(12, Math.max(3, lines.length + 1))}
          value={lines.join('\n')}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
