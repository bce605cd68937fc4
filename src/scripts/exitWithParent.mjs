// @ts-check
// Preloaded into Node processes that childProcesses.mjs starts. Their file descriptor 3 is a pipe from the starter, which
// the system closes however the starter ends, so that a starter killed outright leaves nothing running behind it.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Preloads are inherited by forks, whose descriptor 3 is something else; only the process that was started is watched.
if (isMainThread && process.env.FORECOURT_STARTED_BY === String(process.ppid)) {
  delete process.env.FORECOURT_STARTED_BY
  const lifeline = new Socket({ fd: 3, readable: true, writable: false })
  lifeline.on('error', () => {})
  lifeline.on('close', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 5000).unref()
  })
  lifeline.resume()
  lifeline.unref()
}
