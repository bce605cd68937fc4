import sax from 'sax'
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

/** Maximum nesting of elements; no stock system comes close. */
export const MAX_DEPTH = 50

export const TOO_DEEP_MESSAGE = `The feed has elements more than ${MAX_DEPTH} deep.`

export const DTD_MESSAGE =
  'The feed has a document type (<!DOCTYPE or <!ENTITY), which is not allowed for security reasons. Remove it.'

/**
 * Streams the vehicles of an XML feed, each an element at `path`. Its descendants become cells named by their path:
 * `<price><amount>` is "price/amount", an attribute is "price@currency", and repeated elements are a list. Document types
 * are rejected, so no entity is ever expanded. A feed that ends early is marked as truncated.
 * @param path element names from the root down, "feed/vehicles/vehicle"
 */
export async function* readXml(
  text: AsyncIterable<string>,
  path: string,
  notes: ReadNotes,
): AsyncGenerator<FeedRecord> {
  const reader = new XmlReader(path.split('/'), notes)
  for await (const chunk of text) yield* reader.write(chunk)
  yield* reader.end()
}

class XmlReader {
  private readonly parser = sax.parser(true, { position: true, trim: false, normalize: false })
  private readonly stack: string[] = []
  private vehicle: VehicleCells | null = null
  private ready: FeedRecord[] = []
  private count = 0

  constructor(
    private readonly path: readonly string[],
    private readonly notes: ReadNotes,
  ) {
    const { parser } = this
    parser.ondoctype = () => this.fail(new FeedError(DTD_MESSAGE))
    parser.onopentag = (tag) => this.open(tag as sax.Tag)
    parser.onclosetag = () => this.close()
    parser.ontext = (chunk) => this.vehicle?.text(chunk)
    parser.oncdata = (chunk) => this.vehicle?.text(chunk)
    parser.onerror = (error) => this.fail(error)
  }

  write(chunk: string): FeedRecord[] {
    try {
      if (chunk !== '') this.parser.write(chunk)
    } catch (error) {
      throw toFeedError(error, this.parser.line)
    }
    return this.takeRecords()
  }

  end(): FeedRecord[] {
    if (this.stack.length > 0) {
      this.notes.truncated = true
      this.notes.warnings.push(TRUNCATED_MESSAGE)
    } else {
      try {
        this.parser.close()
      } catch (error) {
        throw toFeedError(error, this.parser.line)
      }
    }
    if (this.count === 0)
      throw new FeedError(
        `No vehicles found: there is no element at ${this.path.join('/')}. Check the path under "Format options".`,
      )
    return this.takeRecords()
  }

  private takeRecords(): FeedRecord[] {
    const records = this.ready
    this.ready = []
    return records
  }

  private open({ name, attributes }: sax.Tag): void {
    this.stack.push(name)
    if (this.stack.length > MAX_DEPTH) this.fail(new FeedError(TOO_DEEP_MESSAGE))
    if (this.vehicle) this.vehicle.open(name, attributes)
    else if (this.stack.length === this.path.length && this.path.every((step, at) => step === this.stack[at]))
      this.vehicle = new VehicleCells(this.parser.line + 1, attributes)
  }

  private close(): void {
    if (this.vehicle && this.stack.length === this.path.length) {
      const record = this.vehicle.record()
      addColumns(this.notes, Object.keys(record.fields))
      this.ready.push(record)
      this.count += 1
      this.vehicle = null
    } else this.vehicle?.close()
    this.stack.pop()
  }

  /** Ends the reading: sax would go on and look for every follow-up error. */
  private fail(error: unknown): never {
    throw error
  }
}

/** Collects one vehicle's cells within the limits. */
class VehicleCells {
  private readonly fields: Record<string, FeedCell> = Object.create(null)
  /** names of the open elements from the vehicle down, by their paths */
  private readonly paths: string[] = []
  private readonly texts: string[] = ['']
  private size = 0
  private cells = 0
  private problem: FeedRecord['problem']

  constructor(
    private readonly line: number,
    attributes: sax.Tag['attributes'],
  ) {
    for (const [name, value] of Object.entries(attributes)) this.add(`@${name}`, value)
  }

  open(name: string, attributes: sax.Tag['attributes']): void {
    const parent = this.paths.at(-1)
    // Cut where it is longer than any name that is read.
    const path = (parent === undefined ? name : `${parent}/${name}`).slice(0, MAX_COLUMN_NAME_LENGTH + 1)
    this.paths.push(path)
    this.texts.push('')
    for (const [attribute, value] of Object.entries(attributes)) this.add(`${path}@${attribute}`, value)
  }

  text(chunk: string): void {
    if (this.problem) return
    this.size += chunk.length
    if (this.size > MAX_RECORD_LENGTH) this.problem = tooLongProblem(this.paths[0] ?? 'row')
    else this.texts[this.texts.length - 1] += chunk
  }

  close(): void {
    const text = this.texts.pop()!.trim()
    const path = this.paths.pop()!
    if (text !== '') this.add(path, text)
  }

  record(): FeedRecord {
    return { line: this.line, fields: { ...this.fields }, ...(this.problem ? { problem: this.problem } : {}) }
  }

  private add(name: string, value: string): void {
    this.cells += 1
    if (this.cells > MAX_CELLS) this.problem ??= TOO_MANY_CELLS_PROBLEM
    if (name.length > MAX_COLUMN_NAME_LENGTH) return
    if (value.length > MAX_CELL_LENGTH) this.problem ??= tooLongProblem(name)
    if (this.problem?.field === name || this.cells > MAX_CELLS) return
    const existing = this.fields[name]
    if (existing === undefined) this.fields[name] = value
    else if (Array.isArray(existing)) existing.push(value)
    else this.fields[name] = [existing, value]
  }
}

function toFeedError(error: unknown, line: number): unknown {
  if (error instanceof FeedError) return error
  const first = error instanceof Error ? error.message.split('\n')[0] : String(error)
  if (/doctype/i.test(first ?? '')) return new FeedError(DTD_MESSAGE)
  return new FeedError(`The feed is not well-formed XML near line ${line + 1}: ${first}.`)
}
