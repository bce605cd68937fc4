'use client'
import {
  Button,
  FieldError,
  FieldLabel,
  SelectInput,
  TextareaInput,
  TextField,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload'
import type { ChangeEvent } from 'react'
import { overrideChoices } from '@/domain/feeds/carOverrides'
import { PHOTO_SEPARATOR, splitPhotoUrls } from '@/domain/feeds/photoUrls'
import { CAR_FIELDS, type CarFieldName } from '@/domain/stock/carFields'
import { withPhotos } from '../fields/CarPhotosField'
import { type Photo, PhotoList } from '../fields/PhotoList'
import { PicturePicker } from '../fields/PicturePicker'
import { OverrideNotes } from './OverrideNotes'

/** The value of an override, with the feed's own value below it, and what is wrong or follows from it. */
export const OverrideValueField: TextFieldClientComponent = (props) => (
  <div className="forecourt-override">
    <OverrideInput {...props} />
    <OverrideNotes path={props.path} />
  </div>
)

/** Photos, a choice, a day or addresses, by its field, and else a text. */
const OverrideInput: TextFieldClientComponent = (props) => {
  const ofField = useFormFields(([fields]) => fields[props.path.replace(/value$/, 'field')]?.value)
  const name = typeof ofField === 'string' ? ofField : ''
  const choices = overrideChoices(name)
  if (choices) return <OverrideChoice choices={choices} {...props} />
  const kind = Object.hasOwn(CAR_FIELDS, name) ? CAR_FIELDS[name as CarFieldName].kind : 'text'
  if (kind === 'images') return <OverridePhotos {...props} />
  if (kind === 'date') return <OverrideDay {...props} />
  if (kind === 'urls') return <OverrideAddresses {...props} />
  const admin = {
    ...props.field.admin,
    placeholder: PLACEHOLDERS[kind],
    ...(kind !== 'list' && { description: undefined }),
  }
  return <TextField {...props} field={{ ...props.field, admin }} />
}

const PLACEHOLDERS: Readonly<Record<string, string>> = { price: '34990', list: 'Sunroof|Tow bar', url: 'https://' }

/** A choice of the values that the field can have. */
const OverrideChoice = ({
  choices,
  field,
  path: pathFromProps,
  readOnly,
}: TextFieldClientProps & { choices: readonly string[] }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  return (
    <SelectInput
      isClearable={false}
      label={field.label}
      name={field.name}
      onChange={(option) => setValue(Array.isArray(option) ? null : option?.value)}
      options={choices.map((choice) => ({ value: choice, label: toWords(choice) }))}
      path={path}
      readOnly={Boolean(readOnly || disabled)}
      required={field.required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={value && choices.includes(value) ? value : ''}
    />
  )
}

/** "in_stock" as "In stock". */
const toWords = (choice: string) => choice.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** A day, stored as "2026-11-20". */
const OverrideDay: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={Boolean(readOnly || disabled)}
          id={id}
          onChange={({ target }) => setValue(target.value)}
          type="date"
          value={/^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? ''}
        />
      </div>
    </div>
  )
}

/** Addresses of pictures, one on each line, stored as in a feed. */
const OverrideAddresses: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  return (
    <TextareaInput
      description="One address on each line, in their order."
      label={field.label}
      onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
        setValue(target.value.replaceAll('\n', PHOTO_SEPARATOR))
      }
      path={path}
      placeholder="https://"
      readOnly={Boolean(readOnly || disabled)}
      required={field.required}
      rows={4}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={(value ?? '').replaceAll(PHOTO_SEPARATOR, '\n')}
    />
  )
}

/** The photos of a car in place of the feed's, in order. Starts with the feed's, of which some may stay. */
const OverridePhotos: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const feedPhotos = useFormFields(([fields]) => {
    const kept = fields.feed_values?.value as { images?: Photo[] | null } | null | undefined
    return (kept && 'images' in kept ? kept.images : (fields.images?.value as Photo[] | null)) ?? NONE
  })
  const own = splitPhotoUrls(value)
  const photos = own.length > 0 ? own.map(toPhoto) : feedPhotos
  const isLocked = Boolean(readOnly || disabled)
  const change = (next: readonly Photo[]) => setValue(next.map(({ url }) => url).join(PHOTO_SEPARATOR))
  const left = feedPhotos.filter(({ url }) => !photos.some((photo) => photo.url === url))
  return (
    <div className="field-type forecourt-photos forecourt-photos--override">
      <FieldLabel label="Photos" path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <p className="forecourt-quiet">
        {own.length > 0
          ? 'Shown in this order. The first is on cards.'
          : 'These are the feed’s photos. Move or remove some, or add pictures.'}
      </p>
      <PhotoList isLocked={isLocked} onChange={change} photos={photos} />
      {isLocked ? null : (
        <>
          <PicturePicker
            label="Add pictures"
            onPick={(picked) => change(withPhotos(photos, picked))}
            path={`${path}.picker`}
          />
          {left.length > 0 ? (
            <div className="forecourt-photos__add">
              <Button buttonStyle="secondary" onClick={() => change(withPhotos(photos, left))} size="small">
                Put back {left.length === 1 ? '1 photo' : `${left.length} photos`} of the feed
              </Button>
            </div>
          ) : null}
        </>
      )}
    </div>
  )
}

const NONE: Photo[] = []
const toPhoto = (url: string): Photo => ({ url, thumbUrl: url })
