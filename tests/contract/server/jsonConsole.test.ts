import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const preload = resolve(import.meta.dirname, '../../../src/server/jsonConsole.mjs')

it('output of Next, React and Node is written as JSON lines', () => {
  const script = `
    console.log('\\u001b[1m ▲ Next.js\\u001b[22m\\n- Local: http://localhost')
    console.log('')
    console.error('Failed to load', new Error('out of reach'))
    console.warn('%s of %d', 'one', 2)
    const query = { query: 'insert', params: ['jane@example.com'], cause: new Error('duplicate key') }
    console.error(Object.assign(new Error('Failed query: insert jane@example.com'), query))
    process.emitWarning('It is old.')
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', '--import', preload, '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info', NODE_OPTIONS: '' },
  })
  expect(stderr).toBe('')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['info', '▲ Next.js\n- Local: http://localhost'],
    ['error', 'Failed to load'],
    ['warn', 'one of 2'],
    ['error', 'duplicate key'],
    ['warn', 'It is old.'],
  ])
  expect(stdout).not.toContain('jane@example.com')
  expect(lines[1].err).toMatchObject({ message: 'out of reach', stack: expect.stringContaining('Error: out of reach') })
})
