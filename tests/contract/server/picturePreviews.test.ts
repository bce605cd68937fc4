import { describe, expect, it } from 'vitest'
import { createPicturePreviews } from '../../../src/server/picturePreviews.mjs'

const PREVIEW = 'data:image/webp;base64,AAAA'
const addPreview = createPicturePreviews(async (query) =>
  ['/api/media/file/hero.webp', 'https://photos.test/cached.jpg'].includes(query.get('src') ?? '') ? PREVIEW : null,
)

interface Picture {
  src?: string
  image?: string
}

/** As React writes `Picture` with `priority`. */
const page = ({ src = '/api/media/file/hero.webp', image = '' }: Picture = {}) =>
  `<main><picture class="contents"><source media="(max-width: 30rem)" srcSet="/api/images?src=${src}&amp;w=828&amp;crop=3:2"/>` +
  `<img sizes="100vw" src="/api/images?src=${src}&amp;w=2048" alt="" data-fill="" loading="eager" decoding="sync" fetchPriority="high" class="picture object-cover"${image}/></picture></main>`

describe('the largest picture of a cached page', () => {
  it('has a preview, which is painted with the page', async () => {
    for (const src of ['/api/media/file/hero.webp', 'https://photos.test/cached.jpg'])
      expect(await addPreview(page({ src }))).toContain(`<img style="background-image:url(${PREVIEW})" sizes="100vw"`)
  })

  it('keeps what stays in view of it', async () => {
    expect(await addPreview(page({ image: ' style="object-position:30% 40%"' }))).toContain(
      ` style="background-image:url(${PREVIEW});object-position:30% 40%"`,
    )
  })

  it('is decoded apart, so that the frame with its preview does not wait for it', async () => {
    expect(await addPreview(page())).toContain(' decoding="async" fetchPriority="high"')
  })

  it('is alone in the first frame, as the root element says', async () => {
    const marked = `<html data-loading="" data-first-screen="">${page()}`
    expect(await addPreview(marked)).toContain('<html data-loading="" data-first-screen="preview">')
  })

  it.each([
    ['of a photo host that was not asked yet', { src: 'https://photos.test/1.jpg' }],
    ['without a preview', { src: '/api/media/file/logo.png' }],
  ])('%s stays as it is', async (_, picture) => {
    expect(await addPreview(page(picture))).toBe(page(picture))
  })

  it('stays as it is if the server does not answer, or if it is shown whole', async () => {
    const failing = createPicturePreviews(() => Promise.reject(new Error('late')))
    expect(await failing(page())).toBe(page())
    const whole = page().replace('object-cover', 'object-contain')
    expect(await addPreview(whole)).toBe(whole)
  })
})
