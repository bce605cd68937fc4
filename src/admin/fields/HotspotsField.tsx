'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { type MouseEvent, useState } from 'react'
import type { CarHotspots, Hotspot, HotspotAnchor } from '@/domain/car/hotspots'
import { addHotspot, moveAnchor, parseHotspotDrafts, removeHotspot, updateHotspot } from './hotspotChanges'

const SIDES = { exterior: 'Exterior', interior: 'Interior' } as const
type Side = keyof CarHotspots

/** Editor for hotspots on spin frames and interior photos (GAL-05). */
export const HotspotsField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<CarHotspots>({ potentiallyStalePath: pathFromProps })
  const spin = useFormFields(([fields]) => fields.spin_images?.value)
  const interior = useFormFields(([fields]) => fields.interior_images?.value)
  const [side, setSide] = useState<Side>('exterior')
  const [frame, setFrame] = useState(0)
  const [selectedId, setSelectedId] = useState<string | null>(null)

  const hotspots = parseHotspotDrafts(value)
  const images = toUrls(side === 'exterior' ? spin : interior)
  const list = hotspots[side]
  const selected = list.find(({ id }) => id === selectedId) ?? null
  const isLocked = Boolean(readOnly || disabled)
  const save = (next: Hotspot[]) => setValue({ ...hotspots, [side]: next })

  const setAnchor = (x: number, y: number) => {
    if (isLocked) return
    const anchor: HotspotAnchor = { frame, x, y }
    if (selected) return save(moveAnchor(list, selected.id, anchor))
    const added = addHotspot(list, anchor)
    save(added.list)
    setSelectedId(added.id)
  }
  const onPicture = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAnchor((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const switchSide = (next: Side) => {
    setSide(next)
    setFrame(0)
    setSelectedId(null)
  }

  return (
    <div className="field-type forecourt-hotspots">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="forecourt-hotspots__sides">
        {(Object.keys(SIDES) as Side[]).map((option) => (
          <button aria-pressed={option === side} key={option} onClick={() => switchSide(option)} type="button">
            {SIDES[option]} ({hotspots[option].length})
          </button>
        ))}
      </div>
      {images.length === 0 ? (
        <p>{side === 'exterior' ? 'This car has no spin images.' : 'This car has no interior images.'}</p>
      ) : (
        <div className="forecourt-hotspots__editor">
          <div>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside it take the same values as percentages. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: an image map; its fields are beside it. */}
            <div className="forecourt-hotspots__picture" onClick={onPicture}>
              {/* biome-ignore lint/performance/noImgElement: feed photos come from any host and are shown unoptimised. */}
              <img alt={`Frame ${frame + 1} of ${images.length}`} draggable={false} src={images[frame]} />
              {list.flatMap(({ id, title, description, anchors }) =>
                anchors
                  .filter((anchor) => anchor.frame === frame)
                  .map(({ x, y }) => (
                    <button
                      aria-label={`Choose ${title ?? description}`}
                      aria-pressed={id === selectedId}
                      key={id}
                      onClick={(event) => {
                        event.stopPropagation()
                        setSelectedId(id)
                      }}
                      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                      type="button"
                    />
                  )),
              )}
            </div>
            <label>
              Frame {frame + 1} of {images.length}
              <input
                max={images.length - 1}
                min={0}
                onChange={(event) => setFrame(Number(event.target.value))}
                type="range"
                value={frame}
              />
            </label>
          </div>
          <div>
            <ul>
              {list.map(({ id, title, description, anchors }) => (
                <li key={id}>
                  <button
                    aria-pressed={id === selectedId}
                    onClick={() => setSelectedId(id === selectedId ? null : id)}
                    type="button"
                  >
                    {title ?? (description || 'New hotspot')}{' '}
                    <small>
                      on {anchors.length} of {images.length}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
            {selected ? (
              <HotspotEditor
                frame={frame}
                hotspot={selected}
                isLocked={isLocked}
                onChange={(changes) => save(updateHotspot(list, selected.id, changes))}
                onPlace={setAnchor}
                onRemove={() => {
                  save(removeHotspot(list, selected.id))
                  setSelectedId(null)
                }}
              />
            ) : (
              <p>Click the image to add a hotspot, or select one to edit it.</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

interface HotspotEditorProps {
  hotspot: Hotspot
  frame: number
  isLocked: boolean
  onChange: (changes: Partial<Pick<Hotspot, 'title' | 'description' | 'anchors'>>) => void
  onPlace: (x: number, y: number) => void
  onRemove: () => void
}

function HotspotEditor({ hotspot, frame, isLocked, onChange, onPlace, onRemove }: HotspotEditorProps) {
  const anchor = hotspot.anchors.find((anchor) => anchor.frame === frame)
  const percent = (share: number) => Math.round(share * 1000) / 10
  const toShare = (text: string) => Math.min(1, Math.max(0, Number(text) / 100))
  return (
    <fieldset disabled={isLocked}>
      <label>
        Title
        <input
          maxLength={60}
          onChange={(event) => onChange({ title: event.target.value || null })}
          type="text"
          value={hotspot.title ?? ''}
        />
      </label>
      <label>
        Description
        <textarea
          maxLength={400}
          onChange={(event) => onChange({ description: event.target.value })}
          rows={3}
          value={hotspot.description}
        />
      </label>
      <div className="forecourt-hotspots__position">
        <label>
          From the left, %
          <input
            max={100}
            min={0}
            onChange={(event) => onPlace(toShare(event.target.value), anchor?.y ?? 0.5)}
            step={0.1}
            type="number"
            value={anchor ? percent(anchor.x) : ''}
          />
        </label>
        <label>
          From the top, %
          <input
            max={100}
            min={0}
            onChange={(event) => onPlace(anchor?.x ?? 0.5, toShare(event.target.value))}
            step={0.1}
            type="number"
            value={anchor ? percent(anchor.y) : ''}
          />
        </label>
      </div>
      <p>
        {anchor
          ? 'Click the image to move it. Other images keep their own position.'
          : 'Not on this image. Click the image to place it.'}
      </p>
      {anchor ? (
        <Button
          buttonStyle="secondary"
          onClick={() => onChange({ anchors: hotspot.anchors.filter((anchor) => anchor.frame !== frame) })}
          size="small"
          type="button"
        >
          Remove from this image
        </Button>
      ) : null}
      <Button buttonStyle="error" onClick={onRemove} size="small" type="button">
        Delete hotspot
      </Button>
    </fieldset>
  )
}

const toUrls = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : []
