import type { FeedFormat } from '../../domain/feeds/feedOptions'
import { FeedError } from '../feedError'
import { DTD_MESSAGE } from './xml'

export type KnownFormat = Exclude<FeedFormat, 'auto'>

/** Detects a feed's format from its first characters. @throws {FeedError} if it is no feed or not the requested format */
export function detectFormat(head: string, requested: FeedFormat = 'auto'): KnownFormat {
  const start = head.replace(/^[\s\uFEFF\0]+/, '')
  if (start === '') throw new FeedError('The feed is empty.')
  const first = start.slice(skipProlog(start))
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(first))
    throw new FeedError('This is a web page, not a feed. Check the URL.')
  if (/^<!(doctype|entity)\b/i.test(first)) throw new FeedError(DTD_MESSAGE)
  const detected = /^</.test(start) ? 'xml' : /^[{[]/.test(start) ? 'json' : 'csv'
  if (requested === 'auto' || requested === detected) return detected
  if (requested === 'csv' && detected === 'json') return 'csv'
  const names = { csv: 'CSV', xml: 'XML', json: 'JSON' }
  throw new FeedError(
    `The feed is ${names[detected]}, not ${names[requested]}. Choose the right format under "Format options".`,
  )
}

/** Where a document begins, after spaces, processing instructions and comments. The length of the text if it ends in one of them. */
function skipProlog(text: string): number {
  const spaces = /\s*/y
  for (let at = 0; ; ) {
    spaces.lastIndex = at
    spaces.test(text)
    at = spaces.lastIndex
    const end = text.startsWith('<?', at) ? '>' : text.startsWith('<!--', at) ? '-->' : null
    if (end === null) return at
    const found = text.indexOf(end, at + (end === '>' ? 2 : 4))
    if (found === -1) return text.length
    at = found + end.length
  }
}
