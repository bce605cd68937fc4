/** How a video plays: from its file, or in the player of a site that is put in the page once the shopper asks for it. */
export interface VideoEmbed {
  kind: 'file' | 'youtube' | 'vimeo'
  /** plays at once */
  src: string
}

/** Where a video plays from, by its address. Players get the form of their address that sets no cookie before it plays. */
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
