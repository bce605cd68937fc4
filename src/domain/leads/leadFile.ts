/** Maximum size of an uploaded file, in bytes (5 MB). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** An accepted file type and its stored extension. */
export interface FileKind {
  mimeType: string
  extension: string
}

const PDF: FileKind = { mimeType: 'application/pdf', extension: 'pdf' }
const DOCX: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
}
const ODT: FileKind = { mimeType: 'application/vnd.oasis.opendocument.text', extension: 'odt' }
const TEXT: FileKind = { mimeType: 'text/plain', extension: 'txt' }

export const FILE_ERRORS = {
  type: 'Please upload a PDF, a Word document (.docx), an OpenDocument text or plain text.',
  active: 'This file contains scripts or embedded files. Please save it as a plain PDF and upload that.',
  size: 'This file is larger than 5 MB. Choose a smaller one.',
  empty: 'This file is empty.',
} as const

/** Active content of a PDF. */
const ACTIVE_PDF = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)[\s/<([]/

/**
 * Detects the type of a file by its content, whatever its name (LEAD-11), or returns why it is refused. Documents with macros,
 * scripts or embedded files are refused.
 */
export function detectFileKind(bytes: Uint8Array): FileKind | { problem: string } {
  if (bytes.length === 0) return { problem: FILE_ERRORS.empty }
  if (bytes.length > MAX_FILE_BYTES) return { problem: FILE_ERRORS.size }
  // One character per byte, so that a binary file can be searched for names.
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('%PDF-')) return ACTIVE_PDF.test(text) ? { problem: FILE_ERRORS.active } : PDF
  if (text.startsWith('PK\u0003\u0004')) return zipKind(text)
  return isPlainText(bytes) ? TEXT : { problem: FILE_ERRORS.type }
}

/** Entry names of a zip file are not compressed. */
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
    // Refuse markup that a browser would execute.
    return !hasControls(text) && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text)
  } catch {
    return false
  }
}

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) return true
  }
  return false
}
