import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { FeedSource } from '../../domain/feeds/feedOptions'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import { HttpError } from '../../providers/httpClient/httpError'
import { openStream, type StreamRules } from '../../providers/httpClient/openStream'
import { decryptText } from '../../server/encryptedText'
import { type FileStore, getFileStore, isFileStoreError } from '../../server/fileStore'
import { FeedError } from '../feedError'

/** A feed's source settings. */
export interface SourceSettings {
  source: FeedSource
  /** name of an uploaded file */
  uploadName?: string | null
  /** relative to the site's folder for feeds */
  filePath?: string | null
  url?: string | null
  username?: string | null
  /** as typed, before it is saved */
  password?: string | null
  sealedPassword?: string | null
}

/** Where feeds may be read from. */
export interface SourceRules {
  /** holds uploaded feeds */
  files: Pick<FileStore, 'open'>
  /** FEEDS_FOLDER, with a subfolder for each site */
  feedsFolder: string | null
  /** also allows plain http */
  development: boolean
  /** for tests: which addresses may be connected to */
  isAllowed?: StreamRules['isAllowed']
}

/** The rules of this deployment. */
export function readSourceRules(environment: Record<string, string | undefined> = process.env): SourceRules {
  return {
    files: getFileStore(),
    feedsFolder: environment.FEEDS_FOLDER ? resolve(environment.FEEDS_FOLDER) : null,
    development: environment.NODE_ENV === 'development',
  }
}

const MAX_DOWNLOAD_BYTES = 1024 * 1024 * 1024
const IDLE_MS = 60_000

const UPLOAD_UNREADABLE = 'The uploaded file cannot be read right now. Try again in a few minutes.'

/**
 * Opens a feed as a stream of bytes.
 * @param siteSlug the site's folder for feeds: a dealer's staff must not read another dealer's files
 * @throws {FeedError}
 */
export async function openSource(
  settings: SourceSettings,
  rules: SourceRules,
  siteSlug: string,
): Promise<AsyncIterable<Buffer>> {
  switch (settings.source) {
    case 'upload':
      if (!settings.uploadName) throw new FeedError('No file uploaded. Upload the feed under Source.')
      return openUpload(rules.files, settings.uploadName)
    case 'file':
      if (!rules.feedsFolder)
        throw new FeedError(
          'This server has no folder for feeds. Upload the feed, or ask the operator to set FEEDS_FOLDER.',
        )
      if (!settings.filePath) throw new FeedError('No file path set. Enter it under Source.')
      return openFile(join(rules.feedsFolder, siteSlug), settings.filePath, `The file ${settings.filePath}`)
    case 'url':
      return openUrl(settings, rules)
  }
}

/** The source's name for a run's document, without credentials. */
export function getSourceName({ source, uploadName, filePath, url }: SourceSettings): string {
  return (source === 'upload' ? uploadName : source === 'file' ? filePath : url) ?? ''
}

async function openUpload(files: SourceRules['files'], name: string): Promise<AsyncIterable<Buffer>> {
  try {
    const file = await files.open(UPLOAD_FOLDERS.feedFiles, name)
    if (!file) throw notFound('The uploaded file')
    return withFeedErrors(file.stream, () => new FeedError(UPLOAD_UNREADABLE))
  } catch (error) {
    throw isFileStoreError(error) ? new FeedError(UPLOAD_UNREADABLE) : error
  }
}

const notFound = (label: string) => new FeedError(`${label} was not found. Upload it again, or correct the path.`)

/** Opens a file inside a folder; resolves symbolic links first. */
async function openFile(folder: string, path: string, label: string): Promise<AsyncIterable<Buffer>> {
  const missing = notFound(label)
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
  if (!url || !URL.canParse(url)) throw new FeedError('No URL set. Enter it under Source.')
  const password = plainPassword || (sealedPassword ? decryptText(sealedPassword) : '')
  if (password === null)
    throw new FeedError(
      'The saved password cannot be decrypted because PAYLOAD_SECRET has changed. Enter it again under Source.',
    )
  try {
    const bytes = await openStream(new URL(url), {
      maxBytes: MAX_DOWNLOAD_BYTES,
      idleMs: IDLE_MS,
      accept: 'text/csv, application/xml, text/xml, application/json, text/plain;q=0.9, */*;q=0.5',
      login: username ? { username, password } : null,
      protocols: rules.development ? ['https:', 'http:'] : ['https:'],
      isAllowed: rules.isAllowed,
    })
    return withFeedErrors(bytes, toFeedError)
  } catch (error) {
    throw toFeedError(error)
  }
}

async function* withFeedErrors(
  bytes: AsyncIterable<Buffer>,
  toError: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw toError(error)
  }
}

const toFeedError = (error: unknown) =>
  error instanceof HttpError ? new FeedError(`The feed could not be downloaded: ${error.message}.`) : error
