'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

interface Photo {
  url: string
  thumbUrl: string
  alt?: string
}

/** Photos of a car in order. Editable unless the car comes from a feed. */
export const CarPhotosField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<Photo[]>({ potentiallyStalePath: pathFromProps })
  const [url, setUrl] = useState('')
  const photos = Array.isArray(value) ? value : []
  const isLocked = Boolean(readOnly || disabled)

  const move = (from: number, to: number) => {
    const next = [...photos]
    next.splice(to, 0, ...next.splice(from, 1))
    setValue(next)
  }
  const add = () => {
    const photoUrl = url.trim()
    if (!/^(https:\/\/|\/)\S+$/.test(photoUrl)) return
    setValue([...photos, { url: photoUrl, thumbUrl: photoUrl }])
    setUrl('')
  }

  return (
    <div className="field-type forecourt-photos">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      {photos.length === 0 ? <p className="forecourt-photos__empty">No photos yet.</p> : null}
      <ol className="forecourt-photos__list">
        {photos.map((photo, position) => (
          <li key={photo.url}>
            {/* biome-ignore lint/performance/noImgElement: feed photos come from any host and are shown unoptimised. */}
            <img alt={photo.alt || `Photo ${position + 1}`} loading="lazy" src={photo.thumbUrl || photo.url} />
            {isLocked ? null : (
              <div className="forecourt-photos__actions">
                <button
                  aria-label={`Move photo ${position + 1} earlier`}
                  disabled={position === 0}
                  onClick={() => move(position, position - 1)}
                  type="button"
                >
                  ←
                </button>
                <button
                  aria-label={`Move photo ${position + 1} later`}
                  disabled={position === photos.length - 1}
                  onClick={() => move(position, position + 1)}
                  type="button"
                >
                  →
                </button>
                <button
                  aria-label={`Remove photo ${position + 1}`}
                  onClick={() => setValue(photos.filter((_, other) => other !== position))}
                  type="button"
                >
                  Remove
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {isLocked ? null : (
        <div className="forecourt-photos__add">
          <input
            aria-label="Photo URL"
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://... or /api/media/file/..."
            type="text"
            value={url}
          />
          <Button buttonStyle="secondary" onClick={add} size="small" type="button">
            Add photo
          </Button>
        </div>
      )}
    </div>
  )
}
