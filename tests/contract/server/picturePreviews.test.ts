import { describe, expect, it } from 'vitest'
import { createPicturePreviews } from '../../../src/server/picturePreviews.mjs'

const PREVIEW = 'data:image/avif;base64,AAAA'
const addPreview = createPicturePreviews(async (query) =>
  query.get('src') === '/api/media/file/hero.webp' ? PREVIEW : null,
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
    expect(await addPreview(page())).toContain(`<img style="background-image:url(${PREVIEW})" sizes="100vw"`)
  })

  it('keeps what stays in view of it', async () => {
    expect(await addPreview(page({ image: ' style="object-position:30% 40%"' }))).toContain(
      ` style="background-image:url(${PREVIEW});object-position:30% 40%"`,
    )
  })

  it.each([
    ['of a photo host, for which no page waits', { src: 'https://photos.test/1.jpg' }],
    ['that has one already', { image: ' style="background-image:url(data:image/webp;base64,AA)"' }],
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
