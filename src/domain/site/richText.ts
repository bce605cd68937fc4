import { isPlainObject } from '../cleanText'

/** Nested lists in quotes need few levels; any more could exhaust the stack of what renders them. */
const MAX_NESTING = 50

type Node = Record<string, unknown>

/**
 * What is wrong with the structure of rich text (Lexical's JSON), as a message for people; null if it can be stored and rendered.
 * Empty fields are null or undefined.
 */
export function findRichTextProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const root = isPlainObject(value) ? value.root : undefined
  if (!isPlainObject(root) || !Array.isArray(root.children)) return 'Send rich text with a root and its children.'
  return areNodes(root.children, 0) ? null : 'A part of the text is not valid.'
}

const areNodes = (nodes: readonly unknown[], nesting: number): boolean =>
  nesting <= MAX_NESTING && nodes.every((node) => isNode(node, nesting))

function isNode(node: unknown, nesting: number): boolean {
  if (!isPlainObject(node) || typeof node.type !== 'string' || !hasValidParts(node)) return false
  return node.children === undefined || (Array.isArray(node.children) && areNodes(node.children, nesting + 1))
}

/** The parts that renderers use as they are: an invented tag of a heading would become an element of the page. */
function hasValidParts({ type, text, tag, fields }: Node): boolean {
  if (type === 'text') return typeof text === 'string'
  if (type === 'heading') return /^h[1-6]$/.test(String(tag))
  if (type === 'list') return tag === 'ul' || tag === 'ol'
  return !isLink(type) || (isPlainObject(fields) && isTextOrEmpty(fields.url) && isObjectOrEmpty(fields.doc))
}

const isLink = (type: unknown) => type === 'link' || type === 'autolink'
const isTextOrEmpty = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isObjectOrEmpty = (value: unknown) => value === undefined || value === null || isPlainObject(value)

/** Schemes that run or embed what follows. Browsers ignore spaces and control characters before and within them. */
const SCRIPT_SCHEMES = /^(javascript|vbscript|data|blob|file):/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in a scheme
const IGNORED = /[\u0000-\u0020\u007f]/g

const hasScriptAddress = ({ type, fields }: Node) =>
  isLink(type) && isPlainObject(fields) && SCRIPT_SCHEMES.test(String(fields.url ?? '').replace(IGNORED, ''))

/** Whether valid rich text has a link with a `javascript:`, `data:` or similar address. */
export const hasScriptLinks = (value: unknown): boolean => withoutScriptLinks(value) !== value

/** Valid rich text without links to `javascript:`, `data:` or similar addresses; their texts stay. The same object if it has none. */
export function withoutScriptLinks<Value>(value: Value): Value {
  if (!isPlainObject(value) || !isPlainObject(value.root)) return value
  const root = withoutLinks(value.root)
  return root === value.root ? value : { ...value, root }
}

function withoutLinks(node: Node): Node {
  if (!Array.isArray(node.children)) return node
  const before = node.children as Node[]
  const children = before.flatMap((child) => {
    const kept = withoutLinks(child)
    return hasScriptAddress(child) ? ((kept.children as Node[] | undefined) ?? []) : [kept]
  })
  const isSame = children.length === before.length && children.every((child, index) => child === before[index])
  return isSame ? node : { ...node, children }
}
