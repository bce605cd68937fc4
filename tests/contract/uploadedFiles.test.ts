import config from '@payload-config'
import { expect, it } from 'vitest'

/** Types in which browsers run nothing: photos, and PDF in a viewer of its own. */
const PASSIVE = /^(image\/(jpeg|png|webp|avif|heic|heif)|application\/pdf)$/

it('an uploaded file that could be a page or a drawing with scripts is a download', async () => {
  const uploads = (await config).collections.filter(({ upload }) => upload)
  expect(uploads.length).toBeGreaterThanOrEqual(3)
  const shown = uploads.filter(({ upload }) => {
    const { mimeTypes = ['*/*'], modifyResponseHeaders } = upload as Exclude<typeof upload, boolean>
    const headers = modifyResponseHeaders?.({ headers: new Headers() })
    const isDownload = headers?.get('content-disposition') === 'attachment'
    return !isDownload && !mimeTypes.every((type) => PASSIVE.test(type))
  })
  expect(shown.map(({ slug }) => slug)).toEqual([])
})
