// @ts-check
// @ts-expect-error It has no types.
import decodeHeicFile from 'heic-decode'
import sharp from 'sharp'

/** Bytes of WebAssembly memory for a photo: 60 million pixels take half of them. The pixels of a hostile file may exceed what its header says. */
const MAX_WASM_BYTES = 1024 ** 3

const WASM_PAGE_BYTES = 65_536

const JPEG_QUALITY = 90

/**
 * A HEIC photo as JPEG. Runs in a process of its own: it takes seconds, and memory that only the end of the process frees.
 * @param {{ file: Uint8Array, maxPixels: number }} photo
 * @returns {Promise<Uint8Array | 'tooLarge'>}
 */
export async function decodeHeic({ file, maxPixels }) {
  limitWasmMemory()
  const images = await decodeHeicFile.all({ buffer: file })
  const [image] = images
  // By the header, before any pixel is decoded.
  if (image.width * image.height > maxPixels) return 'tooLarge'
  const { width, height, data } = await image.decode()
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

/** Makes an allocation fail, and with it the photo, instead of taking all memory: the limits of JavaScript do not count WebAssembly. */
function limitWasmMemory() {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + Number(pages) * WASM_PAGE_BYTES > MAX_WASM_BYTES)
      throw new RangeError('The photo needs too much memory.')
    return grow.call(this, pages)
  }
}
