import { excerptAround, plainText } from '../find/findWords'

/** What a block may have that tells it apart from another of its kind. */
export interface NamedBlock {
  heading?: unknown
  title?: unknown
  /** rich text */
  content?: unknown
}

/** A block's heading, or else the first words of its text, at most 90 characters; null if it has neither. */
export function nameBlock({ heading, title, content }: NamedBlock): string | null {
  const found = [heading, title, plainText(content)].find((text) => typeof text === 'string' && text.trim() !== '')
  return found ? excerptAround(String(found), []) : null
}
