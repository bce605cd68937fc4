import { describe, expect, it } from 'vitest'
import { readFocalPoint, withFocalPoint } from '../../src/domain/focalPoint'
import { jpegPath, parseImageRequest } from '../../src/domain/images'
import { toEmailPicture } from '../../src/domain/leads/emailPicture'
import { imageUrl, pictureSources } from '../../src/ui/media/pictureSources'

const parse = (query: string) => parseImageRequest(new URLSearchParams(query))
const parseSource = (src: string) => parse(`src=${encodeURIComponent(src)}&w=640`)

describe('[SITE-19] an image request', () => {
  it('has a width, a quality of 75 by default, and an optional crop', () => {
    expect(parse('src=/stock-photos/ute.webp&w=640')).toEqual({
      source: { kind: 'path', path: '/stock-photos/ute.webp' },
      width: 640,
      quality: 75,
      crop: null,
    })
    expect(parse('src=/api/media/file/a%20b.webp&w=256&q=60&crop=3:2')).toMatchObject({
      source: { path: '/api/media/file/a b.webp' },
      width: 256,
      quality: 60,
      crop: '3:2',
    })
  })

  it('is the same as in the pages’ own addresses', () => {
    const address = imageUrl({ src: 'https://photos.example.com/a.jpg?v=1&x=2', width: 828, quality: 85 }, '3:2')
    const question = parse(address.slice(address.indexOf('?')))
    expect(question).toMatchObject({ width: 828, quality: 85, crop: '3:2' })
    expect('source' in question && question.source.kind === 'remote' && question.source.url.href).toBe(
      'https://photos.example.com/a.jpg?v=1&x=2',
    )
  })

  it('names the invalid field and the fix', () => {
    expect(parse('src=/stock-photos/a.webp&w=641&q=76&crop=5:1')).toEqual({
      errors: [
        { field: 'w', message: expect.stringContaining('640') },
        { field: 'q', message: expect.stringContaining('75') },
        { field: 'crop', message: expect.stringContaining('3:2') },
      ],
    })
    expect(parse('')).toMatchObject({ errors: [{ field: 'src' }, { field: 'w' }] })
  })

  it.each([
    '/etc/passwd',
    '/stock-photos/../secrets.json',
    '/stock-photos/%2e%2e/secrets.json',
    '/stock-photos/..%2f..%2fsecrets.json',
    '/stock-photos\\..\\secrets.json',
    '/api/media/file/..%5csecrets.json',
    '//evil.example/stock-photos/a.webp',
    'http://photos.example.com/a.jpg',
    'https://user:pass@photos.example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    `https://photos.example.com/${'a'.repeat(2100)}`,
  ])('rejects %s', (src) => {
    expect(parseSource(src)).toMatchObject({ errors: [{ field: 'src' }] })
  })
})

describe('[SITE-19] the focal point of a picture', () => {
  const url = '/api/media/file/yard.jpg'

  it('is in its address unless it is the centre, and each size has it', () => {
    expect(withFocalPoint(url, null, null)).toBe(url)
    expect(withFocalPoint(url, 50, 50)).toBe(url)
    const focused = withFocalPoint(url, 20.4, 100)
    expect(focused).toBe(`${url}?focus=20-100`)
    expect(readFocalPoint(focused)).toEqual({ x: 20, y: 100 })
    const address = imageUrl({ src: focused, width: 640 }, '1:1')
    expect(parse(address.slice(address.indexOf('?')))).toMatchObject({
      source: { path: url, focus: { x: 20, y: 100 } },
    })
  })

  it('is the centre if the address has none that is valid', () => {
    for (const query of ['', '?focus=101-3', '?focus=1', '?focus=-1-3', '?focus=1-2-3'])
      expect(readFocalPoint(url + query), query).toBeNull()
    expect(parseSource(`${url}?focus=101-3`)).toMatchObject({ source: { path: url } })
  })
})

describe('[SITE-19] the widths in srcset', () => {
  const src = '/stock-photos/ute.webp'
  const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))

  it('are those of screens where the image spans the window', () => {
    const { srcSet, sizes } = pictureSources({ src })
    expect(widthsOf(srcSet)).toEqual([640, 828, 1200, 2048, 3840])
    expect(sizes).toBe('100vw')
  })

  it('start at its smallest share of the smallest screen', () => {
    expect(widthsOf(pictureSources({ src, sizes: '(min-width: 64rem) 25vw, 100vw' }).srcSet)[0]).toBe(256)
    expect(widthsOf(pictureSources({ src, sizes: '(min-width: 64rem) 50vw, 100vw' }).srcSet)[0]).toBe(384)
  })

  it('end with twice its largest share of a screen', () => {
    const sizes = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw'
    expect(widthsOf(pictureSources({ src, sizes }).srcSet)).toEqual([384, 640, 828, 1200])
    expect(widthsOf(pictureSources({ src, sizes: '(min-width: 64rem) 50vw, 100vw' }).srcSet).at(-1)).toBe(2048)
    expect(widthsOf(pictureSources({ src, sizes: '(orientation: landscape) 50vw, 100vw' }).srcSet).at(-1)).toBe(3840)
    expect(widthsOf(pictureSources({ src, sizes: 'calc(50vw - 1rem)' }).srcSet).at(-1)).toBe(3840)
  })

  it('end with its largest size on a dense screen', () => {
    expect(widthsOf(pictureSources({ src, sizes: '12rem' }).srcSet)).toEqual([256, 384, 640])
    expect(widthsOf(pictureSources({ src, sizes: '(min-width: 64rem) 220px, 80px' }).srcSet)).toEqual([
      96, 128, 256, 384, 640, 828,
    ])
  })

  it('are its fixed size once and twice, and every address is valid', () => {
    const { srcSet = '' } = pictureSources({ src, width: 120, quality: 60, crop: '3:2' })
    const addresses = srcSet.split(', ').map((each) => each.split(' '))
    expect(addresses.map(([, density]) => density)).toEqual(['1x', '2x'])
    for (const [address = ''] of addresses)
      expect(parse(address.slice(address.indexOf('?')))).toMatchObject({ quality: 60, crop: '3:2' })
    expect(srcSet).toContain('w=128')
    expect(srcSet).toContain('w=256')
  })

  it('are omitted for SVG', () => {
    expect(pictureSources({ src: '/forecourt/image-not-found.svg', sizes: '50vw' })).toEqual({
      src: '/forecourt/image-not-found.svg',
    })
  })
})

describe('[SITE-19] a picture in an email', () => {
  const email = (url: string | null) => toEmailPicture('https://dealer.test', url, 'A ute', 'wide')
  const jpeg = (src: string) => ({ url: `https://dealer.test${jpegPath(src, 1080, '3:2')}`, alt: 'A ute' })

  it('is a JPEG of this server, which every mail program shows', () => {
    expect(jpegPath('/stock-photos/ute.webp', 1080, '3:2')).toContain('format=jpeg')
    expect(email('/stock-photos/ute.webp')).toEqual(jpeg('/stock-photos/ute.webp'))
    expect(email('https://dealer.test/api/media/file/a.webp')).toEqual(jpeg('/api/media/file/a.webp'))
    expect(email('https://photos.example.com/a.jpg?v=1')).toEqual(jpeg('https://photos.example.com/a.jpg?v=1'))
    for (const size of ['wide', 'row'] as const) {
      const url = toEmailPicture('https://dealer.test', '/stock-photos/ute.webp', 'A ute', size)!.url
      expect(parse(url.slice(url.indexOf('?')))).toMatchObject({ source: { kind: 'path' } })
    }
  })

  it('keeps the address of what this server does not resize, and is none without an address', () => {
    expect(email('http://photos.example.com/a.jpg')?.url).toBe('http://photos.example.com/a.jpg')
    expect(email('/icons/ute.png')?.url).toBe('https://dealer.test/icons/ute.png')
    expect(email(null)).toBeNull()
    expect(email('https://')).toBeNull()
  })
})
