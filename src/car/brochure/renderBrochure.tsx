import { renderToBuffer } from '@react-pdf/renderer'
import { CarBrochure, type CarBrochureProps } from './CarBrochure'

/** The props of a brochure with its pictures as they arrive in another process. */
export interface BrochureInput extends Omit<CarBrochureProps, 'logo' | 'photos'> {
  logo: Uint8Array | null
  photos: readonly Uint8Array[]
}

/** The brochure as a PDF. Runs in a process of its own: it takes up to a second. */
export function renderBrochure({ logo, photos, ...props }: BrochureInput): Promise<Uint8Array> {
  return renderToBuffer(<CarBrochure {...props} logo={logo && toBuffer(logo)} photos={photos.map(toBuffer)} />)
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
