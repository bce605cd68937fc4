import child_process from 'node:child_process'
import crypto from 'node:crypto'
import fs, { readFileSync } from 'node:fs'
import { join } from 'node:path'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { findUsed, root, sourceFiles } from '../support/importGraph'

/** Packages that read or draw whole documents without a pause. */
const HEAVY_PACKAGES = [
  ...['@react-pdf/renderer', 'csv-parse', 'csv-parse/sync', 'sax', 'heic-decode'],
  ...['xml2js', 'fast-xml-parser', 'papaparse', 'jszip', 'exceljs', 'pdfkit', 'pdf-lib'],
]

/** What the web server and the worker start with. */
const SERVERS = [
  ...sourceFiles('src/app', 'src/services', 'src/worker'),
  ...['src/proxy.ts', 'src/instrumentation.ts', 'payload.config.ts', 'src/server/productionServer.mjs'],
  'src/scripts/worker.ts',
]

/** Functions of Node that hold the event loop until they are done. */
const BLOCKING = new Set(
  [fs, zlib, crypto, child_process].flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Sync'))),
)

/** Called once, before a server listens. */
const AT_START = new Set(['src/server/productionServer.mjs readFileSync'])

/** Every file that runs in some processes, from the files that these begin with. */
function findReachable(starts: readonly string[]): Set<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const used of findUsed(file).files) if (/\.(tsx?|mjs)$/.test(used)) reached.add(used)
  return reached
}

const serverFiles = [...findReachable(SERVERS)]
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('what holds the event loop for long runs in processes of its own only', () => {
  const found = serverFiles.flatMap((file) =>
    findUsed(file)
      .packages.filter((name) => HEAVY_PACKAGES.includes(name))
      .map((name) => `${file} imports ${name}. Run it by processTask in src/server/taskProcesses/processTask.ts`),
  )
  expect(found).toEqual([])
  expect(serverFiles.length).toBeGreaterThan(1000)
})

test('servers compress, hash, read files and start processes without holding the event loop', () => {
  const found = serverFiles.flatMap((file) =>
    [...read(file).matchAll(/\b(\w+Sync)\(/g)]
      .map(([, name]) => name!)
      .filter((name) => BLOCKING.has(name) && !AT_START.has(`${file} ${name}`))
      .map((name) => `${file} calls ${name}`),
  )
  expect(found).toEqual([])
})

const TASKS = serverFiles.flatMap((file) =>
  [...read(file).matchAll(/\bprocessTask<typeof import\('([^']+)'\)\.(\w+)>\(\{([^}]*)\}/g)].map(
    ([, specifier, type, options]) => ({
      file,
      specifier,
      type,
      module: /module: '([^']+)'/.exec(options!)?.[1] ?? '',
      name: /function: '([^']+)'/.exec(options!)?.[1],
    }),
  ),
)

test('there is work in such processes', () => {
  expect(TASKS.map(({ name }) => name)).toEqual(expect.arrayContaining(['renderBrochure', 'previewFeed', 'decodeHeic']))
})

test.each(TASKS)('$module exports $name, and needs neither Next nor its bundles', async ({ module, name, type }) => {
  expect(name).toBe(type)
  expect(read(module)).toMatch(new RegExp(`export (async )?function ${name}\\b`))
  const outside = [...findReachable([module])].flatMap((file) =>
    findUsed(file)
      .packages.filter((used) => /^(next|server-only|@payload-config)\b/.test(used))
      .map((used) => `${file} imports ${used}`),
  )
  expect(outside).toEqual([])
})
