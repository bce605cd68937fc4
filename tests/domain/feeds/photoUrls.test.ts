import { describe, expect, it } from 'vitest'
import { splitPhotoUrls } from '../../../src/domain/feeds/photoUrls'

describe('the photos of an override', () => {
  it('are separated as in a feed, in their order', () => {
    expect(splitPhotoUrls('/a.webp|https://cdn.example.com/b.jpg')).toEqual([
      '/a.webp',
      'https://cdn.example.com/b.jpg',
    ])
    expect(splitPhotoUrls('/a,1.webp, /b.webp\n/c.webp')).toEqual(['/a,1.webp', '/b.webp', '/c.webp'])
  })

  it.each([null, '', '$18,990', 'White'])('are none in what is no list of them: %s', (value) => {
    expect(splitPhotoUrls(value)).toEqual([])
  })
})
