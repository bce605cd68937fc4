export interface MediaImage {
  url: string
  alt: string
  width: number
  height: number
}
