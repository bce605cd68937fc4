import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** A process with the watchdog and a server, of which one request holds the loop by a slow pattern and another by a long loop. */
const PROCESS = `
  import { createServer, get } from 'node:http'
  import { requestContext, pageOf } from './src/providers/httpClient/requestContext.mjs'
  import { setRecorder } from './src/server/telemetry/telemetry.mjs'
  import { watchLoopHolds } from './src/server/loopWatchdog.ts'
  setRecorder({ record: (...values) => console.log(JSON.stringify({ recorded: values })) })
  watchLoopHolds({ thresholdMs: 150 })
  function matchSlowly() {
    const until = Date.now() + 600
    while (Date.now() < until) /^(a+)+$/.test('a'.repeat(18) + '!')
  }
  const server = createServer((request, response) =>
    requestContext.run({ requestId: 'id-of-request', page: pageOf(request), response }, async () => {
      await null
      if (request.url.startsWith('/slow')) matchSlowly()
      response.end()
    }),
  )
  server.listen(0, '127.0.0.1', async () => {
    const ask = (path) => new Promise((done) =>
      get({ port: server.address().port, path, headers: { host: 'dealer.test' } }, (answer) => answer.resume().on('end', done)))
    await ask('/quick')
    await new Promise((done) => setTimeout(done, 500))
    await ask('/slow/unsubscribe?email=ada@shopper.test')
    await new Promise((done) => setTimeout(done, 500))
    process.exit()
  })
`

it('what holds the event loop is named in the log while it does, and measured afterwards', async () => {
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', '--input-type=module', '-e', PROCESS], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(errors).toBe('')
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const of = (msg: string) => lines.filter((line) => line.msg === msg)
  const request = { requestId: 'id-of-request', method: 'GET', host: 'dealer.test', path: '/slow/unsubscribe' }
  expect(of('The event loop is held')).toEqual([
    expect.objectContaining({
      ...{ ...request, level: 'warn', service: 'forecourt', part: 'watchdog' },
      stack: expect.arrayContaining([expect.stringContaining('matchSlowly')]),
    }),
  ])
  expect(of('The event loop was held')).toEqual([
    expect.objectContaining({ ...request, level: 'warn', cpuMs: expect.any(Number) }),
  ])
  expect(Number(of('The event loop was held')[0]?.ms)).toBeGreaterThan(400)
  expect(output).not.toContain('ada@')
  expect(lines.flatMap(({ recorded }) => (recorded ? [recorded] : []))).toEqual([
    ['loopHold', { 'route.kind': 'page' }, expect.any(Number)],
  ])
}, 30_000)
