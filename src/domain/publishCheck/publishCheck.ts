/**
 * What may be wrong with a document before it is published. Dead links, and a check that failed, are passed by choice only; what publishing
 * refuses, not at all.
 */
export type FindingKind =
  | 'refused'
  | 'deadLink'
  | 'unchecked'
  | 'emptySection'
  | 'altText'
  | 'smallPicture'
  | 'expired'
  | 'headingOrder'
  | 'featureOff'
  | 'templateWords'

export interface Finding {
  kind: FindingKind
  message: string
  /** path of the field: `layout.2.link`; empty for the whole document */
  field: string
}

/** Whether publishing is refused for it. */
export const isRefused = ({ kind }: { kind: string }): boolean => kind === 'refused'

/** Whether publishing needs an explicit choice, or is refused. */
export const isSerious = (finding: Pick<Finding, 'kind'>): boolean =>
  isRefused(finding) || finding.kind === 'deadLink' || finding.kind === 'unchecked'

/** A link of a document. */
export interface DocumentLink {
  field: string
  /** a path on the site, without query and fragment */
  path: string
}

/** A picture of a document and what is stored of its file. */
export interface DocumentPicture {
  field: string
  /** slug of the block; outside of blocks that of the collection */
  place: string
  alt: string | null
  filename: string
  /** pixels; null for files without */
  width: number | null
}

/** Pixels that a picture needs to be sharp on wide screens, by the block that shows it across the page. */
const WIDE_BLOCKS: Readonly<Record<string, number>> = { heroBanner: 1200, bannerCarousel: 1200 }
/** Pixels for any other picture. */
const MIN_WIDTH = 600

/** Portraits, logos and tiles of menus are shown small. */
const SMALL_PLACES = new Set(['menus', 'testimonials', 'team', 'brandGrid', 'whyChooseUs'])

/** Pictures that nobody described, and pictures that would look blurred. */
export function checkPictures(pictures: readonly DocumentPicture[]): Finding[] {
  return pictures.flatMap(({ field, place, alt, filename, width }): Finding[] => {
    const min = minWidthIn(place)
    return [
      ...(isDescribed(alt, filename)
        ? []
        : [
            {
              kind: 'altText' as const,
              field,
              message: `The picture ${filename} has no alt text that says what it shows.`,
            },
          ]),
      ...(width !== null && width < min
        ? [
            {
              kind: 'smallPicture' as const,
              field,
              message: `The picture ${filename} is ${width} pixels wide. It needs ${min} to be sharp here.`,
            },
          ]
        : []),
    ]
  })
}

const minWidthIn = (place: string): number => (SMALL_PLACES.has(place) ? 0 : (WIDE_BLOCKS[place] ?? MIN_WIDTH))

/** False for names of files, with or without their ending: "IMG_2041". */
function isDescribed(alt: string | null, filename: string): boolean {
  const text = alt?.trim().toLowerCase() ?? ''
  const name = filename.toLowerCase()
  return (
    text !== '' &&
    text !== name &&
    text !== name.replace(/\.\w+$/, '') &&
    !/^(img|dsc|image|photo)[\W_]*\d*$/.test(text)
  )
}

/** A heading in rich text. */
export interface TextHeading {
  /** 1 to 6 */
  level: number
  text: string
}

/**
 * Headings in a text that skip a level, or that repeat the level of the page's title.
 * @param above level of the heading before the text; under one of level 2, a text may begin with level 2 or 3
 */
export function checkHeadings(field: string, headings: readonly TextHeading[], above = 2): Finding[] {
  return headings.flatMap(({ level, text }, index): Finding[] => {
    const before = headings[index - 1]?.level ?? above
    const finding = (message: string): Finding[] => [{ kind: 'headingOrder', field, message }]
    if (level === 1) return finding(`"${text}" is a heading of level 1, which is for the page's title. Use level 2.`)
    if (level > before + 1)
      return finding(`"${text}" is a heading of level ${level} after level ${before}. Use level ${before + 1}.`)
    return []
  })
}

/** A block of a page as its outline has it. */
export interface OutlineBlock {
  /** whether the block begins with a heading of its own, outside of its texts: the page's title if it is the first of the page */
  hasHeading: boolean
  /** whether its text may begin with the page's title */
  isText: boolean
  texts: readonly { field: string; headings: readonly TextHeading[]; startsWithHeading: boolean }[]
}

/**
 * Headings out of order from block to block of a page, as it is rendered: the first block with a heading has the title, of level 1, and the
 * heading of each other block is of level 2.
 */
export function checkOutline(blocks: readonly OutlineBlock[]): Finding[] {
  let above = 1
  let hasTitle = false
  return blocks.flatMap(({ hasHeading, isText, texts }) => {
    if (hasHeading) {
      above = hasTitle ? 2 : 1
      hasTitle = true
    }
    return texts.flatMap(({ field, headings, startsWithHeading }) => {
      const isTitle = isText && startsWithHeading && !hasTitle
      const rest = isTitle ? headings.slice(1) : headings
      if (isTitle) {
        above = 1
        hasTitle = true
      }
      const findings = checkHeadings(field, rest, above)
      above = rest.at(-1)?.level ?? above
      return findings
    })
  })
}

/** Rich text (Lexical's JSON) as its headings and links. */
export function readRichText(value: unknown): { headings: TextHeading[]; links: string[]; pages: number[] } {
  const found = { headings: [] as TextHeading[], links: [] as string[], pages: [] as number[] }
  visit((value as { root?: unknown } | null)?.root, found)
  return found
}

/** Whether a rich text, as a form sends it, begins with a heading. */
export function startsWithHeading(value: unknown): boolean {
  const { root } = (value ?? {}) as { root?: TextNode | null }
  return Array.isArray(root?.children) && (root.children[0] as TextNode | null | undefined)?.type === 'heading'
}

interface TextNode {
  type?: unknown
  tag?: unknown
  text?: unknown
  children?: unknown
  fields?: { url?: unknown; linkType?: unknown; doc?: { relationTo?: unknown; value?: unknown } | null } | null
}

function visit(node: unknown, found: ReturnType<typeof readRichText>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, tag, children, fields } = node as TextNode
  if (type === 'heading') found.headings.push({ level: Number(String(tag).slice(1)) || 2, text: wordsOf(node) })
  if (type === 'link' || type === 'autolink') {
    const { doc, url, linkType } = fields ?? {}
    const value = typeof doc?.value === 'object' ? (doc.value as { id?: unknown } | null)?.id : doc?.value
    if (linkType === 'internal' && doc?.relationTo === 'pages') found.pages.push(Number(value))
    else if (typeof url === 'string') found.links.push(url)
  }
  if (Array.isArray(children)) for (const child of children) visit(child, found)
}

function wordsOf(node: unknown): string {
  const { text, children } = (node ?? {}) as TextNode
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.map(wordsOf).join('') : ''
}

/** The path of a link on the own site, without query and fragment; null for other sites, phone numbers and sections of the page. */
export function ownPath(link: string, hosts: readonly string[]): string | null {
  if (link.startsWith('/') && !link.startsWith('//')) return link.split(/[?#]/)[0] || null
  if (!URL.canParse(link)) return null
  const { protocol, host, pathname } = new URL(link)
  return /^https?:$/.test(protocol) && hosts.includes(host) ? pathname : null
}

/** A document with dates: offers and campaign pages. */
export interface DatedDocument {
  /** ISO 8601 */
  expiry: string | null
  /** field of the date */
  field: string
  noun: string
}

/** A document that ends before anyone could see it. */
export function checkExpiry({ expiry, field, noun }: DatedDocument, now: Date): Finding[] {
  if (!expiry || new Date(expiry) > now) return []
  return [{ kind: 'expired', field, message: `This ${noun} has ended: shoppers will not see it. Change its end date.` }]
}

/** Findings in the order in which staff go through them: what is refused and dead links first, then from the top of the form. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      Number(isRefused(b)) - Number(isRefused(a)) ||
      Number(isSerious(b)) - Number(isSerious(a)) ||
      a.field.localeCompare(b.field, 'en', { numeric: true }),
  )
}
