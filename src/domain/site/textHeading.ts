/** A rich text, as far as its headings go. */
interface Text {
  root: { children: { type: string }[] }
}

export function startsWithHeading(content: Text): boolean {
  return content.root.children[0]?.type === 'heading'
}

/** A text whose first heading is the page's own. */
export function promoteFirstHeading<Content extends Text>(content: Content): Content {
  if (!startsWithHeading(content)) return content
  const [first, ...rest] = content.root.children
  return { ...content, root: { ...content.root, children: [{ ...first, tag: 'h1' }, ...rest] } }
}
