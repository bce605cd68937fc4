import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `holds` does, for at most `withinMs`. @throws with what was waited for */
export async function until(what: string, holds: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    if (await holds()) return
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs / 1000} s in vain until ${what}`)
    await sleep(50)
  }
}
