import type { Readable } from 'node:stream'
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { UploadFolder } from '../../domain/uploadFolders'
import { type FileStore, FileStoreError, isFileName, type StoredFile } from './port'

export interface S3Settings {
  bucket: string
  region: string
  /** of a store other than Amazon's; undefined for Amazon's */
  endpoint?: string
  /** the bucket is part of the path instead of the host name */
  pathStyle: boolean
  /** undefined for the role of the machine */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** How long to wait for S3. Times are in milliseconds. */
export interface S3Limits {
  connectMs: number
  /** without a byte in either direction */
  idleMs: number
  /** until the response begins, with all attempts; `MIN_BYTES_PER_MS` is added for a file that is written */
  totalMs: number
  attempts: number
  /** after a call without a response, further ones fail at once for so long, since each would hold a connection of the database */
  pauseMs: number
}

/** For requests, in which somebody waits, and whose connection to the database others may wait for. */
const REQUEST_LIMITS: S3Limits = { connectMs: 2000, idleMs: 5000, totalMs: 5000, attempts: 2, pauseMs: 3000 }

/** For commands that copy many files, where a failure costs more than a wait. */
export const COPY_LIMITS: S3Limits = { connectMs: 5000, idleMs: 60_000, totalMs: 3_600_000, attempts: 5, pauseMs: 0 }

/** Bytes that are sent at once of a file whose size is not known. Amazon takes at least 5 MB and 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024

/** The slowest upload that is waited for: 1 MB in a second. */
const MIN_BYTES_PER_MS = 1000

const MAX_SOCKETS = 100

/** Keeps files in a bucket, each folder under a prefix of its own. The AWS client is loaded when it is first used. */
export function createS3Store(settings: S3Settings, limits: S3Limits = REQUEST_LIMITS): FileStore {
  const { bucket: Bucket } = settings
  const availability = createAvailability(limits.pauseMs)
  let loading: Promise<Sdk> | undefined
  const load = () => {
    loading ??= loadSdk(settings, limits)
    return loading
  }

  const call = async <Result>(
    run: (sdk: Sdk, signal: AbortSignal) => Promise<Result>,
    sentBytes = 0,
  ): Promise<Result> => {
    availability.check()
    const sdk = await load()
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), limits.totalMs + sentBytes / MIN_BYTES_PER_MS)
    try {
      const result = await run(sdk, timeout.signal)
      availability.report('responded')
      return result
    } catch (error) {
      availability.report(isSilence(error) ? 'silent' : 'responded')
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  const getKey = (folder: UploadFolder, name: string) => `${folder}/${name}`

  return {
    kind: 's3',
    find: async (folder, name) => {
      if (!isFileName(name)) return null
      const command = { Bucket, Key: getKey(folder, name) }
      return nullIfMissing(
        call(async ({ client, HeadObjectCommand }, abortSignal) =>
          toStoredFile(await client.send(new HeadObjectCommand(command), { abortSignal })),
        ),
      )
    },
    open: async (folder, name, range) => {
      if (!isFileName(name)) return null
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = { Bucket, Key: getKey(folder, name), Range }
      return nullIfMissing(
        call(async ({ client, GetObjectCommand }, abortSignal) => {
          const object = await client.send(new GetObjectCommand(command), { abortSignal })
          return { ...toStoredFile(object), stream: object.Body as Readable }
        }),
      )
    },
    write: async (folder, name, content, ContentType) => {
      if (!isFileName(name)) throw new FileStoreError(`Not a file name: ${name}`)
      const params = { Bucket, Key: getKey(folder, name), Body: content, ContentType }
      const bytes = Buffer.isBuffer(content) ? content.length : 0
      await withOwnErrors(
        call(async (sdk, abortSignal) => {
          if (Buffer.isBuffer(content)) return sdk.client.send(new sdk.PutObjectCommand(params), { abortSignal })
          const { Upload } = await import('@aws-sdk/lib-storage')
          return new Upload({ client: sdk.client, params, partSize: PART_BYTES, queueSize: 1 }).done()
        }, bytes),
      )
    },
    delete: async (folder, name) => {
      if (!isFileName(name)) return
      const command = { Bucket, Key: getKey(folder, name) }
      await withOwnErrors(
        call(({ client, DeleteObjectCommand }, abortSignal) =>
          client.send(new DeleteObjectCommand(command), { abortSignal }),
        ),
      )
    },
  }
}

type Commands = 'DeleteObjectCommand' | 'GetObjectCommand' | 'HeadObjectCommand' | 'PutObjectCommand'
type Sdk = Pick<typeof import('@aws-sdk/client-s3'), Commands> & { client: S3Client }

async function loadSdk({ region, endpoint, pathStyle, credentials }: S3Settings, limits: S3Limits): Promise<Sdk> {
  const { S3Client, ...commands } = await importCommands()
  const agent = { keepAlive: true, maxSockets: MAX_SOCKETS }
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: pathStyle,
    maxAttempts: limits.attempts,
    // Stores other than Amazon's refuse the newer checksums, which Amazon does not need either.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  return { ...commands, client }
}

async function importCommands() {
  const { S3Client, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = await import(
    '@aws-sdk/client-s3'
  )
  return { S3Client, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand }
}

/** Whether S3 responded lately. After a pause one call finds out, while others still fail at once. */
function createAvailability(pauseMs: number) {
  let awayUntil = 0
  return {
    /** @throws {FileStoreError} during a pause */
    check() {
      const now = performance.now()
      if (now < awayUntil) throw new FileStoreError('The file store is not responding')
      if (awayUntil > 0) awayUntil = now + pauseMs
    },
    report(outcome: 'responded' | 'silent') {
      awayUntil = outcome === 'responded' ? 0 : performance.now() + pauseMs
    },
  }
}

/** System codes of a host that cannot be reached or stopped in between. */
const SILENT_CODES = /^(ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** True if the store did not respond. A refusal is a response, and an error of the content to write is not the store's. */
function isSilence(error: unknown): boolean {
  const { code = '', name } = error as NodeJS.ErrnoException
  return statusOf(error) === undefined && (['AbortError', 'TimeoutError'].includes(name) || SILENT_CODES.test(code))
}

const statusOf = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode

/** `NoSuchBucket` has the same status, and is a mistake in the settings. A response without a body has no name. */
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw toStoreError(error)
  }
}

async function withOwnErrors(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw toStoreError(error)
  }
}

function toStoreError(error: unknown): FileStoreError {
  if (error instanceof FileStoreError) return error
  const status = statusOf(error)
  const reason = status === undefined ? 'is not responding' : `responded ${status} (${(error as Error).name})`
  return new FileStoreError(`The file store ${reason}`, { cause: error })
}

interface S3Object {
  ContentLength?: number
  /** of a part: `bytes 0-99/1234` */
  ContentRange?: string
  LastModified?: Date
  ETag?: string
  ContentType?: string
}

function toStoredFile({ ContentLength, ContentRange, LastModified, ETag, ContentType }: S3Object): StoredFile {
  const total = /\/(\d+)$/.exec(ContentRange ?? '')?.[1]
  return {
    size: total === undefined ? (ContentLength ?? 0) : Number(total),
    modifiedAt: LastModified ?? new Date(0),
    etag: (ETag ?? '').replace(/^W\/|"/g, ''),
    type: ContentType ?? null,
  }
}
