/** Largest file that a shopper may send, in bytes (5 MB). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** A kind of file that is taken, with the ending that it is stored under. */
export interface FileKind {
  mimeType: string
  ending: string
}

const PDF: FileKind = { mimeType: 'application/pdf', ending: 'pdf' }
const DOCX: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: 'docx',
}
const ODT: FileKind = { mimeType: 'application/vnd.oasis.opendocument.text', ending: 'odt' }
const TEXT: FileKind = { mimeType: 'text/plain', ending: 'txt' }

export const FILE_ERRORS = {
  type: 'Please send a PDF, a Word document (.docx), an OpenDocument text or plain text.',
  active: 'This file runs commands when it is opened. Please save it as a plain PDF and send that.',
  size: 'This file is larger than 5 MB. Please choose a smaller one.',
  empty: 'This file is empty.',
} as const

/** What makes a PDF do something by itself. */
const ACTIVE_PDF = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)[\s/<([]/

/**
 * What a file is by its content, whatever its name says (LEAD-11); or why it is not taken. Documents with macros, scripts or
 * files of their own inside are refused.
 */
export function detectFileKind(bytes: Uint8Array): FileKind | { problem: string } {
  if (bytes.length === 0) return { problem: FILE_ERRORS.empty }
  if (bytes.length > MAX_FILE_BYTES) return { problem: FILE_ERRORS.size }
  // One character for each byte, so that names inside of a binary file can be looked for.
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('%PDF-')) return ACTIVE_PDF.test(text) ? { problem: FILE_ERRORS.active } : PDF
  if (text.startsWith('PK\u0003\u0004')) return zipKind(text)
  return isPlainText(bytes) ? TEXT : { problem: FILE_ERRORS.type }
}

/** Names of a zip's entries stand in it uncompressed. */
function zipKind(text: string): FileKind | { problem: string } {
  const isDocx = text.includes('[Content_Types].xml') && text.includes('word/document.xml')
  const isOdt = text.slice(30, 120).startsWith(`mimetype${ODT.mimeType}`)
  if (!isDocx && !isOdt) return { problem: FILE_ERRORS.type }
  if (/vbaProject\.bin|word\/embeddings\/|word\/activeX\/|Basic\/script|Scripts\//.test(text)) {
    return { problem: FILE_ERRORS.active }
  }
  return isDocx ? DOCX : ODT
}

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Markup that a browser would run is no letter.
    return !hasControls(text) && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text)
  } catch {
    return false
  }
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) return true
  }
  return false
}
