/**
 * Fetches the frames of a spin and keeps them decoded, so that turning never waits. Rejects with the first address that
 * could not be loaded.
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
      // Frames come after whatever the page itself needs.
      picture.fetchPriority = 'low'
      picture.src = url
      signal.addEventListener('abort', () => picture.removeAttribute('src'), { once: true })
      await picture.decode().catch(() => {
        throw new Error(`The frame ${url} could not be loaded`)
      })
      loaded += 1
      onProgress(loaded)
      return picture
    }),
  )
}
