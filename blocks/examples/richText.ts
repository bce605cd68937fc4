import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

/** A paragraph as text, a heading, or a list. Supports `**bold**` and `[text](/path)` links. */
export type RichTextPart = string | { heading: string; level?: 2 | 3 } | { list: string[]; ordered?: boolean }

interface Node extends SerializedLexicalNode {
  [key: string]: unknown
}

const element = (type: string, children: Node[], extra: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...extra,
})

/** Lexical's format bit for bold text. */
const BOLD = 1

const textNode = (text: string, bold = false): Node => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: bold ? BOLD : 0,
  mode: 'normal',
  style: '',
  text,
})

/** Parses `**bold**` and `[text](url)` into Lexical's inline nodes. */
function inline(text: string): Node[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link) {
        const fields = { linkType: 'custom', newTab: false, url: link[2] }
        return element('link', [textNode(link[1]!)], { version: 3, fields })
      }
      return part.startsWith('**') ? textNode(part.slice(2, -2), true) : textNode(part)
    })
}

function block(part: RichTextPart): Node {
  if (typeof part === 'string') return element('paragraph', inline(part), { textFormat: 0, textStyle: '' })
  if ('heading' in part) return element('heading', inline(part.heading), { tag: `h${part.level ?? 2}` })
  const items = part.list.map((item, position) => element('listitem', inline(item), { value: position + 1 }))
  return element('list', items, {
    listType: part.ordered ? 'number' : 'bullet',
    start: 1,
    tag: part.ordered ? 'ol' : 'ul',
  })
}

/** Rich text as the editor stores it, from plain parts. For examples and seeds. */
export function richText(parts: RichTextPart[]) {
  return { root: element('root', parts.map(block)) } as unknown as SerializedEditorState & {
    [key: string]: unknown
    root: {
      type: string
      children: { type: string; version: number; [key: string]: unknown }[]
      direction: 'ltr'
      format: ''
      indent: number
      version: number
    }
  }
}
