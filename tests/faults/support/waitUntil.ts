import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the condition is met. @param what named in the error. @throws after `timeoutMs` */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await condition()) return
    if (Date.now() > deadline) throw new Error(`Timed out after ${timeoutMs / 1000} s waiting until ${what}`)
    await sleep(50)
  }
}
