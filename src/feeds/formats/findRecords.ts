import sax from 'sax'
import { FeedError } from '../feedError'
import { MAX_DEPTH, TOO_DEEP_MESSAGE } from './xml'

/** Faults of a feed's first characters after which no more of them are read; reading the feed reports them. */
const MAX_ERRORS = 100

const PATH_HELP = 'Set the vehicle path under "Format options".'

/**
 * Finds the path of an XML feed's vehicles in its first characters: the element below the root with the most distinct child
 * elements and attributes, since vehicles have the most in any stock feed. A tie goes to the one found first.
 */
export function findXmlRecords(head: string): string {
  const insides = new Map<string, Set<string>>()
  const stack: string[] = []
  let errors = 0
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    errors += 1
    if (errors > MAX_ERRORS) throw error
    parser.error = null as never
  }
  parser.onopentag = ({ name, attributes }) => {
    if (stack.length >= MAX_DEPTH) throw new FeedError(TOO_DEEP_MESSAGE)
    insides.get(stack.join('/'))?.add(name)
    stack.push(name)
    const path = stack.join('/')
    const inside = insides.get(path) ?? new Set()
    for (const attribute of Object.keys(attributes)) inside.add(`@${attribute}`)
    insides.set(path, inside)
  }
  parser.onclosetag = () => {
    stack.pop()
  }
  try {
    parser.write(head)
  } catch (error) {
    if (error instanceof FeedError) throw error
  }
  let best: { path: string; kinds: number } | null = null
  for (const [path, { size }] of insides)
    if (path.includes('/') && size > (best?.kinds ?? 1)) best = { path, kinds: size }
  if (best === null) throw new FeedError(`The feed has no element that looks like a vehicle. ${PATH_HELP}`)
  return best.path
}

/**
 * Finds the path of a JSON feed's vehicles in its first characters: "" if the file is an array or has one object per line,
 * otherwise the first array of objects.
 */
export function findJsonRecords(head: string): string {
  const start = head.replace(/^[\s\uFEFF]+/, '')
  if (start.startsWith('[') || isOneObjectALine(start)) return ''
  const keys: (string | null)[] = []
  let name = ''
  const tokens = /"((?:[^"\\]|\\[\s\S]?)*)(?:"|$)|[{}[\]:]/g
  for (const [token, text] of start.matchAll(tokens)) {
    if (text !== undefined) name = text
    else if (token === ':') keys[keys.length - 1] = name
    else if (token === '{') {
      // An object directly inside an array: this array is the one.
      if (keys.at(-1) === LIST) return keys.slice(0, -1).join('/')
      keys.push(null)
    } else if (token === '[') keys.push(LIST)
    else keys.pop()
  }
  throw new FeedError(`No list of vehicles found. ${PATH_HELP}`)
}

/** Marks an array level; a JSON key cannot contain this character unescaped. */
const LIST = '\n'

function isOneObjectALine(start: string): boolean {
  const [first = '', second = ''] = start.split(/\r?\n/, 2)
  if (!second.trimStart().startsWith('{')) return false
  try {
    return typeof JSON.parse(first) === 'object'
  } catch {
    return false
  }
}
