declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  /** The S3 server that tests run. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    httpServer: Server
    run(): Promise<{ port: number }>
  }
}
