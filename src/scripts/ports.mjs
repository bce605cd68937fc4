// @ts-check
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { getCommand } from './processes.mjs'

/** Whether `port` is free on all addresses. @param {number} port */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', undefined]) if (!(await canListen(port, host))) return false
  return true
}

/** @param {number} port @param {string | undefined} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error.code === 'EACCES' ? new Error(`This account cannot use port ${port}.`) : error)
    })
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/**
 * The process that listens on a port, if this account can see it.
 * @param {number} port
 * @returns {{ pid: number, command: string } | undefined}
 */
export function findPortOwner(port) {
  try {
    return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port)
  } catch {
    return undefined
  }
}

/** @param {number} port */
function ownerFromProc(port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = new Set()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const columns = line.trim().split(/\s+/)
      // Column 1 is the local address, 3 the state (0A listens), 9 the socket's inode.
      if (columns[1]?.endsWith(`:${wanted}`) && columns[3] === '0A') inodes.add(`socket:[${columns[9]}]`)
    }
  }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isOwner = readdirSync(`/proc/${pid}/fd`).some((fd) => inodes.has(readLink(`/proc/${pid}/fd/${fd}`)))
      if (isOwner) return { pid: Number(pid), command: getCommand(Number(pid)) }
    } catch {
      // Owned by another account, or exited meanwhile.
    }
  }
  return undefined
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** @param {number} port */
function ownerFromLsof(port) {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const pid = /^p(\d+)$/m.exec(output)?.[1]
  return pid ? { pid: Number(pid), command: /^c(.+)$/m.exec(output)?.[1] ?? '' } : undefined
}
