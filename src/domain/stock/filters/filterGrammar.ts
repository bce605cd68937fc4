import { allOf, anyOf, type Comparison, type Filter, FilterError, MATCH_ALL, toFiniteNumber } from './filter'

type Token =
  | { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'colon' | 'to'; at: number; text: string }
  | { kind: 'comparison'; at: number; text: Comparison }
  | { kind: 'word'; at: number; text: string; quoted: boolean }

const TOKEN =
  /\s*(?:(?<open>\()|(?<close>\))|(?<colon>:)|(?<comparison><=|>=|!=|<|>|=)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>(?:[^\s()<>=!:"'\\]|\\.)(?:[^\s()<>=!:\\]|\\.)*))/suy

const KEYWORDS = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
  ['TO', 'to'],
] as const)

/** Deeper nesting than any person or program writes; it keeps the parser's own stack safe. */
const MAX_DEPTH = 32

/**
 * Reads the `filters` language: `make:Mazda AND (price < 30000 OR NOT body:"Cab Chassis") AND year:2019 TO 2022`. Keywords
 * are upper case; NOT binds closest, then AND, then OR. Values with spaces or marks stand in quotes, with `\` before a
 * quote inside. A colon before a number tests the number as well as the text.
 * @throws FilterError when the text is no filter
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return MATCH_ALL
  const parser = new Parser(tokensOf(text), text.length)
  return parser.whole()
}

class Parser {
  private next = 0
  private depth = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  whole(): Filter {
    const filter = this.disjunction()
    const extra = this.tokens[this.next]
    if (extra !== undefined) throw unexpected(extra, 'AND, OR or the end')
    return filter
  }

  private disjunction(): Filter {
    const parts = [this.conjunction()]
    while (this.accept('or')) parts.push(this.conjunction())
    return anyOf(parts)
  }

  private conjunction(): Filter {
    const parts = [this.negation()]
    while (this.accept('and')) parts.push(this.negation())
    return allOf(parts)
  }

  private negation(): Filter {
    let negated = false
    while (this.accept('not')) negated = !negated
    const filter = this.primary()
    return negated ? { kind: 'not', of: filter } : filter
  }

  private primary(): Filter {
    if (!this.accept('open')) return this.condition()
    if (++this.depth > MAX_DEPTH) throw new FilterError(`filters: more than ${MAX_DEPTH} nested parentheses`)
    const filter = this.disjunction()
    this.expect('close', ')')
    this.depth--
    return filter
  }

  private condition(): Filter {
    const attribute = this.expectWord('an attribute').text
    const token = this.tokens[this.next]
    if (token?.kind === 'comparison') {
      this.next++
      return this.comparison(attribute, token.text)
    }
    this.expect('colon', '":" or a comparison')
    const value = this.expectWord('a value')
    if (this.accept('to')) {
      return { kind: 'range', attribute, low: this.number(value), high: this.number(this.expectWord('a number')) }
    }
    return { kind: 'value', attribute, value: value.text }
  }

  /** `a = word` is what a filter from the site's settings looks like after its colons were turned to equals signs. */
  private comparison(attribute: string, operator: Comparison): Filter {
    const operand = this.expectWord('a value')
    if (operator === '=' && this.accept('to')) {
      return { kind: 'range', attribute, low: this.number(operand), high: this.number(this.expectWord('a number')) }
    }
    const number = operand.quoted ? null : toFiniteNumber(operand.text)
    if (number !== null) return { kind: 'compare', attribute, operator, operand: number }
    const value: Filter = { kind: 'value', attribute, value: operand.text }
    if (operator === '=') return value
    if (operator === '!=') return { kind: 'not', of: value }
    throw unexpected(operand, 'a number')
  }

  private number(word: Token): number {
    const number = toFiniteNumber(word.text)
    if (number === null) throw unexpected(word, 'a number')
    return number
  }

  private accept(kind: Token['kind']): boolean {
    if (this.tokens[this.next]?.kind !== kind) return false
    this.next++
    return true
  }

  private expect(kind: Token['kind'], what: string): void {
    if (!this.accept(kind)) throw unexpected(this.tokens[this.next], what, this.end)
  }

  private expectWord(what: string): Extract<Token, { kind: 'word' }> {
    const token = this.tokens[this.next]
    if (token?.kind !== 'word') throw unexpected(token, what, this.end)
    this.next++
    return token
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const length = text.trimEnd().length
  while (TOKEN.lastIndex < length) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (match === null) throw new FilterError(`filters: unreadable text at position ${from + 1}`)
    tokens.push(tokenOf(match))
  }
  return tokens
}

function tokenOf(match: RegExpExecArray): Token {
  const { open, close, colon, comparison, double, single, word } = match.groups as Record<string, string | undefined>
  const at = match.index + match[0].search(/\S/)
  if (open !== undefined) return { kind: 'open', at, text: '(' }
  if (close !== undefined) return { kind: 'close', at, text: ')' }
  if (colon !== undefined) return { kind: 'colon', at, text: ':' }
  if (comparison !== undefined) return { kind: 'comparison', at, text: comparison as Comparison }
  const quoted = double ?? single
  if (quoted !== undefined) return { kind: 'word', at, text: unescaped(quoted), quoted: true }
  const keyword = KEYWORDS.get(word as 'AND')
  if (keyword !== undefined) return { kind: keyword, at, text: word as string }
  return { kind: 'word', at, text: unescaped(word as string), quoted: false }
}

const unescaped = (text: string): string => text.replace(/\\(.)/gsu, '$1')

function unexpected(token: Token | undefined, expected: string, end = 0): FilterError {
  return token === undefined
    ? new FilterError(`filters: expected ${expected} at the end, position ${end + 1}`)
    : new FilterError(`filters: expected ${expected} but found "${token.text}" at position ${token.at + 1}`)
}
