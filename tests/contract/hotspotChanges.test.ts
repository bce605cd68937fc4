import { expect, test } from 'vitest'
import {
  addHotspot,
  moveAnchor,
  parseHotspotDrafts,
  removeHotspot,
  updateHotspot,
} from '../../src/admin/fields/hotspotChanges'
import { validateHotspots } from '../../src/domain/car/hotspots'

test('[GAL-05] clicks set a point on a frame, move it there, and keep its other frames', () => {
  const first = addHotspot([], { frame: 4, x: 0.123456, y: 0.5 })
  const withMore = moveAnchor(first.list, first.id, { frame: 2, x: 0.3, y: 0.4 })
  const moved = moveAnchor(withMore, first.id, { frame: 4, x: 0.9, y: 0.1 })
  expect(moved[0]?.anchors).toEqual([
    { frame: 2, x: 0.3, y: 0.4 },
    { frame: 4, x: 0.9, y: 0.1 },
  ])
  expect(first.list[0]?.anchors).toEqual([{ frame: 4, x: 0.123, y: 0.5 }])
  expect(validateHotspots({ exterior: moved, interior: [] })).toBeNull()
})

test('[GAL-05] a new point gets an unused id', () => {
  const one = addHotspot([], { frame: 0, x: 0, y: 0 })
  const two = addHotspot(one.list, { frame: 0, x: 1, y: 1 })
  const readded = addHotspot(removeHotspot(two.list, one.id), { frame: 0, x: 1, y: 0 })
  expect(readded.list.map(({ id }) => id)).toEqual(['point-2', 'point-3'])
})

test('[GAL-05] a description can be empty while editing, and is required on save', () => {
  const { list, id } = addHotspot([], { frame: 0, x: 0, y: 0 })
  const emptied = { exterior: updateHotspot(list, id, { description: '' }), interior: [] }
  expect(parseHotspotDrafts(emptied)).toEqual(emptied)
  expect(validateHotspots(emptied)).toContain('exterior 1')
  expect(parseHotspotDrafts(null)).toEqual({ exterior: [], interior: [] })
})
