'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

const HEX = /^#[0-9a-f]{6}$/i
/** The colour that a refusal names as the nearest that works. */
const NEAREST = /nearest that works is (#[0-9a-f]{6})/i

/** A colour as its code and a swatch that opens the browser's own picker; a refused one offers the nearest that works. */
export const ColourField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    potentiallyStalePath: pathFromProps,
  })
  const nearest = showError ? NEAREST.exec(errorMessage ?? '')?.[1] : undefined
  const shown = value ?? ''
  const locked = readOnly || disabled
  return (
    <div className={`field-type text forecourt-colour${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
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
        {showError ? (
          <p className="forecourt-colour__error" role="alert">
            {errorMessage}
            {nearest && !locked ? (
              <button onClick={() => setValue(nearest)} type="button">
                Use {nearest}
              </button>
            ) : null}
          </p>
        ) : null}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
