import { jpegPath } from '@/domain/images'

/** Size that Open Graph consumers expect: about 2:1, in pixels. */
const WIDTH = 1200
const HEIGHT = 675

/** A photo as a share image: cropped, and a JPEG, since not every service accepts WebP. */
export const sharePhoto = (url: string) => ({
  url: jpegPath(url, WIDTH, '16:9'),
  width: WIDTH,
  height: HEIGHT,
  type: 'image/jpeg',
})
