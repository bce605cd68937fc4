import { FUZZ_ACCOUNTS, sendAllFuzzed } from '../../tests/fuzz/support/sendAllFuzzed'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'

interface FuzzBenchOptions {
  /** URL of a running server with the demo */
  base: string
  seed: number
  count: number
  onProgress: (line: string) => void
}

const MAX_MS = 200
/** A request over the limit is sent this often: garbage collection or a job beside it takes its time too. */
const ATTEMPTS = 3
/** Endpoints in the table; progress names all. */
const SLOWEST = 10
/** Requests that progress names. */
const SLOWEST_REQUESTS = 40
/** One request at a time: the time of a response, without waiting for others. */
const CONCURRENCY = 1

/** Measures the responses to the fuzzer's requests, valid and invalid, of strangers and of staff, by endpoint. */
export async function benchFuzz({ base, seed, count, onProgress }: FuzzBenchOptions): Promise<BenchRow[]> {
  const timesByEndpoint = new Map<string, number[]>()
  let overEachTime = 0
  const slow: { ms: number; line: string }[] = []
  const sent = await sendAllFuzzed({
    ...{ port: Number(new URL(base).port), seed, count, concurrency: CONCURRENCY },
    onResponse: async ({ endpoint, method, host, path, account }, { ms, status }, index, sendAgain) => {
      let best = ms
      for (let attempt = 1; best > MAX_MS && attempt < ATTEMPTS; attempt += 1)
        best = Math.min(best, (await sendAgain()).ms)
      if (best > MAX_MS) overEachTime += 1
      if (ms > MAX_MS)
        slow.push({
          ms,
          line: `${Math.round(ms)} ms, #${index}, ${status}: ${method} ${host}${path.slice(0, 150)} as ${FUZZ_ACCOUNTS[account] ?? 'a stranger'}, at best ${Math.round(best)} ms`,
        })
      timesByEndpoint.set(endpoint, [...(timesByEndpoint.get(endpoint) ?? []), ms])
      if ((index + 1) % 1000 === 0) onProgress(`${index + 1} requests`)
    },
  })
  slow.sort((first, second) => second.ms - first.ms)
  for (const { line } of slow.slice(0, SLOWEST_REQUESTS)) onProgress(line)
  const times = [...timesByEndpoint.values()].flat()
  const endpoints = [...timesByEndpoint]
    .map(([endpoint, of]) => ({ endpoint, of, p95: percentile(of, 0.95) }))
    .sort((first, second) => second.p95 - first.p95)
  for (const { endpoint, of } of endpoints) onProgress(`${endpoint}: ${describeTimes(of)}`)
  const overLimit = times.filter((ms) => ms > MAX_MS).length
  return [
    figure(`${sent.toLocaleString('en-AU')} requests of seed ${seed}, p50`, percentile(times, 0.5), 'ms'),
    figure('All requests, p95', percentile(times, 0.95), 'ms'),
    figureWithMax('All requests, p99', percentile(times, 0.99), 'ms', MAX_MS),
    figure(`Requests over ${MAX_MS} ms`, (overLimit / times.length) * 100, '%'),
    figureWithMax(`Requests over ${MAX_MS} ms each of ${ATTEMPTS} times`, overEachTime, '', 0),
    ...endpoints
      .slice(0, SLOWEST)
      .map(({ endpoint, of }) => figure(`${endpoint}: p50 / p95 / max`, describeTimes(of), 'ms')),
  ]
}

const describeTimes = (times: readonly number[]) =>
  [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(Math.round).join(' / ')
