import { cleanText, isPlainObject, truncateText } from '../cleanText'

/** Nested lists in quotes need few levels; any more could exhaust the stack of what renders them. */
const MAX_NESTING = 50

/** The kinds of parts that the editor makes (`collections/richTextEditor.ts`). It cannot open a text with any other. */
export const TEXT_NODES: readonly string[] = [
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'horizontalrule', 'upload'],
  ...['text', 'linebreak', 'tab', 'link', 'autolink'],
]

type Node = Record<string, unknown>

/**
 * What is wrong with the structure of rich text (Lexical's JSON), as a message for people; null if it can be stored and rendered.
 * Empty fields are null or undefined.
 */
export function findRichTextProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const root = isPlainObject(value) ? value.root : undefined
  if (!isPlainObject(root) || !Array.isArray(root.children)) return 'Send rich text with a root and its children.'
  if (!areNodes(root.children, 0)) return 'A part of the text is not valid.'
  const unknown = findUnknownType(root.children as Node[])
  return unknown === null
    ? null
    : `A part of the text is a \u201c${truncateText(cleanText(unknown), 40)}\u201d, which texts do not have. Take it out.`
}

/** Of nodes that are valid, the first type that no text has; null for none. */
function findUnknownType(nodes: readonly Node[]): string | null {
  for (const { type, children } of nodes) {
    if (!TEXT_NODES.includes(type as string)) return type as string
    const within = findUnknownType((children ?? []) as Node[])
    if (within !== null) return within
  }
  return null
}

const areNodes = (nodes: readonly unknown[], nesting: number): boolean =>
  nesting <= MAX_NESTING && nodes.every((node) => isNode(node, nesting))

function isNode(node: unknown, nesting: number): boolean {
  if (!isPlainObject(node) || typeof node.type !== 'string' || !hasValidParts(node)) return false
  return node.children === undefined || (Array.isArray(node.children) && areNodes(node.children, nesting + 1))
}

/** The parts that renderers use as they are: an invented tag of a heading would become an element of the page. */
function hasValidParts({ type, text, tag, url, fields }: Node): boolean {
  if (type === 'text') return typeof text === 'string'
  if (type === 'heading') return /^h[1-6]$/.test(String(tag))
  if (type === 'list') return tag === 'ul' || tag === 'ol'
  if (!isLink(type)) return true
  return isTextOrEmpty(url) && isPlainObject(fields) && isTextOrEmpty(fields.url) && isObjectOrEmpty(fields.doc)
}

const isLink = (type: unknown) => type === 'link' || type === 'autolink'
const isTextOrEmpty = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isObjectOrEmpty = (value: unknown) => value === undefined || value === null || isPlainObject(value)

/** Schemes of links; addresses without one are relative. Any other could run or embed what follows, or show code of a page. */
const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']
/** Browsers ignore these before and within a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in a scheme
const IGNORED = /[\u0000-\u0020\u007f]/g
/** Properties that hold an address, in any node and in the fields of blocks and uploads. */
const ADDRESSES = ['url', 'href', 'src', 'link', 'action', 'formaction', 'poster', 'xlink:href']
/** Styles that fetch something; the editor sets none. */
const FETCHING_STYLE = /url\s*\(|image-set\s*\(|@import|expression\s*\(/i

/** A colon as HTML writes it: what puts the address into a page unescaped makes it one. */
const ESCAPED_COLON = /^[^/?#:]*&(?:colon|#0*58|#x0*3a)\b/i

/** Another site by the scheme of the page, which looks like a page of this site. Browsers read a backslash as a slash. */
const OTHER_SITE = /^[/\\]{2}/

/** Whether an address is one of this site, or has the scheme of a link. */
export function isLinkAddress(address: string): boolean {
  const plain = address.replace(IGNORED, '')
  if (ESCAPED_COLON.test(plain) || OTHER_SITE.test(plain)) return false
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1]
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase())
}

const isForbidden = (name: string, value: unknown): boolean =>
  typeof value === 'string' &&
  (name.toLowerCase() === 'style'
    ? FETCHING_STYLE.test(value)
    : ADDRESSES.includes(name.toLowerCase()) && !isLinkAddress(value))

const hasForbiddenAddress = (properties: unknown): boolean =>
  isPlainObject(properties) && Object.entries(properties).some(([name, value]) => isForbidden(name, value))

/** Whether rich text has an address that is no link's, such as one with `javascript:` or `//`, in any node. */
export const hasScriptLinks = (value: unknown): boolean => withoutScriptLinks(value) !== value

/**
 * Rich text without addresses that are no link's (`isLinkAddress`): such links become their texts, other nodes lose the address.
 * The same object if it has none. Nested as deep as `findRichTextProblem` allows.
 */
export const withoutScriptLinks = <Value>(value: Value): Value => withoutAddresses(value) as Value

function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.flatMap((item) => {
      const part = withoutAddresses(item)
      return isScriptLink(item) ? ((part as Node).children ?? []) : [part]
    })
    return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value)
  const kept = entries
    .filter(([name, item]) => !isForbidden(name, item))
    .map(([name, item]) => [name, withoutAddresses(item)] as const)
  const isSame = kept.length === entries.length && kept.every(([, item], index) => item === entries[index]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}

const isScriptLink = (node: unknown): boolean =>
  isPlainObject(node) && isLink(node.type) && (hasForbiddenAddress(node) || hasForbiddenAddress(node.fields))
