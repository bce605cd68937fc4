import type { Plugin } from 'payload'

type Environment = Record<string, string | undefined>

/**
 * Upload storage: S3 if a bucket is configured, otherwise the local data folder. The AWS client is loaded only when used.
 * Files are always served from /api/media/file, so that URLs never change.
 */
export async function mediaStorage(environment: Environment): Promise<Plugin[]> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (!S3_BUCKET) return []
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const plugin = s3Storage({
    bucket: S3_BUCKET,
    collections: { media: true },
    config: {
      region: S3_REGION || 'ap-southeast-2',
      endpoint: S3_ENDPOINT || undefined,
      // S3-compatible servers address buckets by path, not by host name.
      forcePathStyle: Boolean(S3_ENDPOINT),
      credentials:
        S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
          ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
          : undefined,
    },
  })
  return [plugin]
}
