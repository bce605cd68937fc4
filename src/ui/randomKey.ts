/** A key of 32 hex digits; `crypto.randomUUID` exists on secure origins only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
