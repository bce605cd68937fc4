import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findImageType, renderImage, renderPreview } from '../../../src/data/images/renderImage'

const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .toFormat(format)
    .toBuffer()

const webp = { width: 640, quality: 75, crop: null, type: 'image/webp' as const }

async function renderSize(source: Buffer, rules: Partial<Parameters<typeof renderImage>[1]> = {}) {
  const image = await renderImage(source, { ...webp, ...rules })
  if (!image) return null
  const { width, height, format, exif } = await sharp(image.bytes).metadata()
  return { width, height, format, exif, type: image.type }
}

describe('[SITE-19] an image is delivered', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in the requested width, from %s', async (format) => {
    expect(await renderSize(await photo(1200, 800, format))).toMatchObject({ width: 640, height: 427, format: 'webp' })
  })

  it('cropped to the requested aspect ratio, around its centre', async () => {
    expect(await renderSize(await photo(1200, 1200), { crop: '3:2' })).toMatchObject({ width: 640, height: 427 })
    expect(await renderSize(await photo(3000, 1000), { crop: '1:1' })).toMatchObject({ width: 640, height: 640 })
  })

  it('never enlarged, and cropped all the same', async () => {
    expect(await renderSize(await photo(300, 200))).toMatchObject({ width: 300, height: 200 })
    expect(await renderSize(await photo(300, 300), { crop: '3:2' })).toMatchObject({ width: 300, height: 200 })
    expect(await renderSize(await photo(900, 120), { crop: '3:2' })).toMatchObject({ width: 180, height: 120 })
  })

  it('cropped around its focal point, as near as its edges allow', async () => {
    // Red on the left, green in the middle, blue on the right.
    const source = await sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]), {
      raw: { width: 3, height: 1, channels: 3 },
    })
      .resize(900, 300, { kernel: 'nearest' })
      .png()
      .toBuffer()
    const dominant = async (x: number | null) => {
      const image = await renderImage(source, { ...webp, crop: '1:1', focus: x === null ? null : { x, y: 50 } })
      expect(await sharp(image!.bytes).metadata()).toMatchObject({ width: 300, height: 300 })
      const { channels } = await sharp(image!.bytes).stats()
      return ['red', 'green', 'blue'][
        channels.map(({ mean }) => mean).indexOf(Math.max(...channels.map(({ mean }) => mean)))
      ]
    }
    expect(await dominant(null)).toBe('green')
    expect(await dominant(0)).toBe('red')
    expect(await dominant(17)).toBe('red')
    expect(await dominant(100)).toBe('blue')
  })

  it('as AVIF for browsers that know it: a photo, but no drawing, and nothing that takes long to encode', async () => {
    const type = async (source: Buffer, width: number) => {
      const image = await renderImage(source, { ...webp, type: 'image/avif', width })
      const { format } = await sharp(image!.bytes).metadata()
      expect(image!.type).toBe(format === 'heif' ? 'image/avif' : `image/${format}`)
      expect(findImageType(image!.bytes)).toBe(image!.type)
      return image!.type
    }
    expect(await type(await photo(2000, 1000), 1200)).toBe('image/avif')
    expect(await type(await photo(2000, 1000), 2000)).toBe('image/webp')
    expect(await type(await photo(1200, 800, 'png'), 640)).toBe('image/webp')
  })

  it('smaller for a lower quality, and as JPEG for browsers without WebP support', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251))
    const source = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer()
    const highQuality = await renderImage(source, { ...webp, quality: 85 })
    const lowQuality = await renderImage(source, { ...webp, quality: 60 })
    expect(lowQuality!.bytes.length).toBeLessThan(highQuality!.bytes.length)
    expect(await renderSize(source, { type: 'image/jpeg' })).toMatchObject({ format: 'jpeg', type: 'image/jpeg' })
  })

  it('as it is, if it is a drawing that a resize would make larger', async () => {
    const letters =
      '<svg viewBox="0 0 800 100"><text y="80" font-size="90" font-weight="700">Harbour Motor Group</text></svg>'
    const logo = await sharp(Buffer.from(letters)).resize(800).png().toBuffer()
    const image = await renderImage(logo, webp)
    expect(await sharp(image!.bytes).metadata()).toMatchObject({ width: 800, format: 'webp' })
    const resized = await sharp(logo).resize(640).webp({ quality: 75 }).toBuffer()
    expect(image!.bytes.length).toBeLessThan(resized.length)
  })

  it('upright, without EXIF data', async () => {
    const source = await sharp(await photo(800, 400))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const image = await renderSize(source, { width: 640 })
    expect(image).toMatchObject({ width: 400, height: 800 })
    expect(image?.exif).toBeUndefined()
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['a broken head', '\xff\xd8\xffbroken'],
  ])('not from %s', async (_, text) => {
    expect(await renderSize(Buffer.from(text, 'latin1'))).toBeNull()
  })
})

describe('[SITE-19] a preview of a picture', () => {
  const whole = { crop: null, focus: null }

  it('is a small AVIF in the shape of the picture, or of its crop', async () => {
    const preview = await renderPreview(await photo(1200, 800), whole)
    expect(preview!.length).toBeLessThan(2000)
    expect(await sharp(preview!).metadata()).toMatchObject({ width: 400, height: 267, format: 'webp' })
    const square = await renderPreview(await photo(1200, 800), { crop: '1:1', focus: { x: 10, y: 50 } })
    expect(await sharp(square!).metadata()).toMatchObject({ width: 400, height: 400 })
  })

  it('is not made of what is small, is no photo, or has transparent parts, behind which it would stay in view', async () => {
    expect(await renderPreview(await photo(399, 300), whole)).toBeNull()
    expect(await renderPreview(Buffer.from('<svg/>'), whole)).toBeNull()
    const transparent = sharp({ create: { width: 800, height: 600, channels: 4, background: '#88442200' } })
    expect(await renderPreview(await transparent.png().toBuffer(), whole)).toBeNull()
  })

  it('is not made if it would take more than two kilobytes', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const coarse = sharp({ create: { width: 40, height: 160, channels: 3, background: '#000', noise } })
    const detailed = sharp(await coarse.png().toBuffer()).resize(400, 1600, { kernel: 'nearest' })
    expect(await renderPreview(await detailed.jpeg().toBuffer(), whole)).toBeNull()
  })
})
