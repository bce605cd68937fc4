// `npm run bench [-- --only index,feeds,pages,publish] [-- --write] [-- --base http://localhost:3000]`
// Measures what the product promises and prints it beside the promise. The pages and publishing are measured against a running
// demo (`npm start`); everything else brings what it needs. `--write` puts the table into README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../project.mjs'
import { type BenchRow, tableOf } from './benchRow'

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
    repeats: { type: 'string', default: '50' },
  },
})
const base = values.base.replace(/\/$/, '')
const tell = (line: string) => process.stderr.write(`  ${line}\n`)

const PARTS: Record<string, Part> = {
  index: {
    title: 'Stock index',
    run: async () => {
      const { benchStockIndex } = await import('./stockIndexBench')
      return benchStockIndex({ sizes: values.sizes.split(',').map(Number), tell })
    },
  },
  feeds: {
    title: 'Feeds',
    run: async () => (await import('./feeds')).benchFeeds(),
  },
  pages: {
    title: 'Pages, first visit on a phone',
    run: async () => (await import('./pagesBench')).benchPages({ base, tell }),
  },
  publish: {
    title: 'Publishing',
    run: async () => (await import('./publishBench')).benchPublish({ base, repeats: Number(values.repeats) }),
  },
}

const chosen = values.only?.split(',').map((name) => name.trim()) ?? Object.keys(PARTS)
const unknown = chosen.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const tables: string[] = []
let missed = 0
for (const name of chosen) {
  const part = PARTS[name] as Part
  process.stderr.write(`${part.title}\n`)
  const rows = await part.run()
  missed += rows.filter(({ ok }) => ok === false).length
  const table = tableOf(part.title, rows)
  tables.push(table)
  console.log(`\n${table}\n`)
}
if (values.write) writeTables(tables)
if (missed > 0) console.error(`${missed} ${missed === 1 ? 'target is' : 'targets are'} missed.`)
process.exit(missed > 0 ? 1 : 0)

/** Puts the tables between the README's markers, in place of the earlier ones. */
function writeTables(measured: readonly string[]): void {
  const file = resolve(projectRoot, 'README.md')
  const [begin, end] = ['<!-- bench -->', '<!-- /bench -->']
  const readme = readFileSync(file, 'utf8')
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${begin} … ${end}`)
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || 'processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB`
  const text = `${begin}\n\nMeasured on ${machine}, by \`npm run bench -- --write\`.\n\n${measured.join('\n\n')}\n\n${end}`
  writeFileSync(file, readme.slice(0, from) + text + readme.slice(to + end.length))
}
