import { describe, expect, it } from 'vitest'
import { drawMap, fitLabels, hasNumberedPins, MAP_WIDTHS, type MapTown } from '../../../src/domain/locations/mapDrawing'
import { mapTowns } from '../../../src/domain/locations/mapTowns'
import { MAX_MAP_ZOOM } from '../../../src/domain/locations/mapZoom'
import { mainLocalities } from '../../../src/providers/geocoding/mainLocalities'

const sydney = { lat: -33.8688, lng: 151.2093 }
const newcastle = { lat: -32.9283, lng: 151.7817 }
const dubbo = { lat: -32.2569, lng: 148.6011 }
const towns: MapTown[] = mapTowns(mainLocalities())

describe('[LOC-07] a static map', () => {
  it('contains every pin with a margin, in order', () => {
    const map = drawMap({ pins: [sydney, newcastle, dubbo] }, towns)!
    expect(map.pins.map(({ number }) => number)).toEqual([1, 2, 3])
    for (const { x, y } of map.pins) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(map.width - 40)
      expect(y).toBeGreaterThan(44)
      expect(y).toBeLessThan(map.height - 20)
    }
    const [first, second, third] = map.pins
    expect(second!.y).toBeLessThan(first!.y)
    expect(third!.x).toBeLessThan(first!.x)
  })

  it('numbers pins if there are fewer than ten', () => {
    expect([1, 9, 10].map(hasNumberedPins)).toEqual([true, true, false])
    const ten = Array.from({ length: 10 }, (_, index) => ({ lat: sydney.lat, lng: sydney.lng - index / 10 }))
    expect(drawMap({ pins: ten }, towns)!.pins.every(({ number }) => number === null)).toBe(true)
  })

  it('is 600 to 850 pixels wide', () => {
    expect(MAP_WIDTHS).toEqual({ min: 600, max: 850 })
    expect([100, 700, 2000].map((width) => drawMap({ pins: [sydney], width }, towns)!.width)).toEqual([600, 700, 850])
  })

  it('never zooms closer than 15', () => {
    expect(MAX_MAP_ZOOM).toBe(15)
    expect(fitLabels([sydney], 800, 600).zoom).toBeLessThanOrEqual(MAX_MAP_ZOOM)
    expect(fitLabels([sydney, newcastle], 800, 600).zoom).toBeLessThan(fitLabels([sydney], 800, 600).zoom)
  })

  it('has the coast if visible, and only land otherwise', () => {
    const coastal = drawMap({ pins: [newcastle] }, towns)!
    const inland = drawMap({ pins: [{ lat: -25, lng: 133 }] }, towns)!
    expect(coastal.land.length).toBeGreaterThan(200)
    expect(inland.land).toMatch(/^M[^L]+(L[^L]+){3,7}Z$/)
    // the sea east of Newcastle is not land
    expect(drawMap({ pins: [{ lat: -33, lng: 165 }] }, towns)!.land).toBe('')
  })

  it('has a grid of horizontal and vertical lines, also for all of Australia', () => {
    const perth = { lat: -31.95, lng: 115.86 }
    const darwin = { lat: -12.46, lng: 130.84 }
    const { grid } = drawMap({ pins: [sydney, perth, darwin] }, towns)!
    const lines = grid
      .split('M')
      .slice(1)
      .map((line) => line.split('L').map((point) => point.split(',').map(Number)))
    expect(lines.length).toBeGreaterThan(8)
    for (const points of lines) {
      const [x, y] = points[0]!
      expect(points.every((point) => point[0] === x) || points.every((point) => point[1] === y)).toBe(true)
    }
  })

  it('has town names that overlap neither each other nor a pin', () => {
    const map = drawMap({ pins: [sydney, newcastle] }, towns)!
    expect(map.towns.length).toBeGreaterThan(4)
    for (const [index, town] of map.towns.entries()) {
      for (const other of map.towns.slice(index + 1)) {
        expect(Math.abs(town.y - other.y) > 15 || Math.abs(town.x - other.x) > 40).toBe(true)
      }
    }
  })

  it('draws the search radius to scale', () => {
    const map = drawMap({ pins: [sydney], from: { ...newcastle, radiusKm: 100 } }, towns)!
    expect(map.from!.radius! / 100).toBeCloseTo(map.scale.width / map.scale.km, 1)
    const apart = Math.hypot(map.from!.x - map.pins[0]!.x, map.from!.y - map.pins[0]!.y)
    // 117 km as the crow flies
    expect((apart / map.scale.width) * map.scale.km).toBeCloseTo(117, -1)
  })

  it('without locations is null', () => {
    expect(drawMap({ pins: [] }, towns)).toBeNull()
  })
})
