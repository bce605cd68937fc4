import { createHash } from 'node:crypto'

/** Begins the keys of a deployment in Redis, which deployments with different secrets may share. */
export const deploymentKey = (payloadSecret: string): string =>
  `forecourt:${createHash('sha256').update(payloadSecret).digest('base64url').slice(0, 16)}`
