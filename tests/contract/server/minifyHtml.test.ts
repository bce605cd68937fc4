import { expect, it } from 'vitest'
import { minifyHtml } from '@/server/minifyHtml.mjs'

it.each([
  ['<input value="" data-a="x"/><br/>', '<input value data-a="x"><br>'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<div><p>a</p><p>b</p></div><a><p>c</p></a>', '<div><p>a<p>b</div><a><p>c</p></a>'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', '<table><tr><th>a<td>b</table>'],
])('%s becomes %s', (html, short) => {
  expect(minifyHtml(html)).toBe(short)
})

it.each([
  "<script>a='<li>a</li></ul><br/>'</script>",
  '<style>a::after{content:"</li></ul>"}</style>',
  '<textarea>a=""/></textarea><svg><path d="M0"/></svg>',
  '<ul><li>a</li> <!-- b --></ul><p>a</p>text<span><p>b</p></span>',
])('keeps %s', (html) => {
  expect(minifyHtml(html)).toBe(html)
})
