import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { serialByKey } from '../../../src/server/serialByKey'

/** A shared number with a separate read and write, as in an account's list of sessions. */
function counter() {
  const stored = { count: 0 }
  const addOne = async () => {
    const { count } = stored
    await wait(2)
    stored.count = count + 1
  }
  return { stored, addOne }
}

it('concurrent calls under one key run one after the other, and none is lost', async () => {
  const { stored, addOne } = counter()
  const oneByOne = serialByKey(100)
  await Promise.all(Array.from({ length: 30 }, () => oneByOne('a', addOne)))
  expect(stored.count).toBe(30)
})

it('a failure rejects its own call, and the next one still runs', async () => {
  const oneByOne = serialByKey(100)
  const failed = oneByOne('a', async () => {
    throw new Error('refused')
  })
  const next = oneByOne('a', async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  await expect(next).resolves.toBe('done')
})

it('another key does not wait, and neither does a call that exceeds the queue limit', async () => {
  const oneByOne = serialByKey(2)
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = oneByOne('a', () => blocked)
  const second = oneByOne('a', async () => 'second')
  await expect(oneByOne('b', async () => 'other')).resolves.toBe('other')
  await expect(oneByOne('a', async () => 'third')).resolves.toBe('third')
  release()
  await first
  await expect(second).resolves.toBe('second')
})
