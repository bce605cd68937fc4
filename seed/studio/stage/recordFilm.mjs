/**
 * Cuts photos into a film with slow camera moves and soft cuts, and records it as H.264, which every browser plays.
 * @param shots [{ picture: data URI, seconds, from: [x, y, zoom], to: [x, y, zoom] }]; x and y, 0 to 1, are what is in the middle
 * @returns the film in base 64
 */
export async function recordFilm(shots, { width, height, perSecond, bitsPerSecond, cutSeconds }) {
  const pictures = await Promise.all(
    shots.map(async ({ picture }) => createImageBitmap(await (await fetch(picture)).blob())),
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d', { alpha: false })
  brush.imageSmoothingQuality = 'high'
  const starts = shots.map((_, i) => shots.slice(0, i).reduce((sum, { seconds }) => sum + seconds - cutSeconds, 0))
  const last = shots.length - 1
  const length = starts[last] + shots[last].seconds

  const draw = (i, time) => {
    const { from, to, seconds } = shots[i]
    const share = smooth(Math.min(1, Math.max(0, (time - starts[i]) / seconds)))
    const [x, y, zoom] = from.map((start, axis) => start + (to[axis] - start) * share)
    const picture = pictures[i]
    const wide = Math.min(picture.width, (picture.height * width) / height) / zoom
    const tall = (wide * height) / width
    const left = Math.min(picture.width - wide, Math.max(0, x * picture.width - wide / 2))
    const top = Math.min(picture.height - tall, Math.max(0, y * picture.height - tall / 2))
    brush.drawImage(picture, left, top, wide, tall, 0, 0, width, height)
  }
  const paint = (time) => {
    for (const [i, { seconds }] of shots.entries()) {
      if (time < starts[i] || time > starts[i] + seconds) continue
      brush.globalAlpha = i === 0 ? 1 : Math.min(1, (time - starts[i]) / cutSeconds)
      draw(i, time)
    }
    brush.globalAlpha = 1
  }

  paint(0)
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks()
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/mp4;codecs=avc1.4D401F',
    videoBitsPerSecond: bitsPerSecond,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  const started = performance.now()
  for (let time = 0; time < length; time = (performance.now() - started) / 1000) {
    paint(time)
    track.requestFrame()
    await new Promise((next) => setTimeout(next, 1000 / perSecond))
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const smooth = (share) => share * share * (3 - 2 * share)
