import { FeedError } from '../feedError'
import {
  addColumns,
  type FeedCell,
  type FeedRecord,
  MAX_CELL_LENGTH,
  MAX_CELLS,
  MAX_COLUMN_NAME_LENGTH,
  MAX_RECORD_LENGTH,
  type ReadNotes,
  TOO_MANY_CELLS_PROBLEM,
  TRUNCATED_MESSAGE,
  tooLongProblem,
} from './feedRecord'
import { JsonScanner, type ScannedValue } from './jsonScanner'

/** Levels below a vehicle whose values become cells. */
const MAX_CELL_DEPTH = 6

/**
 * Streams the vehicles of a JSON feed: the objects of the array at `path` ("data/vehicles"; empty if the array is the whole
 * file), or one object per line (NDJSON). Nested values become cells named by their path ("price/amount"); arrays of strings
 * stay lists; an object or an array of objects is also a cell of JSON. A feed that ends early is marked as truncated.
 */
export async function* readJson(
  text: AsyncIterable<string>,
  path: string,
  notes: ReadNotes,
): AsyncGenerator<FeedRecord> {
  const scanner = new JsonScanner(path === '' ? [] : path.split('/'), MAX_RECORD_LENGTH)
  let count = 0
  const read = (value: ScannedValue): FeedRecord => {
    count += 1
    const record = toRecord(value)
    addColumns(notes, Object.keys(record.fields))
    return record
  }
  for await (const chunk of text) for (const value of scanner.write(chunk)) yield read(value)
  if (scanner.end()) {
    notes.truncated = true
    notes.warnings.push(TRUNCATED_MESSAGE)
  }
  if (count === 0 && !notes.truncated)
    throw new FeedError(
      path === ''
        ? 'No vehicles found: the list is empty, or the file is not a list.'
        : `No vehicles found: there is no list at ${path}, or it is empty. Check the path under "Format options".`,
    )
}

function toRecord({ line, text }: ScannedValue): FeedRecord {
  if (text === null) return { line, fields: {}, problem: tooLongProblem('row') }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { line, fields: {}, problem: { field: 'row', reason: 'is not valid JSON' } }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, fields: {}, problem: { field: 'row', reason: 'is not a JSON object' } }
  const fields: Record<string, FeedCell> = Object.create(null)
  flatten(value, '', fields, 0)
  if (Object.keys(fields).length > MAX_CELLS) return { line, fields: {}, problem: TOO_MANY_CELLS_PROBLEM }
  for (const [name, cell] of Object.entries(fields)) {
    if (
      typeof cell === 'string' ? cell.length <= MAX_CELL_LENGTH : cell.every((item) => item.length <= MAX_CELL_LENGTH)
    )
      continue
    return { line, fields: { ...fields, [name]: '' }, problem: tooLongProblem(name) }
  }
  return { line, fields: { ...fields } }
}

/** Adds an object's values to `fields`, named by their path. */
function flatten(object: object, prefix: string, fields: Record<string, FeedCell>, depth: number): void {
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    const name = `${prefix}${key}`
    if (name.length > MAX_COLUMN_NAME_LENGTH) continue
    if (value === null || value === undefined) fields[name] = ''
    else if (Array.isArray(value)) flattenList(value, name, fields, depth)
    else if (typeof value === 'object') {
      fields[name] = JSON.stringify(value)
      if (depth < MAX_CELL_DEPTH) flatten(value, `${name}/`, fields, depth + 1)
    } else fields[name] = String(value)
  }
}

function flattenList(list: readonly unknown[], name: string, fields: Record<string, FeedCell>, depth: number): void {
  const objects = list.filter(
    (item): item is object => typeof item === 'object' && item !== null && !Array.isArray(item),
  )
  if (objects.length === 0) {
    fields[name] = list
      .filter((item) => item !== null)
      .map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
    return
  }
  fields[name] = JSON.stringify(list)
  if (depth >= MAX_CELL_DEPTH) return
  const lists = new Map<string, string[]>()
  for (const object of objects) {
    const inner: Record<string, FeedCell> = Object.create(null)
    flatten(object, `${name}/`, inner, depth + 1)
    for (const [path, cell] of Object.entries(inner)) {
      const items = lists.get(path) ?? [...asList(fields[path])]
      for (const item of asList(cell)) items.push(item)
      lists.set(path, items)
    }
  }
  for (const [path, items] of lists) fields[path] = items
}

const asList = (cell: FeedCell | undefined) => (cell === undefined ? [] : typeof cell === 'string' ? [cell] : cell)
