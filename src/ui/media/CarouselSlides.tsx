'use client'

import { clsx } from 'clsx'
import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { Icon } from '@/ui/media/Icon'
import { IconButton } from '../actions/IconButton'
import { useEmbla } from './useEmbla'

export interface CarouselProps {
  /** label of the slides: "Customer reviews" */
  label: string
  /** one slide each */
  children: ReactNode
  /** visible slides on phones, tablets and desktops; 1.15 shows the edge of the next one */
  perView?: { phone?: number; tablet?: number; desktop?: number }
  /** initial slide, from 0 */
  startIndex?: number
  loop?: boolean
  /** milliseconds between slides; pauses on hover, on focus and with reduced motion, and has a pause button */
  autoplayMs?: number
  /** shows "Swipe for more" on touch screens until the first swipe */
  swipeHint?: boolean
  /** the heading, on one line with the arrows */
  heading?: ReactNode
  className?: string
  onSlide?: (index: number) => void
}

/** Slides that are swiped, or stepped with arrows or arrow keys. Scrolls without JavaScript. */
export function CarouselSlides(props: CarouselProps) {
  const { label, children, perView = {}, startIndex = 0, loop = false, autoplayMs, swipeHint = false, heading } = props
  const { className, onSlide } = props
  const slides = Children.toArray(children)
  const [viewport, embla, run] = useEmbla({ startIndex, loop, align: 'start', containScroll: 'trimSnaps' })
  const [state, setState] = useState({ hasPrevious: loop || startIndex > 0, hasNext: true, swiped: false })
  const [playing, setPlaying] = useState(Boolean(autoplayMs))
  const [paused, setPaused] = useState(false)

  const syncState = useCallback(() => {
    if (!embla) return
    setState((before) => ({ ...before, hasPrevious: embla.canScrollPrev(), hasNext: embla.canScrollNext() }))
    onSlide?.(embla.selectedScrollSnap())
  }, [embla, onSlide])

  useEffect(() => {
    if (!embla) return
    const onSwipe = () => setState((before) => ({ ...before, swiped: true }))
    embla.on('select', syncState).on('reInit', syncState).on('pointerDown', onSwipe)
    syncState()
    return () => {
      embla.off('select', syncState).off('reInit', syncState).off('pointerDown', onSwipe)
    }
  }, [embla, syncState])

  useEffect(() => {
    if (!embla || !autoplayMs || !playing || paused) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), autoplayMs)
    return () => clearInterval(timer)
  }, [embla, autoplayMs, playing, paused])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return
    if (event.key === 'ArrowLeft') run((carousel) => carousel.scrollPrev())
    else if (event.key === 'ArrowRight') run((carousel) => carousel.scrollNext())
    else return
    event.preventDefault()
  }

  const columns = {
    '--phone': perView.phone ?? 1.12,
    '--tablet': perView.tablet ?? 2,
    '--desktop': perView.desktop ?? 3,
  } as CSSProperties
  const hasArrows = state.hasPrevious || state.hasNext

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className="mb-6 flex items-end justify-between gap-4 empty:hidden">
        {heading && <div className="min-w-0 flex-1">{heading}</div>}
        <div className={clsx('ml-auto hidden gap-2 md:flex', !hasArrows && 'invisible')} data-print="hidden">
          {autoplayMs && (
            <IconButton variant="outline" label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
              {playing ? <Icon name="pause" /> : <Icon name="play" />}
            </IconButton>
          )}
          <IconButton
            variant="outline"
            label="Previous"
            disabled={!state.hasPrevious}
            onClick={() => run((carousel) => carousel.scrollPrev())}
          >
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton
            variant="outline"
            label="Next"
            disabled={!state.hasNext}
            onClick={() => run((carousel) => carousel.scrollNext())}
          >
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      </div>
      <div ref={viewport} className="carousel-viewport">
        <div
          style={columns}
          className="carousel-track [--per-view:var(--phone)] sm:[--per-view:var(--tablet)] lg:[--per-view:var(--desktop)]"
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group within the carousel, not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {swipeHint && slides.length > 1 && (
        <p
          aria-hidden
          className={clsx(
            'mt-4 text-center text-sm text-muted transition-opacity md:hidden',
            state.swiped && 'opacity-0',
          )}
        >
          Swipe for more
        </p>
      )}
    </section>
  )
}
