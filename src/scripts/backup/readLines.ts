import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file, one at a time. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const input = createReadStream(path, 'utf8')
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield line
  } finally {
    input.destroy()
  }
}
