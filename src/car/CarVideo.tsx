'use client'

import { Play } from 'lucide-react'
import { useState } from 'react'

/** Where a video plays from: a file, or a player that is put in the page once the shopper asks for it. */
function playerOf(url: string): { kind: 'file' | 'frame'; src: string } {
  const youtube = /(?:youtube\.com\/watch\?v=|youtu\.be\/|youtube\.com\/embed\/)([\w-]{11})/.exec(url)
  if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube[1]}?autoplay=1` }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(url)
  if (vimeo) return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1` }
  return { kind: 'file', src: url }
}

/** The car's film. Nothing of a third party loads before the shopper presses play. */
export function CarVideo({ url, carName }: { url: string; carName: string }) {
  const [playing, setPlaying] = useState(false)
  const player = playerOf(url)
  const frame = 'aspect-video w-full rounded-panel bg-black'
  if (player.kind === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: dealers' films come without captions
    return <video src={player.src} controls preload="none" className={frame} aria-label={`Video of ${carName}`} />
  }
  if (playing)
    return <iframe src={player.src} title={`Video of ${carName}`} allow="autoplay; fullscreen" className={frame} />
  return (
    <button type="button" onClick={() => setPlaying(true)} className={`${frame} grid place-content-center text-white`}>
      <Play aria-hidden className="mx-auto size-14" />
      <span className="mt-2 font-semibold">Play the video</span>
    </button>
  )
}
