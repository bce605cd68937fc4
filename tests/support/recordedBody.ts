const CHUNK_BYTES = 64 * 1024

/** A form with one file, as a stream that counts what is read of it. */
export function recordedBody({ megabytes, name, type }: { megabytes: number; name: string; type: string }) {
  const boundary = 'the-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const chunks = (megabytes * 1024 * 1024) / CHUNK_BYTES
  let sent = 0
  let bytes = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk =
          sent === 0
            ? Buffer.from(head)
            : sent <= chunks
              ? Buffer.alloc(CHUNK_BYTES, 'x')
              : Buffer.from(`\r\n--${boundary}--\r\n`)
        bytes += chunk.length
        controller.enqueue(chunk)
        if (sent > chunks) controller.close()
        sent += 1
      },
    },
    // Nothing is made before somebody reads.
    { highWaterMark: 0 },
  )
  return { stream, type: `multipart/form-data; boundary=${boundary}`, bytesRead: () => bytes }
}
