// `npm run bench [-- --only index,alerts,relevance,places,feeds,reports,scale,pages,phone,interactions,tags,editor,server,publish,disk,fuzz] [-- --write] [-- --base http://localhost:3000]`
// Measures the product and compares each figure with its target, and with the table of docs/speed.md. Ends with 1 if one misses its target or is worse. All but `index`, `alerts`, `relevance`, `places`, `feeds`, `reports` and `scale` need a server with the demo, started
// from this folder (`npm start`). `--scale 1000,1000,100000,1000000` sets the dealers, the cars of each, the cars of
// the largest, and the enquiries of `scale`; `--keep FOLDER` keeps its database there for the next run. `--seed 1 --requests 1000` sets the requests of `fuzz`, `--urls 20000`
// the unknown URLs of `disk`, `--events 50000000` the events a year of `reports`. `--peer name=URL` adds another site's page to `phone` and `server`, with `{price}` in it a search. `--write` updates the tables of
// the measured parts in docs/speed.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { projectRoot } from '../scripts/project.mjs'
import { type BenchRow, formatTable } from './benchRow'
import { measureFreshMemory } from './freshMemory'
import { findRegressions } from './regressions'
import { replaceTables } from './speedTables'

interface Part {
  title: string
  run: () => Promise<BenchRow[]>
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    base: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` },
    sizes: { type: 'string', default: '1000,10000,100000' },
    scale: { type: 'string', default: '1000,1000,100000,1000000' },
    keep: { type: 'string' },
    repeats: { type: 'string', default: '50' },
    seed: { type: 'string', default: '20261123' },
    requests: { type: 'string', default: '10000' },
    urls: { type: 'string', default: '1000' },
    events: { type: 'string', default: '50000000' },
    peer: { type: 'string', multiple: true, default: [] },
  },
})
const base = values.base.replace(/\/$/, '')
const peers = Object.fromEntries(values.peer.map((peer) => peer.split(/=(.*)/s).slice(0, 2)))
const onProgress = (line: string) => process.stderr.write(`  ${line}\n`)

/** The judged searches are about the demo dealers' cars, so the part lives beside the demo's tests. */
async function importRelevanceBench(): Promise<{
  benchRelevance(onProgress: (line: string) => void): Promise<BenchRow[]>
}> {
  const file = resolve(projectRoot, 'tests/demo/relevance/relevanceBench.ts')
  return import(pathToFileURL(file).href)
}

const PARTS: Record<string, Part> = {
  index: {
    title: 'Stock index',
    run: async () => {
      const { benchStockIndex } = await import('./stockIndexBench')
      return benchStockIndex({ sizes: values.sizes.split(',').map(Number), onProgress })
    },
  },
  alerts: {
    title: 'Saved searches and alerts',
    run: async () => (await import('./alertsBench')).benchAlerts({ onProgress }),
  },
  relevance: {
    title: 'Typed searches',
    run: async () => (await importRelevanceBench()).benchRelevance(onProgress),
  },
  places: {
    title: 'Postcodes and typed places',
    run: async () => (await import('./placesBench')).benchPlaces({ onProgress }),
  },
  feeds: {
    title: 'Feeds',
    run: async () => (await import('./feeds')).benchFeeds(),
  },
  reports: {
    title: 'Reports',
    run: async () => (await import('./reportsBench')).benchReports({ eventsAYear: Number(values.events), onProgress }),
  },
  scale: {
    title: 'One database, many dealers',
    run: async () => {
      const [dealers, cars, largest, leads] = values.scale.split(',').map(Number) as [number, number, number, number]
      return (await import('./scaleBench')).benchScale({
        size: { dealers, cars, largest, leads },
        keepIn: values.keep,
        onProgress,
      })
    },
  },
  pages: {
    title: 'Pages, first visit on a phone',
    run: async () => (await import('./pagesBench')).benchPages({ base, onProgress }),
  },
  phone: {
    title: 'Pages, first visit on a slow phone, times against an empty page',
    run: async () => (await import('./phoneBench')).benchPhone({ base, peers, onProgress }),
  },
  interactions: {
    title: 'Interactions with the processor slowed 4 times',
    run: async () => (await import('./interactionsBench')).benchInteractions({ base, onProgress }),
  },
  tags: {
    title: 'Marketing tags on a slow phone',
    run: async () => (await import('./tagsBench')).benchTags({ base, onProgress }),
  },
  editor: {
    title: 'Page editor',
    run: async () => (await import('./editorBench')).benchEditor({ base, onProgress }),
  },
  server: {
    title: 'One server',
    run: async () => (await import('./serverBench')).benchServer({ base, peers, onProgress }),
  },
  publish: {
    title: 'Publishing',
    run: async () => (await import('./publishBench')).benchPublish({ base, repeats: Number(values.repeats) }),
  },
  disk: {
    title: 'Unknown URLs',
    run: async () => {
      const distFolder = resolve(projectRoot, process.env.NEXT_DIST_DIR || '.next')
      return (await import('./diskBench')).benchDisk({ base, distFolder, urls: Number(values.urls) })
    },
  },
  fuzz: {
    title: 'Requests of the fuzzer, one at a time',
    run: async () =>
      (await import('./fuzzBench')).benchFuzz({
        ...{ base, onProgress },
        ...{ seed: Number(values.seed), count: Number(values.requests) },
      }),
  },
}

const parts = values.only?.split(',').map((name) => name.trim()) ?? Object.keys(PARTS)
const unknown = parts.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Use ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const file = resolve(projectRoot, 'docs/speed.md')
const page = readFileSync(file, 'utf8')
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || 'processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB`
const source = `Measured on ${machine}, by \`npm run bench -- --write\`.`
// Tells whether times of a browser can be compared with those of another run.
process.stderr.write(`A page of fresh memory takes ${measureFreshMemory().toPrecision(2)} µs on this machine.\n`)
const measured = new Map<string, string>()
const regressions: string[] = []
let missed = 0
for (const name of parts) {
  const part = PARTS[name] as Part
  process.stderr.write(`${part.title}\n`)
  const rows = await part.run()
  missed += rows.filter(({ ok }) => ok === false).length
  regressions.push(...findRegressions(rows, { page, title: part.title, isSameMachine: page.includes(source) }))
  const table = formatTable(part.title, rows)
  measured.set(part.title, table)
  console.log(`\n${table}\n`)
}
if (values.write) {
  const titles = Object.values(PARTS).map(({ title }) => title)
  writeFileSync(file, replaceTables(page, { measured, titles, source }))
}
for (const regression of regressions) console.error(`Worse than in docs/speed.md: ${regression}`)
if (missed > 0) console.error(`${missed} ${missed === 1 ? 'target' : 'targets'} missed.`)
process.exit(missed + regressions.length > 0 ? 1 : 0)
