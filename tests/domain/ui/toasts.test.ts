import { beforeEach, expect, test } from 'vitest'
import { makeToastStore, TOAST_DURATION_MS, type ToastStore } from '@/ui/toasts'

let later: { run: () => void; ms: number }[]
let toasts: ToastStore

beforeEach(() => {
  later = []
  toasts = makeToastStore((run, ms) => later.push({ run, ms }))
})

test('[SITE-17] only the newest toast is kept', () => {
  toasts.add({ title: 'First' })
  const second = toasts.add({ title: 'Second' })
  expect(toasts.list()).toEqual([{ id: second, title: 'Second', durationMs: TOAST_DURATION_MS, open: true }])
})

test('[SITE-17] an update changes the toast in place', () => {
  const id = toasts.add({ title: 'Saving' })
  toasts.update(id, { title: 'Saved' })
  expect(toasts.list()).toMatchObject([{ id, title: 'Saved', open: true }])
})

test('[SITE-17] a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
  const id = toasts.add({ title: 'Saved' })
  toasts.dismiss(id)
  expect(toasts.list()).toMatchObject([{ id, open: false }])
  expect(later.map(({ ms }) => ms)).toEqual([1_000_000])
  later[0]!.run()
  expect(toasts.list()).toEqual([])
})

test('[SITE-17] dismissing without a name closes whatever is open, once', () => {
  toasts.add({ title: 'Saved' })
  toasts.dismiss()
  toasts.dismiss()
  expect(toasts.list()).toMatchObject([{ open: false }])
  expect(later).toHaveLength(1)
})

test('[SITE-17] a toast can be removed outright, and listeners hear of each change', () => {
  let heard = 0
  const stop = toasts.subscribe(() => {
    heard += 1
  })
  const id = toasts.add({ title: 'Saved' })
  toasts.remove(id)
  expect(toasts.list()).toEqual([])
  stop()
  toasts.add({ title: 'Unheard' })
  expect(heard).toBe(2)
})
