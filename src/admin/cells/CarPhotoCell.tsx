import type { DefaultServerCellComponentProps } from 'payload'

interface Photo {
  url?: string
  thumbUrl?: string
}

/** First photo of a car in lists. */
export function CarPhotoCell({ cellData }: DefaultServerCellComponentProps) {
  const [first] = Array.isArray(cellData) ? (cellData as Photo[]) : []
  const url = first?.thumbUrl || first?.url
  if (!url) return <span className="forecourt-photo forecourt-photo--none">No photo</span>
  // biome-ignore lint/performance/noImgElement: feed photos come from any host and are shown unoptimised.
  return <img alt="" className="forecourt-photo" height={48} loading="lazy" src={url} width={72} />
}
