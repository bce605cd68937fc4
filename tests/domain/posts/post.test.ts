import { describe, expect, test } from 'vitest'
import { readingMinutes, relatedPosts, visiblePosts } from '../../../src/domain/posts/post'

describe('[SITE-15] posts of the blog', () => {
  const posts = [
    { publishedAt: '2026-11-01T00:00:00Z', category: 'Towing' },
    { publishedAt: '2026-12-01T00:00:00Z', category: 'Packing' },
  ]

  test('are visible from their publication date', () => {
    expect(visiblePosts(posts, new Date('2026-11-15T00:00:00Z'))).toEqual([posts[0]])
    expect(visiblePosts(posts, new Date('2026-12-01T00:00:00Z'))).toHaveLength(2)
  })

  test('are filtered by topic, in any case', () => {
    expect(visiblePosts(posts, new Date('2027-01-01T00:00:00Z'), ' towing ')).toEqual([posts[0]])
  })

  test.each([
    [10, 1],
    [660, 3],
  ])('of %i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))

  test('list others of their category first, then the rest in order', () => {
    const towing = (id: number) => ({ id, category: 'Towing' })
    const packing = (id: number) => ({ id, category: 'Packing' })
    const list = [packing(1), towing(2), towing(3), packing(4), towing(5)]
    expect(relatedPosts(towing(3), list, 3).map(({ id }) => id)).toEqual([2, 5, 1])
  })
})
