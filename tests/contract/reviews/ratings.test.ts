import { describe, expect, it } from 'vitest'
import { embeddedRatings } from '../../../src/providers/ratings/embedded'
import { httpRatings } from '../../../src/providers/ratings/http'
import { jsonService } from '../../support/jsonService'

describe('[REV-05] ratings from a service', () => {
  const service = async (response: unknown, status = 200) => {
    const { received, url } = await jsonService(response, status)
    return { received, ratings: httpRatings({ url: `${url}/v1`, key: 'k1' }) }
  }
  const getRating = async (response: unknown, status = 200) => (await service(response, status)).ratings.getRating('a')

  it('requests the organisation, with its key', async () => {
    const { received, ratings } = await service({ rating: 4.6, stars: 4.5 })
    expect(await ratings.getRating('harbour-21')).toEqual({ rating: 4.6, stars: 4.5 })
    expect(received[0]!.url.pathname + received[0]!.url.search).toBe('/v1?orgId=harbour-21')
    expect(received[0]!.headers.get('authorization')).toBe('Bearer k1')
  })

  it('accepts numbers as text, and treats 404 as no rating', async () => {
    expect(await getRating({ rating: '4.6', stars: '4' })).toEqual({ rating: 4.6, stars: 4 })
    expect(await getRating({}, 404)).toBeNull()
  })

  it.each([
    [{ rating: 46, stars: 4 }, 200],
    [{ stars: 4 }, 200],
    [{ rating: 4, stars: 4 }, 500],
  ])('rejects %j with status %d', async (response, status) => {
    await expect(getRating(response, status)).rejects.toThrow()
  })
})

describe('[REV-05] ratings from stored reviews', () => {
  const ratings = (averageRating: number | null) =>
    embeddedRatings(async () => (averageRating === null ? null : { count: 10, averageRating }))

  it.each([
    [4.6, 4.6],
    [4.3, 4],
    [5, 5],
  ])('[REV-04] %d shows %d stars', async (average, stars) => {
    expect(await ratings(average).getRating('any')).toEqual({ rating: average, stars })
  })

  it('null without reviews', async () => {
    expect(await ratings(null).getRating('any')).toBeNull()
  })
})
