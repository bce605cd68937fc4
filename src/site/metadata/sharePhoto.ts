/** Size that Open Graph consumers expect: about 2:1, in pixels. */
const WIDTH = 1200
const HEIGHT = 675

/** A photo as a share image: cropped, and a JPEG, since not every service accepts WebP. */
export const sharePhoto = (url: string) => ({
  url: `/api/images?${new URLSearchParams({ src: url, w: String(WIDTH), crop: '16:9', format: 'jpeg' })}`,
  width: WIDTH,
  height: HEIGHT,
  type: 'image/jpeg',
})
