interface StreamOptions {
  /** media type */
  type: string
  /** file name */
  name: string
  /** called if the download is interrupted by an error */
  onError: (error: unknown) => void
}

/** A download of a file that is made while it is sent. After an error the download is aborted, since a short file would look complete. */
export function streamResponse(chunks: AsyncGenerator<Uint8Array>, { type, name, onError }: StreamOptions): Response {
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      try {
        const { value, done } = await chunks.next()
        if (done) stream.close()
        else stream.enqueue(value)
      } catch (error) {
        onError(error)
        stream.error(error)
      }
    },
    cancel: () => chunks.return(undefined).then(() => undefined),
  })
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
