import { FeedError } from '../feedError'

/** Maximum nesting; no stock system comes close. */
const MAX_DEPTH = 64

/** A value of the array, as JSON text. */
export interface ScannedValue {
  /** line on which it begins, the first being 1 */
  line: number
  /** null if it is longer than the limit */
  text: string | null
}

type Level = { list: boolean; key: string | null }

/**
 * Extracts the values of one array from JSON that arrives in chunks, so that only one value is in memory at a time; each is
 * parsed with `JSON.parse` later. Top-level values one after another (NDJSON) count as an array with an empty path.
 */
export class JsonScanner {
  private readonly levels: Level[] = []
  private inString = false
  private escaped = false
  private text: string | null = null
  private string = ''
  private line = 1
  private seen = false
  /** start of the current value in this chunk, or -1 outside values; `parts` has its text from earlier chunks */
  private valueStart = -1
  private parts: string[] = []
  private length = 0
  private tooLong = false
  private startLine = 1
  private startDepth = 0

  /**
   * @param path keys from the top level down to the array
   * @param maxLength maximum length of a value, in characters
   */
  constructor(
    private readonly path: readonly string[],
    private readonly maxLength: number,
  ) {}

  write(chunk: string): ScannedValue[] {
    const values: ScannedValue[] = []
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (this.inString) {
        at = this.skipString(chunk, at)
        continue
      }
      if (code === 10) this.line += 1
      else if (code === 34) this.openString(at)
      else if (code === 123 || code === 91) this.open(code === 91, at)
      else if (code === 125 || code === 93) {
        const value = this.close(code === 93, chunk, at)
        if (value) values.push(value)
      } else if (code === 58) this.nameValue()
      else if (code > 32 && code !== 44 && code !== 0xfeff) this.plain(chunk, at)
    }
    if (this.valueStart >= 0) this.addPart(chunk.slice(this.valueStart))
    if (this.valueStart > 0) this.valueStart = 0
    return values
  }

  /** Ends the text; returns true if it is truncated. */
  end(): boolean {
    if (!this.seen) throw new FeedError('The feed is empty.')
    return this.levels.length > 0 || this.inString
  }

  /** Skips to the end of a string; returns the position. */
  private skipString(chunk: string, start: number): number {
    for (let at = start; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (this.escaped) this.escaped = false
      else if (code === 92) this.escaped = true
      else if (code === 34) {
        this.inString = false
        if (this.text !== null) this.text = this.string + chunk.slice(start, at)
        return at
      } else if (code === 10) this.line += 1
    }
    if (this.text !== null && this.string.length < 1000) this.string += chunk.slice(start)
    return chunk.length
  }

  private openString(_at: number): void {
    this.seen = true
    this.inString = true
    this.string = ''
    // Only keys outside the values matter.
    this.text = this.valueStart < 0 ? '' : null
  }

  private nameValue(): void {
    const level = this.levels.at(-1)
    if (this.valueStart < 0 && level && !level.list && this.text !== null) level.key = this.text
  }

  private open(list: boolean, at: number): void {
    this.seen = true
    if (this.valueStart < 0 && this.isValueHere(list)) {
      this.valueStart = at
      this.startLine = this.line
      this.startDepth = this.levels.length
    }
    this.levels.push({ list, key: null })
    if (this.levels.length > MAX_DEPTH)
      throw new FeedError(`The feed has objects more than ${MAX_DEPTH} deep near line ${this.line}.`)
  }

  /** True if a value of the array, or a top-level NDJSON value, starts here. */
  private isValueHere(list: boolean): boolean {
    const { levels, path } = this
    const inner = levels.at(-1)
    if (!inner) return path.length === 0 && !list
    return inner.list && levels.length === path.length + 1 && path.every((key, at) => levels[at]!.key === key)
  }

  private close(list: boolean, chunk: string, at: number): ScannedValue | null {
    const level = this.levels.pop()
    if (!level || level.list !== list)
      throw new FeedError(`The feed is not valid JSON near line ${this.line}: unexpected closing bracket.`)
    if (this.valueStart < 0 || this.levels.length !== this.startDepth) return null
    this.addPart(chunk.slice(this.valueStart, at + 1))
    const text = this.tooLong ? null : this.parts.join('')
    this.valueStart = -1
    this.parts = []
    this.length = 0
    this.tooLong = false
    return { line: this.startLine, text }
  }

  /** Rejects a feed whose first character cannot start JSON. */
  private plain(chunk: string, at: number): void {
    if (this.seen) return
    this.seen = true
    if (!/[\d\-tfn]/.test(chunk[at]!))
      throw new FeedError('The feed is not JSON. Check its format under "Format options".')
  }

  private addPart(part: string): void {
    this.length += part.length
    if (this.length > this.maxLength) {
      this.tooLong = true
      this.parts = []
    } else if (!this.tooLong) this.parts.push(part)
  }
}
