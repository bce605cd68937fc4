import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { FeedSource } from '../../domain/feeds/feedOptions'
import { HttpError } from '../../providers/httpClient/httpError'
import { openStream, type StreamRules } from '../../providers/httpClient/openStream'
import { decryptText } from '../../server/encryptedText'
import { FeedError } from '../feedError'

/** Where a feed comes from, as it is set up. */
export interface SourceSettings {
  source: FeedSource
  /** name of an uploaded file */
  uploadName?: string | null
  /** below the site's folder for feeds */
  filePath?: string | null
  url?: string | null
  username?: string | null
  /** as it was typed, before it is kept */
  password?: string | null
  sealedPassword?: string | null
}

/** Where feeds may be read from. */
export interface SourceRules {
  /** the folder of uploaded feeds */
  uploadFolder: string
  /** the folder that FEEDS_FOLDER names, with a folder for each site */
  feedsFolder: string | null
  /** plain http too, for feeds under development */
  development: boolean
  /** for tests: which addresses may be asked */
  isAllowed?: StreamRules['allows']
}

/** What this deployment's environment says. */
export function readSourceRules(environment: Record<string, string | undefined> = process.env): SourceRules {
  return {
    uploadFolder: resolve(environment.FORECOURT_DATA || '.data', 'feed-files'),
    feedsFolder: environment.FEEDS_FOLDER ? resolve(environment.FEEDS_FOLDER) : null,
    development: environment.NODE_ENV === 'development',
  }
}

const MAX_DOWNLOAD_BYTES = 1024 * 1024 * 1024
const IDLE_MS = 60_000

/**
 * Opens a feed's bytes. Throws `FeedError` in words for staff.
 * @param siteSlug names the site's own folder for feeds: one dealer's staff must not read another's
 */
export async function openSource(
  settings: SourceSettings,
  rules: SourceRules,
  siteSlug: string,
): Promise<AsyncIterable<Buffer>> {
  switch (settings.source) {
    case 'upload':
      if (!settings.uploadName) throw new FeedError('No file is uploaded. Upload the feed under Source.')
      return openFile(rules.uploadFolder, settings.uploadName, 'Its uploaded file')
    case 'file':
      if (!rules.feedsFolder)
        throw new FeedError(
          'This server has no folder for feeds. Whoever runs it sets FEEDS_FOLDER, or upload the feed.',
        )
      if (!settings.filePath) throw new FeedError('No file is named. Give its path under Source.')
      return openFile(join(rules.feedsFolder, siteSlug), settings.filePath, `The file ${settings.filePath}`)
    case 'url':
      return openUrl(settings, rules)
  }
}

/** What a run's document calls the source; never with a login. */
export function getSourceName({ source, uploadName, filePath, url }: SourceSettings): string {
  return (source === 'upload' ? uploadName : source === 'file' ? filePath : url) ?? ''
}

/** A file inside a folder, wherever links lead. */
async function openFile(folder: string, path: string, label: string): Promise<AsyncIterable<Buffer>> {
  const missing = new FeedError(`${label} is not there. Upload it again, or correct its path.`)
  if (isAbsolute(path) || path.includes('\0')) throw missing
  const root = await realpath(folder).catch(() => null)
  const file = root === null ? null : await realpath(join(root, path)).catch(() => null)
  if (root === null || file === null) throw missing
  const relativePath = relative(root, file)
  if (relativePath === '' || relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath))
    throw missing
  if (!(await stat(file)).isFile()) throw missing
  return createReadStream(file, { highWaterMark: 256 * 1024 })
}

async function openUrl(settings: SourceSettings, rules: SourceRules): Promise<AsyncIterable<Buffer>> {
  const { url, username, password: plainPassword, sealedPassword } = settings
  if (!url || !URL.canParse(url)) throw new FeedError('No address is given. Type it under Source.')
  const password = plainPassword || (sealedPassword ? decryptText(sealedPassword) : '')
  if (password === null)
    throw new FeedError(
      'The kept password cannot be read, because PAYLOAD_SECRET was changed. Type it again under Source.',
    )
  try {
    const bytes = await openStream(new URL(url), {
      maxBytes: MAX_DOWNLOAD_BYTES,
      idleMs: IDLE_MS,
      accept: 'text/csv, application/xml, text/xml, application/json, text/plain;q=0.9, */*;q=0.5',
      login: username ? { username, password } : null,
      protocols: rules.development ? ['https:', 'http:'] : ['https:'],
      allows: rules.isAllowed,
    })
    return withFeedErrors(bytes)
  } catch (error) {
    throw toFeedError(error)
  }
}

async function* withFeedErrors(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw toFeedError(error)
  }
}

const toFeedError = (error: unknown) =>
  error instanceof HttpError ? new FeedError(`The feed could not be fetched: ${error.message}.`) : error
