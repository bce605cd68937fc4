'use client'

/** A photo of a car, as its column has it. */
export interface Photo {
  url: string
  thumbUrl?: string
  alt?: string
}

/** Photos in order, which can be moved and removed unless they are locked. */
export function PhotoList({
  photos,
  onChange,
  isLocked,
}: {
  photos: readonly Photo[]
  onChange: (photos: Photo[]) => void
  isLocked: boolean
}) {
  const move = (from: number, to: number) => {
    const next = [...photos]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  if (photos.length === 0) return <p className="forecourt-photos__empty">No photos yet.</p>
  return (
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
                onClick={() => onChange(photos.filter((_, other) => other !== position))}
                type="button"
              >
                Remove
              </button>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
