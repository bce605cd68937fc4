import { describe, expect, it } from 'vitest'
import { bestHotspotFrame, hotspotsOn, parseHotspots, validateHotspots } from '../../../src/domain/car/hotspots'
import { parseVideoUrl } from '../../../src/domain/car/videoEmbed'

const tow = {
  id: 'tow',
  title: 'Tow bar',
  description: 'Rated to 3,500 kg.',
  anchors: [
    { frame: 16, x: 0.2, y: 0.6 },
    { frame: 18, x: 0.5, y: 0.7 },
  ],
}

describe('[GAL-05] hotspots', () => {
  it('are at their anchor on the visible frame', () => {
    const { exterior } = parseHotspots({ exterior: [tow] })
    expect(hotspotsOn(exterior, 18)).toEqual([
      { id: 'tow', title: 'Tow bar', description: 'Rated to 3,500 kg.', left: 50, top: 70 },
    ])
    expect(hotspotsOn(exterior, 17)).toEqual([])
  })

  it('open the frame that has them in the middle', () => {
    expect(bestHotspotFrame(tow)).toBe(18)
    expect(bestHotspotFrame({ ...tow, anchors: [] })).toBeNull()
  })

  it('omit invalid hotspots of a feed', () => {
    const read = parseHotspots({
      exterior: [tow, { id: 'x' }, null, { ...tow, id: 7 }, { ...tow, anchors: [{ frame: 1.5, x: 0, y: 0 }] }],
      interior: 'none',
    })
    expect(read.exterior.map(({ id }) => id)).toEqual(['tow', '7'])
    expect(read.interior).toEqual([])
    expect(parseHotspots(null)).toEqual({ exterior: [], interior: [] })
  })

  it.each([
    [[], 'object'],
    [{ exterior: {} }, 'list'],
    [{ interior: [{ ...tow, description: '' }] }, 'interior 1'],
    [{ exterior: [tow, { ...tow, id: 'y', anchors: [{ frame: 0, x: 50, y: 0.5 }] }] }, 'exterior 2'],
    [{ exterior: [tow, tow] }, 'twice'],
  ])('report the error of %j', (hotspots, message) => {
    expect(validateHotspots(hotspots)).toContain(message)
  })

  it('are valid when correct or empty', () => {
    expect([validateHotspots({ exterior: [tow], interior: [tow] }), validateHotspots(null)]).toEqual([null, null])
  })
})

describe('[GAL-03] videos', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', 'youtube', 'embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', 'player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '&h=8272103f6e'],
    ['/stock-photos/video/suv-blue-walkaround.mp4', 'file', '/stock-photos/video/suv-blue-walkaround.mp4'],
  ])('%s plays as %s', (url, kind, src) => {
    const video = parseVideoUrl(url)
    expect(video.kind).toBe(kind)
    expect(video.src).toContain(src)
  })
})
