import { createDiskStore } from './disk'
import type { FileStore } from './port'
import { createS3Store, type S3Limits, type S3Settings } from './s3'

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_REGION = 'ap-southeast-2'

/** The store of uploaded files: the bucket if one is set, else the data folder. @param limits for S3, by default those of requests */
export function createFileStore(environment: Environment, limits?: S3Limits): FileStore {
  const settings = readS3Settings(environment)
  return settings ? createS3Store(settings, limits) : createDiskStore(environment.FORECOURT_DATA || '.data')
}

/** The settings of the bucket; null without one. */
export function readS3Settings(environment: Environment): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (!S3_BUCKET) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION || DEFAULT_REGION,
    endpoint: S3_ENDPOINT || undefined,
    // Most other stores have no host name for each bucket.
    pathStyle: S3_PATH_STYLE ? S3_PATH_STYLE === '1' : Boolean(S3_ENDPOINT),
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  }
}
