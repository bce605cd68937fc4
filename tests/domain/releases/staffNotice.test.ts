import { expect, it } from 'vitest'
import { staffNoticeEmail, staffNoticeSchema } from '../../../src/domain/releases/staffNotice'

const notice = {
  ...{ to: 'mia@dealer.test', name: 'Mia', by: null, what: 'Page “Sale”', site: 'Harbour', lines: [] },
  ...{ text: 'It went live as you scheduled it.', url: 'https://dealer.test/admin/collections/pages/1' },
}

it('names each new problem of what went live on schedule, with a link to its field', () => {
  const problem = { message: 'The link /gone leads nowhere.', url: `${notice.url}?field=layout.1.link` }
  const { subject, text, html } = staffNoticeEmail(
    staffNoticeSchema.parse({ ...notice, kind: 'liveWithProblems', problems: [problem] }),
  )
  expect(subject).toBe('Page “Sale” is live, with new problems')
  expect(text).toContain(problem.message)
  for (const body of [text, html]) expect(body).toContain(problem.url)
})
