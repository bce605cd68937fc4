import { excerptAround, plainText } from '../find/findWords'

/** What a block may have that tells it apart from another of its kind. */
export interface NamedBlock {
  heading?: unknown
  title?: unknown
  /** rich text */
  content?: unknown
  /** the text beside a picture */
  beside?: { heading?: unknown; content?: unknown } | null
  caption?: unknown
}

/** A block's heading, or else the first words of its text, at most 90 characters; null if it has neither. */
export const nameBlock = ({ heading, title, content, beside, caption }: NamedBlock): string | null =>
  firstWords(heading, title, plainText(content), beside?.heading, plainText(beside?.content), caption)

/** What a row of a list in a block may have that tells it apart from the others. */
export interface NamedRow {
  heading?: unknown
  title?: unknown
  name?: unknown
  label?: unknown
  question?: unknown
  text?: unknown
}

/** The first words of a row of a list, such as a person's name or a question; null if it has none. */
export const nameRow = ({ heading, title, name, label, question, text }: NamedRow): string | null =>
  firstWords(heading, title, name, label, question, text)

function firstWords(...texts: unknown[]): string | null {
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '')
  return found ? excerptAround(String(found), []) : null
}
