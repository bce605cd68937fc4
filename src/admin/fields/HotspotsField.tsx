'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { type MouseEvent, useState } from 'react'
import type { CarHotspots, Hotspot, HotspotAnchor } from '@/domain/car/hotspots'
import { anchorMoved, draftsOf, hotspotAdded, hotspotChanged, hotspotRemoved } from './hotspotChanges'

const SIDES = { exterior: 'Outside', interior: 'Interior' } as const
type Side = keyof CarHotspots

/** Hotspots set by clicking on a frame of the spin or on a picture of the inside, and described beside it (GAL-05). */
export const HotspotsField: JSONFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<CarHotspots>({ potentiallyStalePath: pathFromProps })
  const spin = useFormFields(([fields]) => fields.spin_images?.value)
  const inside = useFormFields(([fields]) => fields.interior_images?.value)
  const [side, setSide] = useState<Side>('exterior')
  const [frame, setFrame] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)

  const hotspots = draftsOf(value)
  const pictures = addressesIn(side === 'exterior' ? spin : inside)
  const list = hotspots[side]
  const selected = list.find(({ id }) => id === chosen) ?? null
  const locked = Boolean(readOnly || disabled)
  const keep = (next: Hotspot[]) => setValue({ ...hotspots, [side]: next })

  const place = (x: number, y: number) => {
    if (locked) return
    const anchor: HotspotAnchor = { frame, x, y }
    if (selected) return keep(anchorMoved(list, selected.id, anchor))
    const added = hotspotAdded(list, anchor)
    keep(added.list)
    setChosen(added.id)
  }
  const onPicture = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    place((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const look = (next: Side) => {
    setSide(next)
    setFrame(0)
    setChosen(null)
  }

  return (
    <div className="field-type forecourt-hotspots">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="forecourt-hotspots__sides">
        {(Object.keys(SIDES) as Side[]).map((each) => (
          <button aria-pressed={each === side} key={each} onClick={() => look(each)} type="button">
            {SIDES[each]} ({hotspots[each].length})
          </button>
        ))}
      </div>
      {pictures.length === 0 ? (
        <p>
          {side === 'exterior' ? 'This car has no spin to set points on.' : 'This car has no pictures of the inside.'}
        </p>
      ) : (
        <div className="forecourt-hotspots__desk">
          <div>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is typed into the fields beside it, as percents. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a picture to click on; its fields are beside it. */}
            <div className="forecourt-hotspots__picture" onClick={onPicture}>
              {/* biome-ignore lint/performance/noImgElement: the admin shows feed photos of any host as they are. */}
              <img alt={`Frame ${frame + 1} of ${pictures.length}`} draggable={false} src={pictures[frame]} />
              {list.flatMap(({ id, title, description, anchors }) =>
                anchors
                  .filter((anchor) => anchor.frame === frame)
                  .map(({ x, y }) => (
                    <button
                      aria-label={`Choose ${title ?? description}`}
                      aria-pressed={id === chosen}
                      key={id}
                      onClick={(event) => {
                        event.stopPropagation()
                        setChosen(id)
                      }}
                      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                      type="button"
                    />
                  )),
              )}
            </div>
            <label>
              Frame {frame + 1} of {pictures.length}
              <input
                max={pictures.length - 1}
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
                    aria-pressed={id === chosen}
                    onClick={() => setChosen(id === chosen ? null : id)}
                    type="button"
                  >
                    {title ?? (description || 'New point')}{' '}
                    <small>
                      on {anchors.length} of {pictures.length}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
            {selected ? (
              <HotspotEditor
                frame={frame}
                hotspot={selected}
                locked={locked}
                onChange={(changes) => keep(hotspotChanged(list, selected.id, changes))}
                onPlace={place}
                onRemove={() => {
                  keep(hotspotRemoved(list, selected.id))
                  setChosen(null)
                }}
              />
            ) : (
              <p>Click on the picture to set a new point, or choose one to move or describe it.</p>
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
  locked: boolean
  onChange: (changes: Partial<Pick<Hotspot, 'title' | 'description' | 'anchors'>>) => void
  onPlace: (x: number, y: number) => void
  onRemove: () => void
}

function HotspotEditor({ hotspot, frame, locked, onChange, onPlace, onRemove }: HotspotEditorProps) {
  const here = hotspot.anchors.find((anchor) => anchor.frame === frame)
  const percent = (share: number) => Math.round(share * 1000) / 10
  const typed = (text: string) => Math.min(1, Math.max(0, Number(text) / 100))
  return (
    <fieldset disabled={locked}>
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
      <div className="forecourt-hotspots__place">
        <label>
          From the left, %
          <input
            max={100}
            min={0}
            onChange={(event) => onPlace(typed(event.target.value), here?.y ?? 0.5)}
            step={0.1}
            type="number"
            value={here ? percent(here.x) : ''}
          />
        </label>
        <label>
          From the top, %
          <input
            max={100}
            min={0}
            onChange={(event) => onPlace(here?.x ?? 0.5, typed(event.target.value))}
            step={0.1}
            type="number"
            value={here ? percent(here.y) : ''}
          />
        </label>
      </div>
      <p>
        {here
          ? 'Click on the picture to move it. On the other pictures it stands where you set it there.'
          : 'It is not on this picture. Click where it belongs.'}
      </p>
      {here ? (
        <Button
          buttonStyle="secondary"
          onClick={() => onChange({ anchors: hotspot.anchors.filter((anchor) => anchor.frame !== frame) })}
          size="small"
          type="button"
        >
          Take off this picture
        </Button>
      ) : null}
      <Button buttonStyle="error" onClick={onRemove} size="small" type="button">
        Delete the point
      </Button>
    </fieldset>
  )
}

const addressesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : []
