/** The part of a rich text with its headings. */
interface Text {
  root: { children: { type: string }[] }
}

export function startsWithHeading(content: Text): boolean {
  return content.root.children[0]?.type === 'heading'
}

/** A rich text whose first heading, if it starts with one, becomes the page's h1. */
export function promoteFirstHeading<Content extends Text>(content: Content): Content {
  if (!startsWithHeading(content)) return content
  const [first, ...rest] = content.root.children
  return { ...content, root: { ...content.root, children: [{ ...first, tag: 'h1' }, ...rest] } }
}
