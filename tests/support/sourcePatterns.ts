import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'
import { root, sourceFiles } from './importGraph'

/** A regular expression of the source: a literal, or a call of `RegExp`. */
export interface SourcePattern {
  /** "src/proxy.ts" */
  file: string
  line: number
  /** the literal, or the first argument of the call as it is written, a template without its backticks */
  text: string
  /** null for a call */
  literal: { source: string; flags: string } | null
}

interface Node {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
  arguments?: Node[]
}

/** All regular expressions of the product's code, by syntax: those in comments and texts are none. */
export function listSourcePatterns(): SourcePattern[] {
  const files = [...sourceFiles('src', 'collections', 'blocks'), 'payload.config.ts', 'next.config.ts']
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    // Parsing is the slow part, and few files have one.
    if (!/RegExp|\/\S/.test(code)) return []
    const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
    const found: SourcePattern[] = []
    const visit = (value: unknown) => {
      if (Array.isArray(value)) return value.forEach(visit)
      if (typeof value !== 'object' || value === null || value instanceof RegExp) return
      const { type, start, end, regex, callee, arguments: [pattern] = [] } = value as Node
      const isCall = (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp'
      if ((type === 'Literal' && regex) || isCall) {
        const line = code.slice(0, start).split('\n').length
        const literal = regex ? { source: regex.pattern, flags: regex.flags } : null
        const text = regex
          ? code.slice(start, end)
          : code.slice(pattern?.start, pattern?.end).replace(/^`(.*)`$/s, '$1')
        found.push({ file, line, text, literal })
      }
      Object.values(value).forEach(visit)
    }
    visit(parseAst(code, { lang }))
    return found
  })
}
