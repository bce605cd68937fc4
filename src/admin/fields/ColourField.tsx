'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { parseSuggestedColour } from '@/domain/site/contrast'

const HEX = /^#[0-9a-f]{6}$/i

/** Hex input with the browser's colour picker. A contrast error offers the suggested colour. */
export const ColourField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    potentiallyStalePath: pathFromProps,
  })
  const suggestion = showError ? parseSuggestedColour(errorMessage ?? '') : undefined
  const hex = value ?? ''
  const isLocked = readOnly || disabled
  return (
    <div className={`field-type text forecourt-colour${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <div className="forecourt-colour__inputs">
          <input
            aria-label={`Pick a colour for ${typeof field.label === 'string' ? field.label : field.name}`}
            className="forecourt-colour__swatch"
            disabled={isLocked}
            onChange={(event) => setValue(event.target.value)}
            type="color"
            value={HEX.test(hex) ? hex : '#000000'}
          />
          <input
            disabled={isLocked}
            id={`field-${path.replaceAll('.', '__')}`}
            maxLength={7}
            name={path}
            onChange={(event) => setValue(event.target.value)}
            spellCheck={false}
            type="text"
            value={hex}
          />
        </div>
        {showError ? (
          <p className="forecourt-colour__error" role="alert">
            {errorMessage}
            {suggestion && !isLocked ? (
              <button onClick={() => setValue(suggestion)} type="button">
                Use {suggestion}
              </button>
            ) : null}
          </p>
        ) : null}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
