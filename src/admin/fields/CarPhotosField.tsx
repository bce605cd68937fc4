'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { type Photo, PhotoList } from './PhotoList'
import { PicturePicker } from './PicturePicker'

/** Photos of a car in order. Editable unless the car comes from a feed. */
export const CarPhotosField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<Photo[]>({ potentiallyStalePath: pathFromProps })
  const [url, setUrl] = useState('')
  const photos = Array.isArray(value) ? value : []
  const isLocked = Boolean(readOnly || disabled)
  const add = (added: readonly Photo[]) => setValue(withPhotos(photos, added))
  const addUrl = () => {
    const photoUrl = url.trim()
    if (!/^(https:\/\/|\/)\S+$/.test(photoUrl)) return
    add([{ url: photoUrl, thumbUrl: photoUrl }])
    setUrl('')
  }

  return (
    <div className="field-type forecourt-photos">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <PhotoList isLocked={isLocked} onChange={setValue} photos={photos} />
      {isLocked ? null : (
        <>
          <PicturePicker label="Add pictures" onPick={add} path={`${path}.picker`} />
          <div className="forecourt-photos__add">
            <input
              aria-label="Photo URL"
              onChange={(event) => setUrl(event.target.value)}
              placeholder="Or by its address: https://..."
              type="text"
              value={url}
            />
            <Button buttonStyle="secondary" onClick={addUrl} size="small" type="button">
              Add photo
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Photos with more of them at the end; each is there once. */
export function withPhotos(photos: readonly Photo[], added: readonly Photo[]): Photo[] {
  return [...new Map([...photos, ...added].map((photo) => [photo.url, photo])).values()]
}
