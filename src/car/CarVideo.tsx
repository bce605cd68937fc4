'use client'

import { clsx } from 'clsx'
import { useCallback, useState } from 'react'
import { parseVideoUrl } from '@/domain/car/videoEmbed'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

interface CarVideoProps {
  url: string
  /** "Video of 2024 Toyota HiLux" */
  label: string
  /** a photo shown until the video plays */
  poster: string | null
  posterSizes?: string
  /** fills a positioned parent instead of keeping 16:9 */
  fill?: boolean
}

/** A video behind a poster image. Loads nothing, including from third parties, before the shopper presses play. */
export function CarVideo({
  url,
  label,
  poster,
  posterSizes = '(min-width: 64rem) 64vw, 100vw',
  fill = false,
}: CarVideoProps) {
  const [playing, setPlaying] = useState(false)
  const shape = fill ? 'absolute inset-0 size-full' : 'relative aspect-video w-full overflow-hidden rounded-panel'
  if (playing) return <Player url={url} label={label} className={clsx(shape, 'bg-black')} />
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className={clsx('video-poster', shape)}
      aria-label={`Play: ${label}`}
    >
      {poster && <Picture fill src={poster} alt="" sizes={posterSizes} />}
      <span className="video-play">
        <Icon name="play-filled" />
        Play video
      </span>
    </button>
  )
}

function Player({ url, label, className }: { url: string; label: string; className: string }) {
  const video = parseVideoUrl(url)
  // The pressed button is removed, so the focus moves to the player.
  const focused = useCallback((player: HTMLElement | null) => player?.focus({ preventScroll: true }), [])
  if (video.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: dealers' videos come without captions
      <video ref={focused} src={video.src} controls autoPlay playsInline className={className} aria-label={label} />
    )
  return (
    <iframe
      ref={focused}
      src={video.src}
      title={label}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  )
}
