import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders on the server until all data and code has come; rejects with what a component threw. */
export function renderFully(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write: (part, _, done) => {
        parts.push(Buffer.from(part))
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(sink), onError: reject })
  })
}

/** The visible text of HTML, with single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
