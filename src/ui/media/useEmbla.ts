'use client'

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterLoad, watchNear } from '../lazy/whenNear'

type Act = (embla: EmblaCarouselType) => void

/**
 * Embla on a viewport, whose code comes after the page has loaded, once the viewport is near the window or touched. Until then the
 * slides stand as the server drew them.
 * @returns the viewport's ref, embla once it runs, and a function that does something with it now or as soon as it runs
 */
export function useEmbla(
  options: EmblaOptionsType,
): [(element: HTMLElement | null) => void, EmblaCarouselType | undefined, (act: Act) => void] {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // Options are read when it starts: a carousel keeps them for as long as it stands.
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
        // A lost connection: the next touch asks again.
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

  // After the effects of whoever uses it, which listen to what it does.
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
