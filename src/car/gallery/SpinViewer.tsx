'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef, useState } from 'react'
import { bestHotspotFrame, type Hotspot, hotspotsOn } from '@/domain/car/hotspots'
import { initialSpin, nextSpin, SPIN_INTERVAL_MS, type SpinAction, type SpinState } from '@/domain/car/spin'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { HotspotMarks } from './HotspotMarks'
import { loadSpinFrames } from './spinFrames'

interface SpinViewerProps {
  frames: readonly string[]
  hotspots: readonly Hotspot[]
  carName: string
  /** turns once automatically, except with reduced motion */
  autoRotate: boolean
  /** called when a frame cannot be loaded: the failure is logged and the photos show instead */
  onFailed: () => void
}

const KEYS: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 1, ArrowDown: -1 }

/**
 * The car turned by dragging, arrow keys or buttons (GAL-04). Loads all frames first, then turns once until the shopper
 * takes over.
 */
export function SpinViewer({ frames, hotspots, carName, autoRotate, onFailed }: SpinViewerProps) {
  const count = frames.length
  const [{ frame, autoFrames, drag }, act] = useReducer(
    (state: SpinState, action: SpinAction) => nextSpin(state, action, count),
    autoRotate,
    (rotate) => initialSpin(rotate && !matchMedia('(prefers-reduced-motion: reduce)').matches),
  )
  const [loaded, setLoaded] = useState(0)
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const ready = loaded === count
  const loadedFrames = useRef<HTMLImageElement[]>([])

  useEffect(() => {
    const loading = new AbortController()
    loadSpinFrames(frames, setLoaded, loading.signal)
      .then((pictures) => {
        loadedFrames.current = pictures
      })
      .catch((error: unknown) => {
        if (loading.signal.aborted) return
        console.warn(error)
        onFailed()
      })
    return () => loading.abort()
  }, [frames, onFailed])

  const isAutoSpinning = ready && autoFrames !== null
  useEffect(() => {
    if (!isAutoSpinning) return
    const timer = setInterval(() => act({ type: 'tick' }), SPIN_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isAutoSpinning])

  const handleAction = (action: SpinAction) => {
    setTouched(true)
    setOpen(null)
    act(action)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const frames = KEYS[event.key]
    if (frames === undefined || !ready) return
    event.preventDefault()
    handleAction({ type: 'step', frames })
  }
  const handlePointerDown = (event: PointerEvent) => {
    if (!ready || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    handleAction({ type: 'dragStart', x: event.clientX, button: event.button })
  }
  const details = hotspots.filter((hotspot) => bestHotspotFrame(hotspot) !== null)
  const showNextDetail = () => {
    const position = details.findIndex(({ id }) => id === open) + 1
    const detail = details[position % details.length]
    if (!detail) return
    handleAction({ type: 'show', frame: bestHotspotFrame(detail) ?? 0 })
    setOpen(detail.id)
  }

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Turn the ${carName}`}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={frame + 1}
        aria-valuetext={`View ${frame + 1} of ${count}`}
        aria-disabled={!ready}
        className="spin-stage"
        data-grabbed={drag !== null}
        data-state={ready ? 'ready' : 'loading'}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={(event) => drag && act({ type: 'dragMove', x: event.clientX })}
        onPointerUp={() => act({ type: 'dragEnd' })}
        onPointerCancel={() => act({ type: 'dragEnd' })}
      >
        {/* biome-ignore lint/performance/noImgElement: frames are made for the spin, fetched as they are and swapped ten times a second. */}
        <img src={frames[ready ? frame : 0]} alt="" decoding="sync" draggable={false} />
      </div>
      {ready && !isAutoSpinning && !drag && (
        <HotspotMarks hotspots={hotspotsOn(details, frame)} open={open} onOpen={setOpen} />
      )}
      {!ready && (
        <div className="spin-progress">
          <span className="sr-only" role="status">
            Loading the spin
          </span>
          <progress max={count} value={loaded} aria-label="Frames loaded" />
        </div>
      )}
      {ready && !touched && (
        <p className="spin-hint" aria-hidden>
          <Icon name="move-horizontal" />
          Swipe to spin
        </p>
      )}
      <div className="spin-buttons" data-print="hidden">
        <IconButton
          variant="solid"
          label="Turn left"
          disabled={!ready}
          onClick={() => handleAction({ type: 'step', frames: 1 })}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton
          variant="solid"
          label={isAutoSpinning ? 'Stop turning' : 'Turn once round'}
          disabled={!ready}
          onClick={() => (isAutoSpinning ? handleAction({ type: 'stop' }) : act({ type: 'turn' }))}
        >
          {isAutoSpinning ? <Icon name="pause" /> : <Icon name="play" />}
        </IconButton>
        <IconButton
          variant="solid"
          label="Turn right"
          disabled={!ready}
          onClick={() => handleAction({ type: 'step', frames: -1 })}
        >
          <Icon name="chevron-right" />
        </IconButton>
        {details.length > 0 && (
          <IconButton variant="solid" label="Show the next detail" disabled={!ready} onClick={showNextDetail}>
            <Icon name="scan-search" />
          </IconButton>
        )}
      </div>
    </>
  )
}
