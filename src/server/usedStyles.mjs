// @ts-check
import { parse } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { splitRawElements } from './rawElements.mjs'

/** @typedef {import('postcss').ChildNode} ChildNode */
/** @typedef {import('postcss-selector-parser').Node} SelectorNode */

/**
 * What styles can ask of a page: tags, `.class`, `#id`, `[attribute]`, `[attribute=value]` of `type`, `data-` and `aria-` attributes,
 * `var(--name)` of the custom properties that it reads, `{--name}` of those that it sets, and `html{--name}` of those that its root element sets.
 * Several that one element must have are one token, joined by `SAME_ELEMENT`.
 */
class PageTokens extends Set {
  /** The elements that have a token, by their tokens. @type {Map<string, Set<string>[]>} */
  #elements = new Map()
  /** @type {Map<string, boolean>} */
  #combined = new Map()

  /** @override @param {string} token */
  has(token) {
    if (!token.includes(SAME_ELEMENT)) return super.has(token)
    const known = this.#combined.get(token)
    if (known !== undefined) return known
    const [first = '', ...others] = token.split(SAME_ELEMENT).reverse()
    const found = (this.#elements.get(first) ?? []).some((element) => others.every((other) => element.has(other)))
    this.#combined.set(token, found)
    return found
  }

  /** @param {Set<string>} element */
  addElement(element) {
    for (const token of element) {
      this.add(token)
      const elements = this.#elements.get(token)
      if (elements) elements.push(element)
      else this.#elements.set(token, [element])
    }
  }
}

/** Occurs in no token. */
const SAME_ELEMENT = '\0'

/** `custom` is the name of a custom property that it sets. @typedef {{ text: string, custom: string | null, reads: string[] }} StyleDeclaration */
/** @typedef {{ selectors: { text: string, alternatives: string[][] }[], isRoot: boolean, declarations: StyleDeclaration[] }} StyleRule */
/** A custom property's type and initial value; `initial` is null if it has none or children inherit it. @typedef {{ text: string, property: string, initial: string | null }} StyleProperty */
/** @typedef {{ open: string, parts: StylePart[] }} StyleGroup */
/** @typedef {StyleRule | StyleProperty | StyleGroup | { text: string }} StylePart */

/** Without script, the whole stylesheet comes before the first paint. */
const NO_MARKUP = ['script', 'noscript']
const TAG = /<([a-z][a-z0-9-]*)([\s/][^<>]*)?>/g
const ATTRIBUTE = / ([a-zA-Z][\w:-]*)="([^"]*)"/g
const ENTITIES = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const ENTITY = new RegExp(Object.keys(ENTITIES).join('|'), 'g')
const READ_PROPERTY = /var\((--[\w-]+)/g
const READ_WITH_FALLBACK = /var\((--[\w-]+)(?:,([^()]*))?\)/g
const ROOT_STYLE = /<html[^<>]* style="([^"]*)"/
const SET_PROPERTY = /(?:^|;)\s*(--[\w-]+):/g
/** A custom property, and whether it is set: without the question mark, a long name that is not would be tried from each of its hyphens. */
const NAMED_ANYWHERE = /(--[\w-]+)(:?)/g
/** Attributes whose values selectors are looked at by. */
const WITH_VALUE = /^(data|aria)-|^type$/

/**
 * Returns a function that picks the rules of a stylesheet which a page may use: those with a selector whose tags, classes,
 * ids and attributes all occur in the page, wherever they stand, with those of one argument of `:is`, `:where` and `:has`. The result is a
 * superset of what matches. Keyframes are included if one of these rules names them, custom properties if something reads them.
 * @param {string} css
 * @returns {(tokens: PageTokens) => string}
 */
export function createStylePicker(css) {
  /** @type {Map<string, string>} */
  const keyframes = new Map()
  const root = parse(css)
  /** @param {ChildNode} node @returns {StylePart | null} */
  const toPart = (node) => {
    if (node.type === 'comment') return null
    if (node.type === 'rule') return toRule(node)
    if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      keyframes.set(node.params, (keyframes.get(node.params) ?? '') + node.toString())
      return null
    }
    if (node.type === 'atrule' && node.name === 'layer' && node.params === FALLBACK_LAYER)
      return { text: `@layer ${FALLBACK_LAYER};` }
    if (node.type === 'atrule' && node.name === 'property') return toProperty(node)
    if (node.type === 'atrule' && LATE_GROUP.test(`@${node.name} ${node.params}`)) return null
    if (node.type === 'atrule' && node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule'))
      return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart).filter((part) => part !== null) }
    return { text: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}` }
  }
  const parts = root.nodes.map(toPart).filter((part) => part !== null)
  const readByKeyframes = [...keyframes.values()].flatMap(findReads)

  return (tokens) => {
    const read = findReadProperties(parts, tokens, readByKeyframes)
    const known = findKnownProperties(parts, tokens)
    for (const name of known.constants.keys()) if (!readByKeyframes.includes(name)) read.delete(name)
    const used = print(parts, tokens, read, known)
    const named = [...keyframes].filter(([name]) => used.includes(name))
    return used + named.map(([, rules]) => rules).join('')
  }
}

/** @param {import('postcss').AtRule} rule @returns {StyleProperty} */
function toProperty(rule) {
  /** @type {Map<string, string>} */
  const values = new Map()
  rule.walkDecls(({ prop, value }) => void values.set(prop, value))
  const initial = values.get('inherits') === 'false' ? values.get('initial-value') : undefined
  return { text: rule.toString(), property: rule.params, initial: initial ?? null }
}

/**
 * What is known of custom properties: the initial values of those that nothing sets and no child inherits, and who sets the others.
 * @typedef {{ constants: ReadonlyMap<string, string>, isSet: (name: string) => boolean, isSetByRoot: (name: string) => boolean }} KnownProperties
 */

/** @param {StylePart[]} parts @param {PageTokens} tokens @returns {KnownProperties} */
function findKnownProperties(parts, tokens) {
  /** @type {Set<string>} */
  const set = new Set()
  /** @type {Map<string, string>} */
  const constants = new Map()
  /** @param {StylePart[]} list */
  const visit = (list) => {
    for (const part of list) {
      if ('parts' in part) visit(part.parts)
      if ('property' in part && part.initial !== null) constants.set(part.property, part.initial)
      if ('declarations' in part && usedSelectors(part, tokens).length > 0)
        for (const { custom } of part.declarations) if (custom) set.add(custom)
    }
  }
  visit(parts)
  const isSet = (/** @type {string} */ name) => set.has(name) || tokens.has(`{${name}}`)
  for (const name of constants.keys()) if (isSet(name)) constants.delete(name)
  return { constants, isSet, isSetByRoot: (name) => tokens.has(`html{${name}}`) }
}

/** With values in place of the properties that nothing sets. @param {string} text of a declaration @param {KnownProperties} known */
const withValues = (text, { constants, isSet, isSetByRoot }) =>
  text.replaceAll(READ_WITH_FALLBACK, (read, name, fallback) => {
    const constant = constants.get(name)
    if (constant !== undefined || fallback === undefined) return constant ?? read
    return isSetByRoot(name) ? `var(${name})` : isSet(name) ? read : fallback
  })

/** What a page needs only later, when its stylesheet has come: looks under a pointer, with the focus, when opened, on paper, and without script. */
const LATE_SELECTOR = /:(hover|active|selection|focus|focus-within|focus-visible)(?![\w-])/
/** Closed until a press: menus, and the search of the header. */
const CLOSED_PART = /\.(menu-panel(?!:not\(\[data-open)|header-search)/
/** The outline of what has the focus, and the link that only the focus shows. */
const FOCUS_AT_ONCE = /^:focus-visible$|\.skip-link/
const LATE_PROPERTY = /^(cursor$|transition)/
/** Every browser that the stylesheet is made for knows them without the prefix. */
const PREFIXED = /^-webkit-(mask|text-decoration)/
/** Without script, the whole stylesheet comes before the first paint. */
const LATE_GROUP = /^@media (print|\(hover: ?hover\)|\(scripting: ?none\)|\(forced-colors: ?active\))$/
/** Fallbacks for browsers without `@property`. Its name stays, since layers count in the order of their names. */
const FALLBACK_LAYER = 'properties'
/** @param {import('postcss').Rule} rule @returns {StyleRule | null} null if it is needed only later */
function toRule(rule) {
  const selectors = rule.selectors.filter((selector) => !isLate(selector) && selector !== ':host')
  if (selectors.length === 0) return null
  const declared = new Set(rule.nodes.map((node) => (node.type === 'decl' ? `${node.prop}:${node.value}` : '')))
  return {
    selectors: selectors.map((text) => ({ text, alternatives: findRequiredTokens(text) })),
    isRoot: selectors.length === 1 && selectors[0] === ':root',
    declarations: rule.nodes
      .filter((node) => node.type !== 'comment' && !(node.type === 'decl' && isLeftOut(node, declared)))
      .map((node) => ({
        text: node.toString(),
        custom: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : null,
        reads: findReads(node.toString()),
      })),
  }
}

/**
 * Whether a declaration is needed only later, sets a custom property to itself, or repeats another one under the prefix of old browsers.
 * @param {import('postcss').Declaration} declaration @param {ReadonlySet<string>} declared `property:value` of its rule
 */
const isLeftOut = ({ prop, value }, declared) =>
  LATE_PROPERTY.test(prop) ||
  value === `var(${prop})` ||
  (PREFIXED.test(prop) && declared.has(`${prop.replace('-webkit-', '')}:${value}`))

/** @param {string} text @returns {string[]} the custom properties that it reads */
const findReads = (text) => [...text.matchAll(READ_PROPERTY)].map(([, name = '']) => name)

/** @param {string} tag @param {string} attributes @returns {Set<string>} */
function findElementTokens(tag, attributes) {
  const tokens = new Set([tag])
  for (const [, name = '', escaped = ''] of attributes.matchAll(ATTRIBUTE)) {
    tokens.add(`[${name.toLowerCase()}]`)
    const value = escaped.replaceAll(ENTITY, (entity) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (entity)])
    if (name === 'class') for (const className of value.split(/\s+/)) tokens.add(`.${className}`)
    else if (name === 'id') tokens.add(`#${value}`)
    else if (WITH_VALUE.test(name)) tokens.add(`[${name}=${value}]`)
  }
  return tokens
}

/** The tokens of a page's markup; its scripts repeat parts of it as text. @param {string} html @returns {PageTokens} */
export function findPageTokens(html) {
  const markup = splitRawElements(html, NO_MARKUP)
    .filter((_, position) => position % 2 === 0)
    .join('')
  const tokens = new PageTokens(['html', 'body'])
  const tags = new Map(
    [...markup.matchAll(TAG)].map(([source, tag = '', attributes = '']) => [source, { tag, attributes }]),
  )
  for (const { tag, attributes } of tags.values()) tokens.addElement(findElementTokens(tag, attributes))
  for (const name of findReads(html)) tokens.add(`var(${name})`)
  for (const [, name = '', colon] of html.matchAll(NAMED_ANYWHERE)) if (colon) tokens.add(`{${name}}`)
  const [, rootStyle = ''] = ROOT_STYLE.exec(markup) ?? []
  for (const [, name = ''] of rootStyle.matchAll(SET_PROPERTY)) tokens.add(`html{${name}}`)
  return tokens
}

/** @param {string} selector */
const isLate = (selector) =>
  CLOSED_PART.test(selector) ||
  (LATE_SELECTOR.test(selector.replaceAll(/:not\([^)]*\)?/g, '')) && !FOCUS_AT_ONCE.test(selector))

/** @param {StyleRule} rule @param {PageTokens} tokens @returns {string[]} the selectors that may match */
const usedSelectors = ({ selectors }, tokens) =>
  selectors
    .filter(({ alternatives }) => alternatives.some((required) => required.every((token) => tokens.has(token))))
    .map(({ text }) => text)

/**
 * The custom properties that the page or its rules read, also by way of another one.
 * @param {StylePart[]} parts @param {PageTokens} tokens @param {readonly string[]} more @returns {Set<string>}
 */
function findReadProperties(parts, tokens, more) {
  /** What each custom property reads. @type {Map<string, string[]>} */
  const readsOf = new Map()
  const queue = [...more]
  for (const token of tokens) if (token.startsWith('var(')) queue.push(token.slice('var('.length, -1))
  /** @param {StylePart[]} list */
  const visit = (list) => {
    for (const part of list) {
      if ('parts' in part) visit(part.parts)
      if (!('declarations' in part) || usedSelectors(part, tokens).length === 0) continue
      for (const { custom, reads } of part.declarations)
        if (custom) readsOf.set(custom, [...(readsOf.get(custom) ?? []), ...reads])
        else queue.push(...reads)
    }
  }
  visit(parts)
  /** @type {Set<string>} */
  const read = new Set()
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name)) continue
    read.add(name)
    queue.push(...(readsOf.get(name) ?? []))
  }
  return read
}

/**
 * @param {StylePart[]} parts @param {PageTokens} tokens @param {ReadonlySet<string>} read @param {KnownProperties} known
 * @returns {string}
 */
function print(parts, tokens, read, known) {
  let css = ''
  for (const part of parts) {
    if ('parts' in part) {
      const inner = print(part.parts, tokens, read, known)
      if (inner) css += `${part.open}{${inner}}`
    } else if ('property' in part) {
      if (read.has(part.property)) css += part.text
    } else if ('declarations' in part) {
      const selectors = usedSelectors(part, tokens)
      const declarations = part.declarations.filter(
        ({ custom }) => !custom || (read.has(custom) && !(part.isRoot && tokens.has(`html{${custom}}`))),
      )
      if (selectors.length > 0 && declarations.length > 0)
        css += `${selectors.join()}{${declarations.map(({ text }) => withValues(text, known)).join(';')}}`
    } else css += part.text
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
  /** Of one element. @type {string[]} */
  let compound = []
  const endCompound = () => {
    const token = compound.join(SAME_ELEMENT)
    if (compound.length > 0) for (const tokens of alternatives) tokens.push(token)
    compound = []
  }
  for (const node of nodes) {
    if (node.type === 'combinator') endCompound()
    const required = toAlternatives(node)
    const [only = []] = required
    if (required.length === 1 && SIMPLE.has(node.type)) compound.push(...only)
    else if (alternatives.length * required.length <= MAX_ALTERNATIVES)
      alternatives = alternatives.flatMap((tokens) => required.map((more) => [...tokens, ...more]))
  }
  endCompound()
  return alternatives
}

/** Parts of a selector that ask something of its element itself. */
const SIMPLE = new Set(['tag', 'class', 'id', 'attribute'])

/** Pseudo-classes that need one of their arguments to match. */
const ONE_OF = new Set([':is', ':where', ':has'])

/** Pseudo-elements, and what a page must have for one of them. @type {[RegExp, string[][]][]} */
const PARTS_OF = [
  [/^::file-selector-button$/, [['[type=file]']]],
  [/^::-webkit-search-/, [['[type=search]']]],
  [/^::-webkit-(inner|outer)-spin-button$/, [['[type=number]']]],
  [/^::-webkit-(date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week'].map((type) => [`[type=${type}]`])],
  [/^::(-moz-)?placeholder$/, [['[placeholder]']]],
  [/^:disabled$/, [['[disabled]']]],
]

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
      return [[node.operator === '=' && WITH_VALUE.test(name) ? `[${name}=${node.value}]` : `[${name}]`]]
    }
    case 'pseudo':
      return ONE_OF.has(node.value)
        ? node.nodes.flatMap((selector) => alternativesOf(selector.nodes))
        : (PARTS_OF.find(([pseudo]) => pseudo.test(node.value))?.[1] ?? [[]])
    default:
      return [[]]
  }
}
