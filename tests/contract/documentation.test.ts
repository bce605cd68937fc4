import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEED_FIELDS } from '../../src/domain/feeds/feedRow'
import { EXCLUDED_TABLES } from '../../src/scripts/backup/excludedTables'
import { formatStartMessage } from '../../src/scripts/demoTable.mjs'
import { VARIABLES } from '../../src/server/environment'
import { sourceFiles } from '../support/importGraph'

const root = resolve(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(resolve(root, file), 'utf8')
const pages = documentationPages()
const documentation = pages.map((file) => ({ file, text: readText(file) }))

describe('the documentation', () => {
  test('explains every environment variable, and only existing ones', () => {
    const rows = parseTables('docs/configuration.md', 'Environment variables')
    expect(findCodes(rows.map(([name]) => name)).sort()).toEqual(Object.keys(VARIABLES).sort())
  })

  test('explains every column of a feed, and only existing ones', () => {
    const rows = parseTables('docs/feeds.md', 'Columns')
    expect(findCodes(rows.map(([name]) => name)).sort()).toEqual([...FEED_FIELDS].sort())
  })

  test('names only existing commands', () => {
    const scripts = Object.keys(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts)
    const missing = documentation.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !scripts.includes(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('names only existing files', () => {
    const missing = documentation.flatMap(({ file, text }) =>
      findPaths(file, text)
        .filter((path) => !existsSync(resolve(root, path)) && !path.includes('promoBanner') && !isDemo(path))
        .map((path) => `${file}: ${path}`),
    )
    expect(documentation.flatMap(({ file, text }) => findPaths(file, text)).length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  test('names only existing functions', () => {
    const references = documentation.flatMap(({ file, text }) =>
      [...text.matchAll(/`(\w+)` in\s+`([^`]+\.(?:ts|tsx|mjs))`/g)].map(([, name, path]) => ({
        file,
        name: name!,
        path: path!,
      })),
    )
    expect(references.length).toBeGreaterThan(20)
    const missing = references.filter(({ name, path }) => !new RegExp(`\\b${name}\\b`).test(readText(path)))
    expect(missing).toEqual([])
  })

  test('lists every decision', () => {
    const listed = readText('docs/decisions/README.md')
    const files = pages.filter((file) => /^docs\/decisions\/(?!README)/.test(file))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !listed.includes(`(${basename(file)})`))).toEqual([])
  })

  test('lists the tables that a backup leaves out', () => {
    const rows = parseTables('docs/decisions/backup-by-copy.md', 'Left out')
    expect(findCodes(rows.map(([name]) => name)).sort()).toEqual(Object.keys(EXCLUDED_TABLES).sort())
  })

  test('explains every feature that code and tests name', () => {
    const rows = [...readText('docs/features.md').matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)].map(([, id]) => id!)
    const groups = [...new Set(rows.map((id) => id.split('-')[0]))]
    const pattern = new RegExp(`\\b(?:${groups.join('|')})-\\d\\d\\b|(?<=\\[)[A-Z]{2,5}-\\d\\d(?=\\])`, 'g')
    const sources = sourceFiles('src', 'blocks', 'collections', 'seed', 'tests')
    const references = new Set(sources.flatMap((file) => readText(file).match(pattern) ?? []))
    expect(references.size).toBeGreaterThan(100)
    expect(new Set(rows).size).toBe(rows.length)
    expect([...references].filter((id) => !rows.includes(id)).sort()).toEqual([])
  })

  test('lists the demo’s addresses and logins', () => {
    const printed = formatStartMessage(3000, true).match(/http:\/\/\S+|\S+@\S+\.test/g) ?? []
    expect(printed.length).toBeGreaterThan(10)
    const readme = readText('README.md')
    expect(printed.filter((name) => !readme.includes(name))).toEqual([])
  })
})

/** Variables that docker-compose.yml sets itself, or that apply only without containers. */
const SET_BY_COMPOSE = ['DATABASE_URL', 'FORECOURT_DATA', 'FORECOURT_DEMO', 'NEXT_DIST_DIR']

test('docker-compose.yml passes on every environment variable that it does not set', () => {
  const compose = readFileSync(resolve(root, 'docker-compose.yml'), 'utf8')
  const passedOn = new Set([...compose.matchAll(/^\s+([A-Z][A-Z_0-9]+): /gm)].map(([, name]) => name))
  const expected = Object.keys(VARIABLES).filter((name) => !SET_BY_COMPOSE.includes(name) && name !== 'PORT')
  expect(expected.filter((name) => !passedOn.has(name))).toEqual([])
})

test('docker-compose.yml passes on to the workers what they read', () => {
  const compose = readFileSync(resolve(root, 'docker-compose.yml'), 'utf8')
  const shared = /^x-environment:.*\n(?: .*\n)+/m.exec(compose)![0]
  const worker = /^ {2}worker:.*\n(?: {4}.*\n|\n)+/m.exec(compose)![0]
  const passedOn = new Set([...(shared + worker).matchAll(/^\s+([A-Z][A-Z_0-9]+): /gm)].map(([, name]) => name))
  const source = readFileSync(resolve(root, 'src/worker/runWorker.ts'), 'utf8')
  const read = [...(/interface WorkerEnvironment \{[^}]*/.exec(source)?.[0] ?? '').matchAll(/^ {2}([A-Z_0-9]+)\??:/gm)]
  const names = read.map(([, name]) => name!).filter((name) => !SET_BY_COMPOSE.includes(name) && name !== 'PORT')
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !passedOn.has(name))).toEqual([])
})

/** True below a missing folder of the demo. */
function isDemo(path: string): boolean {
  return ['seed', 'tests/demo', 'tests/e2e'].some(
    (folder) => path.startsWith(`${folder}/`) && !existsSync(resolve(root, folder)),
  )
}

/** README, CONTRIBUTING and every page of docs, as paths from the root. */
function documentationPages(): string[] {
  const docs = readdirSync(resolve(root, 'docs'), { recursive: true })
    .map((file) => `docs/${file}`.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
  return ['README.md', 'CONTRIBUTING.md', ...docs.sort()]
}

/** Finds a page's links and the files and folders that it names in backticks, as paths from the root. */
function findPaths(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) =>
    relative(root, resolve(root, dirname(file), path!)),
  )
  const paths = [...text.matchAll(/`((?:src|tests|blocks|collections|seed|docs|public)\/[^`\s{}*]+)`/g)].map(
    ([, path]) => path!,
  )
  return [...links, ...paths]
}

/** Parses the tables below a heading of a page; returns their cells without the header rows. */
function parseTables(file: string, heading: string): string[][] {
  const section =
    readText(file)
      .split(/^## /m)
      .find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter(
      (line, position, lines) =>
        line.startsWith('|') && !line.startsWith('|-') && !lines[position + 1]?.startsWith('|-'),
    )
    .map((line) => line.split('|').slice(1, -1))
}

/** Finds the text in backticks. */
function findCodes(texts: (string | undefined)[]): string[] {
  return texts.flatMap((text) => [...(text ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!))
}
