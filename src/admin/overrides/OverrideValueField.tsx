'use client'
import { Button, FieldError, FieldLabel, TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { PHOTO_SEPARATOR, splitPhotoUrls } from '@/domain/feeds/photoUrls'
import { withPhotos } from '../fields/CarPhotosField'
import { type Photo, PhotoList } from '../fields/PhotoList'
import { PicturePicker } from '../fields/PicturePicker'

/** The value of an override: a text, or photos that are chosen. */
export const OverrideValueField: TextFieldClientComponent = (props) => {
  const ofField = useFormFields(([fields]) => fields[props.path.replace(/value$/, 'field')]?.value)
  return ofField === 'images' ? <OverridePhotos {...props} /> : <TextField {...props} />
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
