/** What is known of an upload before it is read. */
interface UploadedFile {
  name: string
  mimetype: string
}

const PHOTO = 'JPEG, PNG, WebP or AVIF'

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
