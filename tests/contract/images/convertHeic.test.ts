import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { convertHeic, HeicError } from '../../../src/server/pictures/convertHeic'

const photo = readFileSync(resolve(import.meta.dirname, '../../support/photo.heic'))

/** The photo with other dimensions in its header. */
function withSize(width: number, height: number): Buffer {
  const changed = Buffer.from(photo)
  // The first are those of the tile that it is made of.
  const at = changed.lastIndexOf('ispe') + 8
  changed.writeUInt32BE(width, at)
  changed.writeUInt32BE(height, at + 4)
  return changed
}

test('a HEIC photo becomes a JPEG of its size', async () => {
  const { format, width, height } = await sharp(await convertHeic(photo)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 64, 48])
})

test('a photo that says it is larger than 60 million pixels is refused by its header', async () => {
  await expect(convertHeic(withSize(9000, 9000))).rejects.toThrow('The photo has more than 60 million pixels.')
})

test('what is cut off is refused', async () => {
  await expect(convertHeic(photo.subarray(0, photo.length - 200))).rejects.toThrow(HeicError)
})

test('one photo is read at a time, three wait, and further ones are refused at once', async () => {
  // Nothing that is decoded: only the queue matters.
  const large = withSize(9000, 9000)
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => convertHeic(large)))
  const errors = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.name)
  expect(errors).toEqual([...Array(4).fill('HeicError'), ...Array(3).fill('TooBusyError')])
})
