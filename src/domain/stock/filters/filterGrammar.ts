import { allOf, anyOf, type Comparison, type Filter, FilterError, MATCH_ALL, toFiniteNumber } from './filter'

type Token =
  | { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'colon' | 'to'; position: number; text: string }
  | { kind: 'comparison'; position: number; text: Comparison }
  | { kind: 'word'; position: number; text: string; quoted: boolean }

const TOKEN =
  /\s*(?:(?<open>\()|(?<close>\))|(?<colon>:)|(?<comparison><=|>=|!=|<|>|=)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>(?:[^\s()<>=!:"'\\]|\\.)(?:[^\s()<>=!:\\]|\\.)*))/suy

const KEYWORDS = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
  ['TO', 'to'],
] as const)

/** Maximum nesting, which protects the parser's stack. */
const MAX_DEPTH = 32

/**
 * Parses the `filters` language: `make:Mazda AND (price < 30000 OR NOT body:"Cab Chassis") AND year:2019 TO 2022`. Keywords are
 * upper case; NOT binds tightest, then AND, then OR. Values with spaces or punctuation are quoted, with `\` before a quote
 * inside. A colon before a number matches both the number and the text.
 * @throws FilterError if the text is not a valid filter
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return MATCH_ALL
  const parser = new Parser(tokenize(text), text.length)
  return parser.parse()
}

class Parser {
  private index = 0
  private depth = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  parse(): Filter {
    const filter = this.disjunction()
    const extra = this.tokens[this.index]
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
    return negated ? { kind: 'not', operand: filter } : filter
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
    const token = this.tokens[this.index]
    if (token?.kind === 'comparison') {
      this.index++
      return this.comparison(attribute, token.text)
    }
    this.expect('colon', '":" or a comparison')
    const value = this.expectWord('a value')
    if (this.accept('to')) {
      return { kind: 'range', attribute, low: this.number(value), high: this.number(this.expectWord('a number')) }
    }
    return { kind: 'value', attribute, value: value.text }
  }

  /** `a = word` is the normalised form of a setting's `a:word`. */
  private comparison(attribute: string, operator: Comparison): Filter {
    const operand = this.expectWord('a value')
    if (operator === '=' && this.accept('to')) {
      return { kind: 'range', attribute, low: this.number(operand), high: this.number(this.expectWord('a number')) }
    }
    const number = operand.quoted ? null : toFiniteNumber(operand.text)
    if (number !== null) return { kind: 'compare', attribute, operator, operand: number }
    const value: Filter = { kind: 'value', attribute, value: operand.text }
    if (operator === '=') return value
    if (operator === '!=') return { kind: 'not', operand: value }
    throw unexpected(operand, 'a number')
  }

  private number(word: Token): number {
    const number = toFiniteNumber(word.text)
    if (number === null) throw unexpected(word, 'a number')
    return number
  }

  private accept(kind: Token['kind']): boolean {
    if (this.tokens[this.index]?.kind !== kind) return false
    this.index++
    return true
  }

  private expect(kind: Token['kind'], expected: string): void {
    if (!this.accept(kind)) throw unexpected(this.tokens[this.index], expected, this.end)
  }

  private expectWord(expected: string): Extract<Token, { kind: 'word' }> {
    const token = this.tokens[this.index]
    if (token?.kind !== 'word') throw unexpected(token, expected, this.end)
    this.index++
    return token
  }
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const length = text.trimEnd().length
  while (TOKEN.lastIndex < length) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (match === null) throw new FilterError(`filters: unreadable text at position ${from + 1}`)
    tokens.push(toToken(match))
  }
  return tokens
}

function toToken(match: RegExpExecArray): Token {
  const { open, close, colon, comparison, double, single, word } = match.groups as Record<string, string | undefined>
  const position = match.index + match[0].search(/\S/)
  if (open !== undefined) return { kind: 'open', position, text: '(' }
  if (close !== undefined) return { kind: 'close', position, text: ')' }
  if (colon !== undefined) return { kind: 'colon', position, text: ':' }
  if (comparison !== undefined) return { kind: 'comparison', position, text: comparison as Comparison }
  const quoted = double ?? single
  if (quoted !== undefined) return { kind: 'word', position, text: unescapeText(quoted), quoted: true }
  const keyword = KEYWORDS.get(word as 'AND')
  if (keyword !== undefined) return { kind: keyword, position, text: word as string }
  return { kind: 'word', position, text: unescapeText(word as string), quoted: false }
}

const unescapeText = (text: string): string => text.replace(/\\(.)/gsu, '$1')

function unexpected(token: Token | undefined, expected: string, end = 0): FilterError {
  return token === undefined
    ? new FilterError(`filters: expected ${expected} at the end, position ${end + 1}`)
    : new FilterError(`filters: expected ${expected} but found "${token.text}" at position ${token.position + 1}`)
}
