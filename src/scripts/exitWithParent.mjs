// @ts-check
// Preloaded into processes started by childProcesses.mjs. File descriptor 3 is a pipe from the parent, which the system closes
// when the parent ends, so that a killed parent leaves no children running.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Forks inherit preloads with a different descriptor 3, so only the direct child watches the pipe.
if (isMainThread && process.env.FORECOURT_STARTED_BY === String(process.ppid)) {
  delete process.env.FORECOURT_STARTED_BY
  const parentPipe = new Socket({ fd: 3, readable: true, writable: false })
  parentPipe.on('error', () => {})
  parentPipe.on('close', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 5000).unref()
  })
  parentPipe.resume()
  parentPipe.unref()
}
