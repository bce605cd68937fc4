import { describe, expect, it } from 'vitest'
import { embeddedRatings } from '../../../src/providers/ratings/embedded'
import { httpRatings } from '../../../src/providers/ratings/http'

describe('[REV-05] ratings by a service', () => {
  const service = (answer: unknown, status = 200) => {
    const asked: { url: URL; headers: Headers }[] = []
    const send = (async (url: URL, init: RequestInit) => {
      asked.push({ url, headers: new Headers(init.headers) })
      return Response.json(answer, { status })
    }) as unknown as typeof fetch
    return { asked, ratings: httpRatings({ url: 'https://ratings.test/v1', key: 'k1', fetch: send }) }
  }

  it('asks for the organisation, with its key', async () => {
    const { asked, ratings } = service({ rating: 4.6, stars: 4.5 })
    expect(await ratings.ratingOf('harbour-21')).toEqual({ rating: 4.6, stars: 4.5 })
    expect(asked[0]!.url.href).toBe('https://ratings.test/v1?orgId=harbour-21')
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer k1')
  })

  it('takes figures that are written as text, and 404 for no rating', async () => {
    expect(await service({ rating: '4.6', stars: '4' }).ratings.ratingOf('a')).toEqual({ rating: 4.6, stars: 4 })
    expect(await service({}, 404).ratings.ratingOf('a')).toBeNull()
  })

  it.each([
    [{ rating: 46, stars: 4 }, 200],
    [{ stars: 4 }, 200],
    [{ rating: 4, stars: 4 }, 500],
  ])('refuses %j with status %d', async (answer, status) => {
    await expect(service(answer, status).ratings.ratingOf('a')).rejects.toThrow()
  })
})

describe('[REV-05] ratings of the reviews kept here', () => {
  const ratings = (averageRating: number | null) =>
    embeddedRatings(async () => (averageRating === null ? null : { count: 10, averageRating }))

  it.each([
    [4.6, 4.6],
    [4.3, 4],
    [5, 5],
  ])('[REV-04] %d draws %d stars', async (average, stars) => {
    expect(await ratings(average).ratingOf('any')).toEqual({ rating: average, stars })
  })

  it('none without reviews', async () => {
    expect(await ratings(null).ratingOf('any')).toBeNull()
  })
})
