import { describe, expect, it } from 'vitest'
import { readImageQuestion } from '../../src/domain/images'
import { imageAddress } from '../../src/ui/imageLoader'

const read = (query: string) => readImageQuestion(new URLSearchParams(query))
const source = (src: string) => read(`src=${encodeURIComponent(src)}&w=640`)

describe('[SITE-19] what is asked of a picture', () => {
  it('is its width, a quality of 75 unless said, and its shape where asked', () => {
    expect(read('src=/stock-photos/ute.webp&w=640')).toEqual({
      source: { kind: 'path', path: '/stock-photos/ute.webp' },
      width: 640,
      quality: 75,
      crop: null,
    })
    expect(read('src=/api/media/file/a%20b.webp&w=256&q=60&crop=3:2')).toMatchObject({
      source: { path: '/api/media/file/a b.webp' },
      width: 256,
      quality: 60,
      crop: '3:2',
    })
  })

  it('is what the pages’ own addresses say', () => {
    const address = imageAddress({ src: 'https://photos.example.com/a.jpg?v=1&x=2', width: 828, quality: 85 }, '3:2')
    const question = read(address.slice(address.indexOf('?')))
    expect(question).toMatchObject({ width: 828, quality: 85, crop: '3:2' })
    expect('source' in question && question.source.kind === 'remote' && question.source.url.href).toBe(
      'https://photos.example.com/a.jpg?v=1&x=2',
    )
  })

  it('names the field that is wrong and how to mend it', () => {
    expect(read('src=/stock-photos/a.webp&w=641&q=76&crop=5:1')).toEqual({
      errors: [
        { field: 'w', message: expect.stringContaining('640') },
        { field: 'q', message: expect.stringContaining('75') },
        { field: 'crop', message: expect.stringContaining('3:2') },
      ],
    })
    expect(read('')).toMatchObject({ errors: [{ field: 'src' }, { field: 'w' }] })
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
  ])('refuses %s', (src) => {
    expect(source(src)).toMatchObject({ errors: [{ field: 'src' }] })
  })
})
