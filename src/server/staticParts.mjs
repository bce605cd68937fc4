// @ts-check

/**
 * Next sends a page twice: as HTML, and as rows of React's Flight format from which the browser hydrates it. This drops from
 * the rows what is inside a `StaticHtml` (src/ui/lazy/StaticHtml.tsx): elements without behaviour, which React then neither
 * reads nor hydrates. What has a client component inside stays.
 */

/** Exported name of the component whose content is dropped. */
const STATIC_COMPONENT = 'StaticHtml'

/** Its `children` afterwards; `STATIC_HTML` of src/ui/lazy/staticParts.ts. */
export const STATIC_HTML = 'forecourt:static'

/** Client components whose HTML works without hydration, or is brought to life by `LiveParts` and `HeaderDropdowns`, by exported name. */
const WITHOUT_HYDRATION = new Set([
  STATIC_COMPONENT,
  'FavouriteButton',
  'MenuRowLink',
  'OpenNow',
  'Picture',
  'ShowMore',
  'ShowMoreText',
  'WeeklyFigure',
])

/** Elements that React moves to the head. */
const HOISTED = new Set(['link', 'meta', 'script', 'style', 'title'])

/** What Next starts the list of rows with. */
const START = '(self.__next_f=self.__next_f||[]).push([0])'
const START_SCRIPT = `<script>${START}</script>`
/** Rows that come together: all in one script would be one long task, and each script is an element. In UTF-16 units. */
const MIN_SCRIPT_LENGTH = 6000
const FLIGHT_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/**
 * @typedef {{ id: string, source: string, value: any, script: number, isChanged?: boolean }} Row
 * `value` is undefined where it is not JSON; `script` is the number of the script that it starts in
 */

/**
 * Drops the content of static parts from the copy of a page that React reads.
 * @param {string} html a whole page
 * @returns {string} the page itself if it has no such part, or if its rows cannot be read
 */
export function dropStaticParts(html) {
  /** @type {string[]} */
  const texts = []
  for (const [, text = '""'] of html.matchAll(FLIGHT_SCRIPT)) texts.push(JSON.parse(text))
  if (!texts.join('').includes(`"${STATIC_COMPONENT}"`)) return html
  const rows = readRows(texts)
  if (!rows) return html
  const byId = new Map(rows.filter(({ id }) => id).map((row) => [row.id, row]))
  const isDropped = [dropDefaultNotFound(rows), dropContent(rows, byId)].some(Boolean)
  if (!isDropped) return html
  dropDescriptions(rows)
  dropUndefined(rows)
  const kept = findReachable(byId)
  const scripts = texts.map(() => '')
  for (const row of rows)
    if (!row.id || kept.has(row.id))
      // Rows of one kind compress well beside one another.
      scripts[isImport(row) || isString(row) ? 0 : row.script] += row.isChanged
        ? `${row.id}:${JSON.stringify(row.value)}\n`
        : row.source
  let [script, text, start] = [0, '', `${START};`]
  const page = html.replace(START_SCRIPT, '').replaceAll(FLIGHT_SCRIPT, () => {
    text += scripts[script]
    script += 1
    if (!text || (text.length < MIN_SCRIPT_LENGTH && script < texts.length)) return ''
    const source = `<script>${start}self.__next_f.push([1,${toScriptText(text)}])</script>`
    text = start = ''
    return source
  })
  return shortenPartNames(page.replaceAll(REPEATED_META, ''))
}

/** Of a block, by its id: in the HTML and in the rows. */
const PART_NAME = /(data-static=|"part":)"block-[\da-f]{24}"/g

/** Names the parts of a page by their order, since their ids do not compress. @param {string} html */
function shortenPartNames(html) {
  /** @type {Map<string, string>} */
  const names = new Map()
  return html.replaceAll(PART_NAME, (attribute, start) => {
    const name = attribute.slice(start.length)
    if (!names.has(name)) names.set(name, `"b${names.size.toString(36)}"`)
    return start + names.get(name)
  })
}

/**
 * A row is `id:value` and a line break; a text row is `id:T`, its bytes in hexadecimal, a comma and the text.
 * @param {readonly string[]} texts of the scripts
 * @returns {Row[] | null} null if the text is no Flight format
 */
function readRows(texts) {
  const bytes = Buffer.from(texts.join(''))
  const ends = texts.map((text) => Buffer.byteLength(text))
  for (let i = 1; i < ends.length; i += 1) ends[i] = (ends[i] ?? 0) + (ends[i - 1] ?? 0)
  /** @type {Row[]} */
  const rows = []
  let script = 0
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    if (colon < 0 || !/^[\da-f]*$/.test(id)) return null
    let end = bytes.indexOf('\n', colon) + 1 || bytes.length
    const isText = bytes[colon + 1] === 0x54
    if (isText) {
      const comma = bytes.indexOf(',', colon)
      end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
    }
    while (at >= (ends[script] ?? Number.POSITIVE_INFINITY)) script += 1
    const source = bytes.toString('utf8', at, end)
    rows.push({ id, source, script, value: isText ? '' : parseJson(bytes.toString('utf8', colon + 1, end)) })
    at = end
  }
  return rows
}

/** @param {string} text @returns {any} undefined if it is not JSON, such as the row of an import */
function parseJson(text) {
  // The row of an import: its tag and JSON.
  const json = text.startsWith('I[') ? text.slice(1) : text
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** @param {Row[]} rows @param {Map<string, Row>} byId @returns {boolean} whether a part was dropped */
function dropContent(rows, byId) {
  const paths = findPaths(rows)
  let hasDropped = false
  for (const row of rows) {
    if (row.value === undefined || isImport(row)) continue
    visitParts(row.value, [], (part, path) => {
      if (part[1] === 'html' && part[3]?.style && !paths.some((target) => target.startsWith(`${row.id}:props:style`))) {
        delete part[3].style
        row.isChanged = true
        hasDropped = true
        return false
      }
      if (dropInline(part)) {
        row.isChanged = true
        hasDropped = true
        return true
      }
      if (importName(part[1], byId) !== STATIC_COMPONENT) return false
      const { children } = part[3]
      if (children === STATIC_HTML) return false
      part[3] = withoutAttributes(part[3])
      row.isChanged = true
      if (!isStatic(children, byId, new Set([row.id]))) return false
      // Flight writes an object that occurs twice as the path to where it was first.
      const prefix = `${[row.id, ...path, 'props', 'children'].join(':')}:`
      if (paths.some((target) => target.startsWith(prefix))) return false
      part[3].children = STATIC_HTML
      hasDropped = true
      return true
    })
  }
  return hasDropped
}

/**
 * The properties of a part without its attributes, which `StaticHtml` takes from the HTML too. All stay if one is an object, which another row
 * may read.
 * @param {Record<string, any>} props @returns {Record<string, any>}
 */
function withoutAttributes(props) {
  const { as, part, children, ...attributes } = props
  const isPlain = Object.values(attributes).every((value) => !value || typeof value !== 'object')
  return isPlain ? { as, part, children } : props
}

/**
 * Drops Next's own 404 page from the layouts above a dealer's, which has a page of its own.
 * @param {Row[]} rows @returns {boolean} whether there was one
 */
function dropDefaultNotFound(rows) {
  /** @type {{ row: Row, props: any, path: string }[]} */
  const found = []
  for (const row of rows) {
    if (row.value === undefined || !row.source.includes('next-error-h1')) continue
    visitParts(row.value, [], (element, path) => {
      const [[title] = []] = Array.isArray(element[3]?.notFound) ? element[3].notFound : []
      if (title?.[1] === 'title')
        found.push({ row, props: element[3], path: [row.id, ...path, 'props', 'notFound:'].join(':') })
      return false
    })
  }
  const lead = (/** @type {string[]} */ paths) =>
    paths.filter((target) => found.some(({ path }) => target.startsWith(path))).length
  const ownText = found.map(({ props }) => JSON.stringify(props.notFound)).join()
  // Nothing else leads into them.
  if (lead(findPaths(rows)) !== lead(findPathsIn(ownText))) return false
  for (const { row, props } of found) {
    props.notFound = '$undefined'
    row.isChanged = true
  }
  return found.length > 0
}

const FOR_OTHERS = new Set(['application-name', 'description', 'format-detection'])
/** Who reads these takes them from Open Graph where they are missing, which Next repeats in them. */
const REPEATED_META = /<meta name="twitter:(?!card")[^<>]*>/g

/**
 * Drops what describes the page to crawlers and other sites, which read it in the HTML: `LinkNavigation` removes it there when the shopper goes
 * on to another page.
 * @param {Row[]} rows
 */
function dropDescriptions(rows) {
  const paths = findPaths(rows)
  for (const row of rows) {
    if (!Array.isArray(row.value) || row.value[0]?.[1] !== 'title') continue
    if (paths.some((path) => path.startsWith(`${row.id}:`))) continue
    row.value = row.value.filter((/** @type {any} */ element) => !isForOthers(element))
    row.isChanged = true
  }
}

/** @param {any} element @returns {boolean} */
function isForOthers([, type, , props]) {
  const { property, name = '' } = props
  return type === 'meta' && (property !== undefined || name.startsWith('twitter:') || FOR_OTHERS.has(name))
}

/** Drops the properties of elements that have no value. @param {Row[]} rows */
function dropUndefined(rows) {
  for (const row of rows) {
    if (row.value === undefined || isImport(row) || !row.source.includes('"$undefined"')) continue
    visitParts(row.value, [], ({ 3: props }) => {
      for (const name in props) {
        if (props[name] !== '$undefined') continue
        delete props[name]
        row.isChanged = true
      }
      return false
    })
  }
}

/**
 * Drops what an inline script, structured data or a style of the head consists of: the browser and search engines read it in the HTML,
 * and React takes the element as it is.
 * @param {any[]} element @returns {boolean} whether it is one of these
 */
function dropInline([, type, , props]) {
  if (type === 'script' && props?.dangerouslySetInnerHTML) {
    props.dangerouslySetInnerHTML = { __html: '' }
    return true
  }
  if (type !== 'style' || !props?.href || !props.precedence) return false
  delete props.children
  return true
}

/**
 * Visits the elements in a value, until `visit` returns true for one: then its content is left out.
 * @param {any} value @param {(string | number)[]} path @param {(element: any[], path: (string | number)[]) => boolean} visit
 */
function visitParts(value, path, visit) {
  if (Array.isArray(value)) {
    if (isElement(value)) {
      if (!visit(value, path)) visitParts(value[3], [...path, 'props'], visit)
    } else for (const [i, entry] of value.entries()) visitParts(entry, [...path, i], visit)
  } else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) visitParts(entry, [...path, key], visit)
  }
}

/** @param {Row[]} rows @returns {string[]} the paths into other rows: "1f:props:children:0" */
function findPaths(rows) {
  return findPathsIn(rows.map(({ source }) => source).join(''))
}

/** @param {string} text @returns {string[]} */
function findPathsIn(text) {
  return [...text.matchAll(/"\$([\da-f]+:[^"\\]+)"/g)].map(([, path = '']) => path)
}

/**
 * @param {any} value @param {Map<string, Row>} byId @param {Set<string>} parents rows that contain it
 * @returns {boolean} whether it consists of elements and text
 */
function isStatic(value, byId, parents) {
  if (Array.isArray(value)) {
    if (!isElement(value)) return value.every((entry) => isStatic(entry, byId, parents))
    const [, type, , props] = value
    // A style that names no file stays where it is.
    const isInPlace = type === 'style' && !props?.href
    if (!isInPlace && !isStaticType(type, byId)) return false
    return Object.values(props ?? {}).every((entry) => isStatic(entry, byId, parents))
  }
  if (value && typeof value === 'object') return Object.values(value).every((entry) => isStatic(entry, byId, parents))
  if (typeof value !== 'string' || !value.startsWith('$')) return true
  if (value.startsWith('$$') || value === '$undefined') return true
  const [, id = '', path = ''] = /^\$L?([\da-f]+)(:.*)?$/.exec(value) ?? []
  const row = byId.get(id)
  if (!row || row.value === undefined || isImport(row)) return false
  if (path) {
    const target = readPath(row.value, path.slice(1).split(':'), byId)
    // A part of the same row is looked at where it stands.
    return target !== undefined && (parents.has(row.id) || isStatic(target, byId, new Set([...parents, row.id])))
  }
  return !parents.has(row.id) && isStatic(row.value, byId, new Set([...parents, row.id]))
}

/** @type {Record<string, number>} */
const ELEMENT_KEYS = { type: 1, key: 2, props: 3 }

/**
 * The value that a path of Flight leads to, through other rows where it passes a reference to one.
 * @param {any} value @param {string[]} path @param {Map<string, Row>} byId @returns {any} undefined if there is none
 */
function readPath(value, path, byId) {
  let target = value
  for (const key of path) {
    for (let hops = 0; typeof target === 'string' && hops < 10; hops += 1) {
      const row = byId.get(/^\$L?([\da-f]+)$/.exec(target)?.[1] ?? '')
      target = row && !isImport(row) ? row.value : undefined
    }
    if (!target || typeof target !== 'object') return undefined
    target = Array.isArray(target) && isElement(target) ? target[ELEMENT_KEYS[key] ?? -1] : target[key]
  }
  return target
}

/** @param {any} type of an element @param {Map<string, Row>} byId */
function isStaticType(type, byId) {
  if (typeof type !== 'string' || HOISTED.has(type)) return false
  if (!type.startsWith('$')) return true
  const name = importName(type, byId)
  if (name) return WITHOUT_HYDRATION.has(name)
  return byId.get(type.slice(1))?.value === '$Sreact.fragment'
}

/** @param {any} type "$L1e" @param {Map<string, Row>} byId @returns {string | null} the exported name of a client component */
function importName(type, byId) {
  const row = typeof type === 'string' ? byId.get(type.replace(/^\$L?/, '')) : undefined
  return row && isImport(row) ? (row.value?.at(-1) ?? null) : null
}

/** @param {Map<string, Row>} byId @returns {Set<string>} ids of the rows that the root needs */
function findReachable(byId) {
  /** @type {Set<string>} */
  const reachable = new Set()
  const queue = ['0']
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const row = byId.get(id)
    if (!row || reachable.has(id)) continue
    reachable.add(id)
    const text = row.isChanged ? JSON.stringify(row.value) : row.source
    for (const [, reference = ''] of text.matchAll(/"\$[A-Zg-z@]?([\da-f]+)(?=[":])/g)) queue.push(reference)
  }
  return reachable
}

/** @param {any[]} value */
const isElement = (value) => value.length >= 4 && value[0] === '$' && typeof value[1] === 'string'

/** @param {Row} row */
const isImport = (row) => row.source.startsWith(`${row.id}:I[`)

/** A row that is one string, to which imports refer. @param {Row} row */
const isString = (row) => typeof row.value === 'string' && row.source.startsWith(`${row.id}:"`)

/**
 * A text as a script has it, in single quotes: rows are full of double ones. Escapes the characters that Next does.
 * @param {string} text
 */
export const toScriptText = (text) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`.replaceAll(
    /[&<>\u2028\u2029]/g,
    escapeUnit,
  )

/** As a string of a script or JSON has it. @param {string} unit one UTF-16 unit */
export const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
