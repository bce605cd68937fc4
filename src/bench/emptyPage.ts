import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { resolveNodeModule, runNode, startNode } from '../scripts/childProcesses.mjs'
import { projectRoot } from '../scripts/project.mjs'

const FILES = {
  'package.json': '{ "private": true }',
  // Next would find those of this repository.
  'next.config.mjs': 'export default {}\n',
  'postcss.config.mjs': 'export default { plugins: {} }\n',
  'app/layout.tsx': `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.tsx': `export default function Page() {
  return <h1>Hello</h1>
}
`,
}

/** Builds and starts a Next project with one static page, the size of the framework. Returns its URL. */
export async function startEmptyPage(onProgress: (line: string) => void): Promise<{ url: string; stop: () => void }> {
  const folder = join(projectRoot, '.data/bench-empty-page')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text)
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  const next = resolveNodeModule('next/dist/bin/next')
  onProgress('Building an empty page')
  await runNode([next, 'build', '--webpack', folder], { name: 'next build', env: { NEXT_TELEMETRY_DISABLED: '1' } })
  const port = await getPort({ host: '127.0.0.1' })
  const server = startNode([next, 'start', folder, '--port', String(port)], { name: 'next start' })
  const url = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop: () => server.stop() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The empty page did not start')
}
