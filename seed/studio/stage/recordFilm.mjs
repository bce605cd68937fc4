/**
 * Plays pictures on a canvas and records it as H.264, which every browser plays.
 * @param pictures data URIs, in order
 * @returns the film in base 64
 */
export async function recordFilm(pictures, { width, height, perSecond, bitsPerSecond }) {
  const frames = await Promise.all(
    pictures.map(async (uri) => createImageBitmap(await (await fetch(uri)).blob(), { resizeWidth: width })),
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d')
  brush.drawImage(frames[0], 0, 0)
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
  for (const [i, frame] of frames.entries()) {
    await new Promise((next) => setTimeout(next, started + (i * 1000) / perSecond - performance.now()))
    brush.drawImage(frame, 0, 0)
    track.requestFrame()
  }
  await new Promise((next) => setTimeout(next, 1000 / perSecond))
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
