import { expect, it } from 'vitest'
import { explainFileContent, explainFileType, explainLeftOut } from '../../src/domain/fileTypes'

it('says what to do with files that are not taken', () => {
  expect(explainFileType({ name: 'plan.psd', mimetype: 'application/octet-stream' })).toContain('Export it as')
  expect(explainFileType({ name: 'logo', mimetype: 'image/svg+xml' })).toContain('PNG or WebP')
  expect(explainFileType({ name: 'a.mov', mimetype: 'video/quicktime' })).toContain('YouTube')
  expect(explainFileType({ name: 'car.jpg', mimetype: 'image/jpeg' })).toBeNull()
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it('says that a file is no photo or PDF, and what is taken', () => {
  expect(explainFileContent('notes.jpg', bytes('Call Sam about the ute.'))).toBe(
    'notes.jpg is no photo or PDF, whatever its name says. Photos are taken as JPEG, PNG, WebP, AVIF or HEIC, brochures as PDF.',
  )
  expect(explainFileContent('notes.txt', bytes(''))).toMatch(/^notes\.txt is no photo or PDF\. /)
  expect(explainFileContent('moving.gif', bytes('GIF89a'))).toContain('JPEG, PNG')
})

it.each([
  ['JPEG', '\xFF\xD8\xFF\xE0'],
  ['PNG', '\x89PNG\r\n\x1A\n'],
  ['WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['AVIF', '\x00\x00\x00\x1Cftypavif'],
  ['HEIC', '\x00\x00\x00\x1Cftypheic'],
  ['PDF', '%PDF-1.7'],
])('takes the content of a %s file', (_, content) => {
  expect(explainFileContent('any.bin', bytes(content))).toBeNull()
})

it('says why Bulk Upload leaves a file out', () => {
  for (const type of ['image/jpeg', 'image/heic', 'application/pdf'])
    expect(explainLeftOut({ name: 'a', mimetype: type })).toBeNull()
  expect(explainLeftOut({ name: 'logo.svg', mimetype: 'image/svg+xml' })).toContain('SVG files can contain scripts')
  expect(explainLeftOut({ name: 'IMG_1.HEIC', mimetype: '' })).toContain('Create New')
  expect(explainLeftOut({ name: 'notes.txt', mimetype: 'text/plain' })).toMatch(/^Photos are taken as JPEG/)
})
