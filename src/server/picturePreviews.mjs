// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** The largest picture of the first screen, as `Picture` writes one with `priority`: its source for phones, and the attributes of its image. */
const FIRST_PICTURE =
  /<source media="\(max-width: 30rem\)" srcSet="([^"]*)"\/><img(?=[^>]* fetchPriority="high")(?=[^>]* class="[^"]*\bobject-cover\b)[^>]*>/

/** The address of a picture that this server resizes. */
const RESIZED = '/api/images?'

/**
 * Puts a preview of the largest picture of the first screen into a cached page: a kilobyte that is painted with the page, a second or more
 * before the picture on a slow network. The root element says so, for `layout.css`. The picture is decoded apart, so that a frame with its preview
 * does not wait for it.
 * @param {(query: URLSearchParams) => Promise<string | null>} findPreview the data URI of a preview by the query of its picture's address
 * @returns {(html: string) => Promise<string>} the page itself if it has no such picture, or no preview in time
 */
export function createPicturePreviews(findPreview) {
  return async (html) => {
    const [found, address = ''] = FIRST_PICTURE.exec(html) ?? []
    const path = address.replaceAll('&amp;', '&')
    if (!found || !path.startsWith(RESIZED)) return html
    const preview = await findPreview(new URLSearchParams(path.slice(path.indexOf('?')))).catch(() => null)
    if (!preview) return html
    const style = `background-image:url(${preview})`
    const at = found.lastIndexOf('<img')
    const image = found.slice(at).replace(' decoding="sync"', ' decoding="async"')
    const withPreview = image.includes(' style="')
      ? image.replace(' style="', ` style="${style};`)
      : image.replace('<img', `<img style="${style}"`)
    // A replacement by text would read `$` in the markup as a pattern.
    return html
      .replace(found, () => found.slice(0, at) + withPreview)
      .replace(' data-first-screen=""', ' data-first-screen="preview"')
  }
}
