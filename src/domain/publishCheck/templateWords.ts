import type { Finding } from './publishCheck'

/** Words of page templates that say what belongs in their place, and that no shopper should read. */
export const TEMPLATE_WORDS = {
  campaignName: 'Name of the campaign',
  campaignText: 'What it is about, for whom, and until when.',
  landingName: 'What people came to find',
  landingText: 'In one sentence, what they get here.',
  introduction: 'Two or three sentences that help to choose.',
  firstQuestion: 'What do people ask first?',
  firstAnswer: 'Answer it in a sentence or two.',
  careersText: 'Which people you look for.',
  workingHere: 'What a day looks like, and what people learn.',
  position: 'Position, location, full time or part time',
  otherPosition: 'Another position',
  applyAnswer: 'Say who answers, and when.',
} as const

const words = new Set<string>(Object.values(TEMPLATE_WORDS))

/** Levels of a block that are read: lists of rows, and the paragraphs of a text. */
const MAX_DEPTH = 12

/** Fields of a block that still have words of a template, each once. @param path of the block's row, `layout.2` */
export function findTemplateWords(path: string, data: unknown): Finding[] {
  const found = new Map<string, string>()
  collect(data, path, null, 0, found)
  return [...found].map(([field, text]) => ({
    kind: 'templateWords',
    field,
    message: `"${text}" comes from the template. Write your own words, or remove it.`,
  }))
}

/** @param textField the rich text that the value is part of; its parts have no fields of their own */
function collect(value: unknown, path: string, textField: string | null, depth: number, found: Map<string, string>) {
  if (typeof value === 'string') {
    const field = textField ?? path
    if (words.has(value.trim()) && !found.has(field)) found.set(field, value.trim())
    return
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  for (const [name, part] of Object.entries(value))
    collect(part, `${path}.${name}`, textField ?? (name === 'root' ? path : null), depth + 1, found)
}
