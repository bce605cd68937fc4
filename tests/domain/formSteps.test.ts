import { expect, it } from 'vitest'
import {
  addStep,
  completeStep,
  differInContent,
  findLostRow,
  redoStep,
  startSteps,
  stepTo,
  undoStep,
} from '../../src/domain/formSteps'

it('steps go back and forward again, until something else is entered', () => {
  const steps = addStep(addStep(startSteps('a'), 'b'), 'c')
  const undone = undoStep(undoStep(steps))
  expect(undone.present).toBe('a')
  expect(undoStep(undone)).toBe(undone)
  expect(redoStep(undone).present).toBe('b')
  const changed = addStep(undone, 'd')
  expect(redoStep(changed)).toBe(changed)
  expect(undoStep(changed).present).toBe('a')
})

it('what the form fills in by itself is undone with the step that it completes, and can be redone', () => {
  const steps = completeStep(addStep(startSteps('a'), 'block'), 'block with rows')
  const undone = undoStep(steps)
  expect(undone.present).toBe('a')
  expect(redoStep(completeStep(undone, 'a with defaults')).present).toBe('block with rows')
})

it('going back empties what was not there yet, and marks what differs as changed', () => {
  const before = { heading: {}, text: { value: 'A' }, same: { value: 'S' }, rows: { rows: [{ id: 'x' }] }, kept: {} }
  const after = { ...before, heading: { value: 'Our year' }, text: { value: 'B' } }
  expect(stepTo(before, after)).toEqual({
    ...before,
    heading: { value: null, isModified: true },
    text: { value: 'A', isModified: true },
  })
})

it('at most 100 steps are kept', () => {
  let steps = startSteps(0)
  for (let step = 1; step <= 150; step += 1) steps = addStep(steps, step)
  expect(steps.past).toHaveLength(100)
  expect(steps.past[0]).toBe(50)
})

it('states differ by what is entered, not by validation or ignored fields', () => {
  const before = { title: { value: 'A', valid: true }, items: { value: 2, rows: [{ id: 'x' }, { id: 'y' }] } }
  const differs = (after: object) => differInContent(before, { ...before, ...after }, new Set(['updatedAt']))
  expect(differs({ title: { value: 'A', valid: false } })).toBe(false)
  expect(differs({ updatedAt: { value: 'now' } })).toBe(false)
  expect(differs({ title: { value: 'B' } })).toBe(true)
  expect(differs({ items: { value: 2, rows: [{ id: 'y' }, { id: 'x' }] } })).toBe(true)
})

it('a lost row is noticed and named, an added one is none', () => {
  const [two, one] = [{ items: { rows: [{ id: 'x' }, { id: 'y' }] } }, { items: { rows: [{ id: 'x' }] } }]
  expect(findLostRow(two, one)).toEqual({ blockType: null, name: null })
  expect(findLostRow(one, two)).toBeNull()
  const outer = { outer: { rows: [{ id: 'a' }] } }
  expect(findLostRow({ ...outer, ...two }, { ...outer, ...one })).not.toBeNull()
  expect(findLostRow({ ...outer, ...two }, { ...outer, ...two })).toBeNull()
  const page = {
    'layout.1.items': { rows: [{ id: 'i' }, { id: 'j' }] },
    layout: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    'layout.1.blockType': { value: 'faq' },
    'layout.1.heading': { value: ' Questions ' },
  }
  const next = { 'layout.1.items': { rows: [] }, layout: { rows: [{ id: 'a' }, { id: 'c' }] } }
  expect(findLostRow(page, next)).toEqual({ blockType: 'faq', name: 'Questions' })
})

it('blocks that a saved section is shown in place of are not lost, and neither are rows of a moved block', () => {
  const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) })
  const page = { layout: rows('a', 'b', 'c'), 'layout.0.people': rows('p', 'q'), 'layout.1.people': rows('r') }
  expect(findLostRow(page, { layout: rows('section', 'c') })).toBeNull()
  expect(findLostRow(page, { layout: rows('c') })).not.toBeNull()
  const moved = { layout: rows('b', 'a', 'c'), 'layout.0.people': rows('r'), 'layout.1.people': rows('p', 'q') }
  expect(findLostRow(page, moved)).toBeNull()
})
