'use client'

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterLoad, watchNear } from '../lazy/whenNear'

type CarouselAction = (embla: EmblaCarouselType) => void

/**
 * Embla on a viewport; its code loads after the page, once the carousel is near or touched. Until then the slides stay as
 * rendered. @returns the viewport's ref, embla once loaded, and a function that calls back with it now or when ready
 */
export function useEmbla(
  options: EmblaOptionsType,
): [(element: HTMLElement | null) => void, EmblaCarouselType | undefined, (run: CarouselAction) => void] {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // Options are read once at start: a carousel keeps them while mounted.
  const initialOptions = useRef(options)
  const queue = useRef<CarouselAction[]>([])
  const start = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (!viewport) return
    let unmounted = false
    let requested = false
    let running: EmblaCarouselType | undefined
    start.current = () => {
      if (requested) return
      requested = true
      import('embla-carousel').then(
        ({ default: createEmbla }) => {
          if (unmounted) return
          running = createEmbla(viewport, initialOptions.current)
          setEmbla(running)
        },
        // Loading failed: the next interaction retries.
        () => {
          requested = false
        },
      )
    }
    let stop = watchNear(viewport, '300px', () => {
      stop = afterLoad(start.current)
    })
    return () => {
      unmounted = true
      stop()
      running?.destroy()
      setEmbla(undefined)
    }
  }, [viewport])

  // Runs after the effects of the caller, which subscribe to its events.
  useEffect(() => {
    if (!embla) return
    queueMicrotask(() => {
      for (const run of queue.current.splice(0)) run(embla)
    })
  }, [embla])

  const run = useCallback(
    (action: CarouselAction) => {
      if (embla) return action(embla)
      queue.current.push(action)
      start.current()
    },
    [embla],
  )
  return [setViewport, embla, run]
}
