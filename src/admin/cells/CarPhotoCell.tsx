import type { DefaultServerCellComponentProps } from 'payload'

interface Photo {
  url?: string
  thumbUrl?: string
}

/** The first photo of a car in lists, or that there is none. */
export function CarPhotoCell({ cellData }: DefaultServerCellComponentProps) {
  const [first] = Array.isArray(cellData) ? (cellData as Photo[]) : []
  const url = first?.thumbUrl || first?.url
  if (!url) return <span className="forecourt-photo forecourt-photo--none">No photo</span>
  // biome-ignore lint/performance/noImgElement: the admin shows feed photos of any host as they are.
  return <img alt="" className="forecourt-photo" height={48} loading="lazy" src={url} width={72} />
}
