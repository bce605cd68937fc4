// @ts-check
// @ts-expect-error It has no types.
import decodeHeicFile from 'heic-decode'

/** Bytes of WebAssembly memory for a photo: 60 million pixels take half of them. The pixels of a hostile file may exceed what its header says. */
const MAX_WASM_BYTES = 1024 ** 3

const WASM_PAGE_BYTES = 65_536

/**
 * Decodes a HEIC photo. Runs in a thread: it takes seconds.
 * @param {{ file: Uint8Array, maxPixels: number }} photo
 * @param {{ transfer: (buffer: ArrayBuffer) => void }} context
 * @returns {Promise<{ width: number, height: number, data: Uint8ClampedArray<ArrayBuffer> } | 'tooLarge'>} RGBA
 */
export async function decodeHeic({ file, maxPixels }, { transfer }) {
  limitWasmMemory()
  const images = await decodeHeicFile.all({ buffer: file })
  const [image] = images
  // By the header, before any pixel is decoded.
  if (image.width * image.height > maxPixels) return 'tooLarge'
  const { width, height, data } = await image.decode()
  transfer(data.buffer)
  return { width, height, data }
}

/** Makes an allocation fail, and with it the photo, instead of taking all memory: the limits of a thread do not count WebAssembly. */
function limitWasmMemory() {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + Number(pages) * WASM_PAGE_BYTES > MAX_WASM_BYTES)
      throw new RangeError('The photo needs too much memory.')
    return grow.call(this, pages)
  }
}
