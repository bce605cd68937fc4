'use client'

import { useEffect, useRef, useState } from 'react'

/** px; until the content's height is known, and for content that sticks to the window's edge */
const WINDOW_HEIGHT = 640

interface SpecimenFrameProps {
  title: string
  src: string
  /** px; full width by default */
  width?: number
}

/** A specimen in an iframe of its content's height. Sticky content gets a fixed height to scroll in. */
export function SpecimenFrame({ title, src, width }: SpecimenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(WINDOW_HEIGHT)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const hasFixedPart = entry?.target.querySelector('[data-block] .fixed') != null
      setHeight(hasFixedPart || !entry ? WINDOW_HEIGHT : Math.ceil(entry.target.getBoundingClientRect().height))
    })
    const observeContent = () => {
      observer.disconnect()
      const content = element.contentDocument?.querySelector('[data-specimen]')
      if (content) observer.observe(content)
    }
    // The frame may have loaded before hydration.
    observeContent()
    element.addEventListener('load', observeContent)
    return () => {
      element.removeEventListener('load', observeContent)
      observer.disconnect()
    }
  }, [])

  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex items-baseline gap-3 text-sm">
        <span className="font-semibold">{title}</span>
        <a href={src} className="text-muted underline">
          Open in full<span className="sr-only"> on {title}</span>
        </a>
      </figcaption>
      <div className="overflow-x-auto rounded-control border border-hairline">
        <iframe ref={frame} src={src} title={title} height={height} width={width ?? '100%'} className="block" />
      </div>
    </figure>
  )
}
