import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { CarBrochure, type CarBrochureProps } from './CarBrochure'

/** The brochure as a PDF. */
export function renderBrochure(props: CarBrochureProps): Promise<Buffer> {
  return renderToBuffer(<CarBrochure {...props} />)
}
