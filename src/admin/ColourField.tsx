'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as its code and a swatch that opens the browser's own picker. */
export const ColourField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const shown = value ?? ''
  const locked = readOnly || disabled
  return (
    <div className={`field-type text forecourt-colour${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="forecourt-colour__inputs">
          <input
            aria-label={`Pick a colour for ${typeof field.label === 'string' ? field.label : field.name}`}
            className="forecourt-colour__swatch"
            disabled={locked}
            onChange={(event) => setValue(event.target.value)}
            type="color"
            value={HEX.test(shown) ? shown : '#000000'}
          />
          <input
            disabled={locked}
            id={`field-${path.replaceAll('.', '__')}`}
            maxLength={7}
            name={path}
            onChange={(event) => setValue(event.target.value)}
            spellCheck={false}
            type="text"
            value={shown}
          />
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
