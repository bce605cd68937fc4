// Decodes a HEIC photo in a thread of its own: that takes seconds, in which a server must answer other requests.
import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'

const { file, maxPixels } = workerData

const images = await decodeHeic.all({ buffer: file })
const [image] = images
if (image.width * image.height > maxPixels) {
  parentPort.postMessage({ tooLarge: true })
} else {
  const { width, height, data } = await image.decode()
  parentPort.postMessage({ width, height, data }, [data.buffer])
}
images.dispose()
