import { describe, expect, it } from 'vitest'
import { findChosenRows, listClosedRows, listUnlikeChosen } from '../../src/domain/openRows'

const heading = { value: 'Why us' }
const closed = { heading, layout: { rows: [{ id: 'a', collapsed: true }] } }
const open = { heading, layout: { rows: [{ id: 'a', collapsed: false }] } }
const find = (before: typeof closed, after: Parameters<typeof findChosenRows>[2]) =>
  findChosenRows(before, listClosedRows(before), after)

describe('the blocks of a form', () => {
  it('stay as a person left them when an answer to an earlier change arrives', () => {
    const chosen = find(closed, open)
    expect([...chosen]).toEqual([['a', false]])
    const answer = { heading: { value: 'Why us' }, layout: { rows: [{ id: 'a', collapsed: true }] } }
    expect([...find(open, answer)]).toEqual([])
    expect(listUnlikeChosen(answer, chosen)).toEqual([{ path: 'layout', rows: [{ id: 'a', collapsed: false }] }])
    expect(listUnlikeChosen(open, chosen)).toEqual([])
  })

  it('are known by what they were: the form changes its own rows', () => {
    const state = structuredClone(closed)
    const before = listClosedRows(state)
    state.layout.rows[0]!.collapsed = false
    expect([...findChosenRows(state, before, { ...state, layout: { rows: state.layout.rows } })]).toEqual([
      ['a', false],
    ])
  })

  it('open when one is added, and stay closed when a template adds several', () => {
    const added = (...ids: string[]) => ({
      heading,
      layout: { rows: [...closed.layout.rows, ...ids.map((id) => ({ id, isLoading: true }))] },
    })
    const chosen = find(closed, added('b'))
    expect([...chosen]).toEqual([['b', false]])
    const rows = [closed.layout.rows[0], { id: 'b', isLoading: true, collapsed: false }]
    expect(listUnlikeChosen(added('b'), chosen)).toEqual([{ path: 'layout', rows }])
    expect(listUnlikeChosen({ heading, layout: { rows } } as typeof closed, chosen)).toEqual([])
    expect([...find(closed, added('b', 'c'))]).toEqual([])
  })
})
