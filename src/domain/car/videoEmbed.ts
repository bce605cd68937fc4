/** How a video plays: from its file, or in an embedded player that is loaded on request. */
export interface VideoEmbed {
  kind: 'file' | 'youtube' | 'vimeo'
  /** starts automatically */
  src: string
}

/** The player of a video URL. Embedded players use the URL that sets no cookies before playback. */
export function parseVideoUrl(url: string): VideoEmbed {
  const youtube = findYoutubeId(url)
  if (youtube !== undefined)
    return {
      kind: 'youtube',
      src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&playsinline=1`,
    }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(url)
  if (vimeo)
    return {
      kind: 'vimeo',
      src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1${vimeo[2] ? `&h=${vimeo[2]}` : ''}`,
    }
  return { kind: 'file', src: url }
}

function findYoutubeId(url: string): string | undefined {
  const query = /youtube(?:-nocookie)?\.com\/watch\?([^#]*)/.exec(url)?.[1]
  if (query !== undefined) return /(?:^|&)v=([\w-]{11})/.exec(query)?.[1]
  return /(?:youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)|youtu\.be)\/([\w-]{11})/.exec(url)?.[1]
}
