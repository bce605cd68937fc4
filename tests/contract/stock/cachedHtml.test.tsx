import { preload } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cachedHtml } from '../../../src/ui/lazy/cachedHtml'

let drawn = 0

function Card({ name }: { name: string }) {
  drawn += 1
  preload(`/${name}.webp`, { as: 'image' })
  return (
    <li>
      {name} <b>{name.length} letters</b>
    </li>
  )
}

const card = (name: string) => cachedHtml(JSON.stringify(['card', name]), () => <Card name={name} />)

it('draws an element once for each key', () => {
  drawn = 0
  const [first, second, other] = [card('hatch'), card('hatch'), card('ute')]
  expect(drawn).toBe(2)
  expect(second).toBe(first)
  expect(other).toContain('ute')
})

it('is the HTML that React draws in the page, without what belongs to the head', () => {
  const html = renderToString(<Card name="wagon" />)
  expect(html).toMatch(/^<link rel="preload"[^>]*wagon.webp/)
  expect(card('wagon')).toBe(html.slice(html.indexOf('<li>')))
})
