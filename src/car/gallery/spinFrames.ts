/**
 * Loads the frames of a spin and keeps them decoded, so that turning is smooth. Rejects with the first URL that fails.
 */
export async function loadSpinFrames(
  urls: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<HTMLImageElement[]> {
  let loaded = 0
  return Promise.all(
    urls.map(async (url) => {
      const picture = new Image()
      // Frames load after everything that the page itself needs.
      picture.fetchPriority = 'low'
      picture.src = url
      signal.addEventListener('abort', () => picture.removeAttribute('src'), { once: true })
      await picture.decode().catch(() => {
        throw new Error(`Could not load the frame ${url}`)
      })
      loaded += 1
      onProgress(loaded)
      return picture
    }),
  )
}
