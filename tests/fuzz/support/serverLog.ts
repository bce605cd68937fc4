import { open } from 'node:fs/promises'

/** What held the server's event loop, as its log says afterwards. */
export interface LoggedHold {
  requestId: string
  /** milliseconds of the processor: other processes of the machine do not count */
  ms: number
}

/** Reads the holds that a server has logged since the last time. */
export function createHoldReader(path: string) {
  let position = 0
  let rest = ''
  return async (): Promise<LoggedHold[]> => {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const bytes = Buffer.alloc(Math.max(0, size - position))
      await file.read(bytes, 0, bytes.length, position)
      position = size
      const lines = (rest + bytes.toString('utf8')).split('\n')
      rest = lines.pop() ?? ''
      return lines.flatMap(parseHold)
    } finally {
      await file.close()
    }
  }
}

function parseHold(line: string): LoggedHold[] {
  if (!line.includes('"The event loop was held"')) return []
  const { requestId = '', ms, cpuMs } = JSON.parse(line) as { requestId?: string; ms: number; cpuMs: number }
  return [{ requestId, ms: Math.min(ms, cpuMs) }]
}
