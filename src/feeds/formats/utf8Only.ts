import { Transform } from 'node:stream'
import { FeedError } from '../feedError'

/** Passes text on and stops with a `FeedError` at the first byte that is not UTF-8, wherever chunks happen to break. */
export function utf8Only(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (chunk: Buffer | undefined, last: boolean) => {
    try {
      return decoder.decode(chunk, { stream: !last })
    } catch {
      throw new FeedError('The feed is not UTF-8 text. Save or export it as UTF-8 and send it again.')
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, decode(chunk, false))
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        done(null, decode(undefined, true))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
