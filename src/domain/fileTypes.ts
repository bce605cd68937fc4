/** What is known of an upload before it is read. */
interface UploadedFile {
  name: string
  mimetype: string
}

const PHOTO = 'JPEG, PNG, WebP or AVIF'

/** Photos and brochures that are taken, as messages name them. */
const TAKEN = 'Photos are taken as JPEG, PNG, WebP, AVIF or HEIC, brochures as PDF'

/** A photo of an iPhone, which browsers cannot show. */
export const isHeic = ({ name, mimetype }: UploadedFile): boolean =>
  /\.(heic|heif|hif)$/i.test(name) || /^image\/hei[cf]/i.test(mimetype)

/** File types that staff often have and that are not taken, with what they do instead. */
const REFUSED: readonly { ending: RegExp; type: RegExp; reason: string }[] = [
  {
    ending: /\.svgz?$/i,
    type: /^image\/svg/i,
    reason:
      'SVG files can contain scripts and are not taken. Export the drawing as PNG or WebP, at least 1200 pixels wide.',
  },
  {
    ending: /\.tiff?$/i,
    type: /^image\/tiff/i,
    reason: 'Browsers cannot show TIFF files. Export the picture as JPEG.',
  },
  {
    ending: /\.(psd|ai|eps|indd)$/i,
    type: /photoshop|postscript|illustrator/i,
    reason: `This is a working file of a drawing program. Export it as ${PHOTO}, or as PDF.`,
  },
  {
    ending: /\.(mp4|mov|avi|m4v|webm)$/i,
    type: /^video\//i,
    reason: 'Videos are not stored here. Put the video on YouTube, and enter its address in a Video block.',
  },
  {
    ending: /\.(docx?|xlsx?|pptx?|pages|key|numbers)$/i,
    type: /msword|officedocument|ms-excel|ms-powerpoint/i,
    reason: 'Shoppers may not be able to open this file. Export it as PDF.',
  },
]

/** Why a file is not taken into the media and what to do instead, by its name and declared type; null for any other file. */
export function explainFileType({ name, mimetype }: UploadedFile): string | null {
  return REFUSED.find(({ ending, type }) => ending.test(name) || type.test(mimetype))?.reason ?? null
}

/** How files of the types that are taken begin. */
const SIGNATURES: readonly RegExp[] = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  // AVIF and HEIC, by their brand.
  /^.{4}ftyp(avi|hei|hev|mif|msf|mia)/s,
  // Readers of PDF look for its beginning in the first kilobyte.
  /%PDF-/,
]

/** Bytes in which a file shows its type. */
const SIGNATURE_BYTES = 1024

/** Why a file is not taken whose content is of no type that is taken, whatever its name says; null if it is of one. */
export function explainFileContent(name: string, content: Uint8Array): string | null {
  const start = String.fromCharCode(...content.subarray(0, SIGNATURE_BYTES))
  if (SIGNATURES.some((signature) => signature.test(start))) return null
  const isNamedSo = /\.(jpe?g|png|webp|avif|hei[cf]|hif|pdf)$/i.test(name)
  return `${name} is no photo or PDF${isNamedSo ? ', whatever its name says' : ''}. ${TAKEN}.`
}

/** Types that a browser's file chooser names for files that are taken; it names none for the HEIC photos of some systems. */
const TAKEN_TYPE = /^(image\/(jpeg|png|webp|avif|hei[cf])|application\/pdf)$/i

/** Why Bulk Upload leaves a file out, and what to do instead, by its name and the type that the browser names; null if it takes the file. */
export function explainLeftOut(file: UploadedFile): string | null {
  if (TAKEN_TYPE.test(file.mimetype)) return null
  if (isHeic(file)) return 'This browser does not say that it is a photo. Upload it by itself with Create New.'
  return explainFileType(file) ?? `${TAKEN}.`
}
