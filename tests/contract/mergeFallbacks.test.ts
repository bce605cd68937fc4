import postcss from 'postcss'
import { expect, it } from 'vitest'
import mergeFallbacks from '@/ui/styles/mergeFallbacks.cjs'

it('stylesheets have no fallbacks for browsers that they are not made for', async () => {
  const mix = 'color:color-mix(in oklab,red 20%,blue)'
  const css = `.a{color:red;top:0}@supports (color:color-mix(in lab,red,red)){.a{${mix}}}.a{left:0}@supports (top:1dvh){.a{right:0}}`
  const { css: merged } = await postcss([mergeFallbacks()]).process(css, { from: undefined })
  expect(merged).toBe(`.a{top:0;${mix};left:0}@supports (top:1dvh){.a{right:0}}`)
})
