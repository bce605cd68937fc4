/** How a video plays: from its file, or in an embedded player that is loaded on request. */
export interface VideoEmbed {
  kind: 'file' | 'youtube' | 'vimeo'
  /** starts automatically */
  src: string
}

/** The player of a video URL. Embedded players use the URL that sets no cookies before playback. */
export function parseVideoUrl(url: string): VideoEmbed {
  const youtube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/.exec(url)
  if (youtube)
    return {
      kind: 'youtube',
      src: `https://www.youtube-nocookie.com/embed/${youtube[1]}?autoplay=1&rel=0&playsinline=1`,
    }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(url)
  if (vimeo)
    return {
      kind: 'vimeo',
      src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1${vimeo[2] ? `&h=${vimeo[2]}` : ''}`,
    }
  return { kind: 'file', src: url }
}
