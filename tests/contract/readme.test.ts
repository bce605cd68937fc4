import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { feedRowSchema } from '../../src/feeds/feedRow'
import { startMessage } from '../../src/scripts/demoTable.mjs'
import { VARIABLES } from '../../src/server/environment'

const root = resolve(import.meta.dirname, '../..')
const readme = readFileSync(resolve(root, 'README.md'), 'utf8')

describe('the README', () => {
  test('explains every environment variable, and none that is gone', () => {
    const rows = tableCells('Configuration')
    expect(codesIn(rows.map(([name]) => name)).sort()).toEqual(Object.keys(VARIABLES).sort())
  })

  test('explains every column of a feed, and none that is gone', () => {
    const rows = tableCells('Connect a feed').filter(([name]) => !name?.includes('--'))
    expect(codesIn(rows.map(([name]) => name)).sort()).toEqual(Object.keys(feedRowSchema(new Date()).shape).sort())
  })

  test('names commands that there are', () => {
    const scripts = Object.keys(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts)
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !scripts.includes(name!))).toEqual([])
  })

  test('names files that there are', () => {
    const named = [...readme.matchAll(/`((?:src|tests|blocks|seed)\/[\w/.]+)`|\]\((docs\/[\w.-]+)\)/g)].map(
      ([, path, picture]) => path ?? picture!,
    )
    const missing = named.filter((path) => !existsSync(resolve(root, path)) && !path.includes('promoBanner'))
    expect(missing).toEqual([])
  })

  test('names the demo\u2019s addresses and logins', () => {
    const printed = startMessage(3000, true).match(/http:\/\/\S+|\S+@\S+\.test/g) ?? []
    expect(printed.length).toBeGreaterThan(10)
    expect(printed.filter((name) => !readme.includes(name))).toEqual([])
  })
})

/** What the production shape sets by itself, and what only a machine without containers needs. */
const SET_BY_COMPOSE = ['DATABASE_URL', 'FORECOURT_DATA', 'FORECOURT_DEMO', 'NEXT_DIST_DIR']

test('docker-compose.yml passes on every environment variable that it does not set', () => {
  const compose = readFileSync(resolve(root, 'docker-compose.yml'), 'utf8')
  const passedOn = new Set([...compose.matchAll(/^\s+([A-Z][A-Z_0-9]+): /gm)].map(([, name]) => name))
  const expected = Object.keys(VARIABLES).filter((name) => !SET_BY_COMPOSE.includes(name) && name !== 'PORT')
  expect(expected.filter((name) => !passedOn.has(name))).toEqual([])
})

/** The cells of the tables below a heading, their header rows left out. */
function tableCells(heading: string): string[][] {
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter(
      (line, position, lines) =>
        line.startsWith('|') && !line.startsWith('|-') && !lines[position + 1]?.startsWith('|-'),
    )
    .map((line) => line.split('|').slice(1, -1))
}

/** What stands in backticks. */
function codesIn(texts: (string | undefined)[]): string[] {
  return texts.flatMap((text) => [...(text ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!))
}
