// @ts-check
import { parse } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** @typedef {import('postcss').ChildNode} ChildNode */
/** @typedef {import('postcss-selector-parser').Node} SelectorNode */

/**
 * What selectors can ask of a page: tags, `.class`, `#id`, `[attribute]` and `[attribute=value]` of `data-` and `aria-` attributes.
 * @typedef {ReadonlySet<string>} PageTokens
 */

/** A part of a stylesheet that is used or left out as a whole. @typedef {{ text: string, alternatives: string[][] | null }} StyleRule */
/** @typedef {{ open: string, parts: (StyleRule | StyleGroup)[] }} StyleGroup */

const SCRIPT = /<script.*?<\/script>/gs
const TAG = /<([a-z][a-z0-9-]*)/g
const ATTRIBUTE = / ([a-zA-Z][\w:-]*)="([^"]*)"/g
const ENTITIES = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const ENTITY = new RegExp(Object.keys(ENTITIES).join('|'), 'g')

/**
 * Returns a function that picks the rules of a stylesheet which a page may use: those with a selector whose tags, classes,
 * ids and attributes all occur in the page, wherever they stand, with those of one argument of `:is`, `:where` and `:has`. The result is a
 * superset of what matches. Keyframes are included if one of these rules names them.
 * @param {string} css
 * @returns {(tokens: PageTokens) => string}
 */
export function createStylePicker(css) {
  /** @type {Map<string, string>} */
  const keyframes = new Map()
  /** @param {ChildNode} node @returns {StyleRule | StyleGroup | null} */
  const toPart = (node) => {
    if (node.type === 'comment') return null
    if (node.type === 'rule')
      return isLate(node.selectors) ? null : { text: node.toString(), alternatives: findRequiredTokens(node.selector) }
    if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      keyframes.set(node.params, (keyframes.get(node.params) ?? '') + node.toString())
      return null
    }
    if (node.type === 'atrule' && node.name === 'layer' && node.params === FALLBACK_LAYER)
      return { text: `@layer ${FALLBACK_LAYER};`, alternatives: null }
    if (node.type === 'atrule' && LATE_GROUP.test(`@${node.name} ${node.params}`)) return null
    if (node.type === 'atrule' && node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule'))
      return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart).filter((part) => part !== null) }
    return { text: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}`, alternatives: null }
  }
  const parts = parse(css)
    .nodes.map(toPart)
    .filter((part) => part !== null)

  return (tokens) => {
    const used = print(parts, tokens)
    const named = [...keyframes].filter(([name]) => used.includes(name))
    return used + named.map(([, rules]) => rules).join('')
  }
}

/** What a page needs only later, when its stylesheet has come: looks under a pointer, and on paper. */
const LATE_SELECTOR = /:(hover|active)\b/
const LATE_GROUP = /^@media (print|\(hover: ?hover\))$/
/** Fallbacks for browsers without `@property`. Its name stays, since layers count in the order of their names. */
const FALLBACK_LAYER = 'properties'

/** The tokens of a page's markup; its scripts repeat parts of it as text. @param {string} html @returns {PageTokens} */
export function findPageTokens(html) {
  const markup = html.replaceAll(SCRIPT, '')
  /** @type {Set<string>} */
  const tokens = new Set(['html', 'body'])
  for (const [, tag = ''] of markup.matchAll(TAG)) tokens.add(tag)
  for (const [, name = '', escaped = ''] of markup.matchAll(ATTRIBUTE)) {
    tokens.add(`[${name.toLowerCase()}]`)
    const value = escaped.replaceAll(ENTITY, (entity) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (entity)])
    if (name === 'class') for (const className of value.split(/\s+/)) tokens.add(`.${className}`)
    else if (name === 'id') tokens.add(`#${value}`)
    else if (/^(data|aria)-/.test(name)) tokens.add(`[${name}=${value}]`)
  }
  return tokens
}

/** @param {string[]} selectors */
const isLate = (selectors) =>
  selectors.every((selector) => LATE_SELECTOR.test(selector.replaceAll(/:not\([^)]*\)/g, '')))

/** @param {(StyleRule | StyleGroup)[]} parts @param {PageTokens} tokens @returns {string} */
function print(parts, tokens) {
  let css = ''
  for (const part of parts) {
    if ('parts' in part) {
      const inner = print(part.parts, tokens)
      if (inner) css += `${part.open}{${inner}}`
    } else if (
      !part.alternatives ||
      part.alternatives.some((required) => required.every((token) => tokens.has(token)))
    ) {
      css += part.text
    }
  }
  return css
}

/** Bounds the combinations of alternatives in one selector. */
const MAX_ALTERNATIVES = 64

/**
 * The combinations of tokens of which a page must have one, so that something can match a list of selectors.
 * @param {string} selectors @returns {string[][]}
 */
function findRequiredTokens(selectors) {
  return parseSelectors()
    .astSync(selectors)
    .nodes.flatMap((selector) => alternativesOf(selector.nodes))
}

/** @param {readonly SelectorNode[]} nodes of one selector @returns {string[][]} */
function alternativesOf(nodes) {
  /** @type {string[][]} */
  let alternatives = [[]]
  for (const node of nodes) {
    const required = toAlternatives(node)
    if (alternatives.length * required.length > MAX_ALTERNATIVES) continue
    alternatives = alternatives.flatMap((tokens) => required.map((more) => [...tokens, ...more]))
  }
  return alternatives
}

/** Pseudo-classes that need one of their arguments to match. */
const ONE_OF = new Set([':is', ':where', ':has'])

/** @param {SelectorNode} node @returns {string[][]} */
function toAlternatives(node) {
  switch (node.type) {
    case 'tag':
      return [[node.value.toLowerCase()]]
    case 'class':
      return [[`.${node.value}`]]
    case 'id':
      return [[`#${node.value}`]]
    case 'attribute': {
      const name = node.attribute.toLowerCase()
      return [[node.operator === '=' && /^(data|aria)-/.test(name) ? `[${name}=${node.value}]` : `[${name}]`]]
    }
    case 'pseudo':
      return ONE_OF.has(node.value) ? node.nodes.flatMap((selector) => alternativesOf(selector.nodes)) : [[]]
    default:
      return [[]]
  }
}
