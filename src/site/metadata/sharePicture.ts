/** What services that show shared links ask for: about twice as wide as high, in pixels. */
const WIDTH = 1200
const HEIGHT = 675

/** A photo as shared links show it: cut to their shape, and a JPEG, since not every service takes WebP. */
export const sharePhoto = (url: string) => ({
  url: `/api/images?${new URLSearchParams({ src: url, w: String(WIDTH), crop: '16:9', format: 'jpeg' })}`,
  width: WIDTH,
  height: HEIGHT,
  type: 'image/jpeg',
})
