import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from '../../../src/scripts/fingerprint.mjs'

let folder: string
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const current = () => fingerprint(folder, ['src', 'settings.json'])

describe('a fingerprint', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-fingerprint-'))
    write('src/a.ts', 'one')
    write('src/deep/b.ts', 'two')
    write('settings.json', '{}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('ignores times and files that it does not name', () => {
    const before = current()
    utimesSync(join(folder, 'src/a.ts'), new Date(0), new Date(0))
    write('elsewhere.ts', 'three')
    write('src/node_modules/package/index.js', 'installed')
    expect(current()).toBe(before)
  })

  test.each([
    ['a changed file', () => write('src/deep/b.ts', 'too')],
    ['a new file', () => write('src/c.ts', '')],
    ['a removed file', () => rmSync(join(folder, 'src/a.ts'))],
    ['a named file that goes', () => rmSync(join(folder, 'settings.json'))],
    [
      'a renamed file',
      () => {
        rmSync(join(folder, 'src/a.ts'))
        write('src/z.ts', 'one')
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = current()
    change()
    expect(current()).not.toBe(before)
  })

  test('changes when text moves from one file to the next', () => {
    write('src/a.ts', 'onetwo')
    write('src/deep/b.ts', '')
    const moved = current()
    write('src/a.ts', 'one')
    write('src/deep/b.ts', 'two')
    expect(current()).not.toBe(moved)
  })

  test('ignores excluded files, and includes the salt', () => {
    const ignore = (path: string) => path.startsWith('src/deep/')
    const before = fingerprint(folder, ['src'], { ignore })
    write('src/deep/b.ts', 'changed')
    expect(fingerprint(folder, ['src'], { ignore })).toBe(before)
    expect(fingerprint(folder, ['src'], { ignore, salt: 'v22' })).not.toBe(before)
  })
})
