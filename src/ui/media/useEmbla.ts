'use client'

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterLoad, watchNear } from '../lazy/whenNear'

type Act = (embla: EmblaCarouselType) => void

/**
 * Embla on a viewport; its code loads after the page, once the viewport is near or touched. Until then the slides stay
 * as rendered. @returns the viewport's ref, embla once it runs, and a function that runs a callback with it now or once
 * it is ready
 */
export function useEmbla(
  options: EmblaOptionsType,
): [(element: HTMLElement | null) => void, EmblaCarouselType | undefined, (act: Act) => void] {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // Options are read once at start: a carousel keeps them while mounted.
  const first = useRef(options)
  const waiting = useRef<Act[]>([])
  const start = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (!viewport) return
    let gone = false
    let asked = false
    let running: EmblaCarouselType | undefined
    start.current = () => {
      if (asked) return
      asked = true
      import('embla-carousel').then(
        ({ default: createEmbla }) => {
          if (gone) return
          running = createEmbla(viewport, first.current)
          setEmbla(running)
        },
        // The connection failed: the next touch tries again.
        () => {
          asked = false
        },
      )
    }
    let stop = watchNear([viewport], '300px', () => {
      stop = afterLoad(start.current)
    })
    return () => {
      gone = true
      stop()
      running?.destroy()
      setEmbla(undefined)
    }
  }, [viewport])

  // Runs after the effects of the caller, which subscribe to its events.
  useEffect(() => {
    if (!embla) return
    queueMicrotask(() => {
      for (const act of waiting.current.splice(0)) act(embla)
    })
  }, [embla])

  const act = useCallback(
    (what: Act) => {
      if (embla) return what(embla)
      waiting.current.push(what)
      start.current()
    },
    [embla],
  )
  return [setViewport, embla, act]
}
