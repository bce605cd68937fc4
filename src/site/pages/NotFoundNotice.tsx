import type { PublicSite } from '@/domain/site/publicSite'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/forms/TextInput'
import { Icon } from '@/ui/media/Icon'
import { NoticePage } from './NoticePage'

/** The landing whose search covers all stock. */
const SEARCH = '/search/new-used-and-demo-cars'

/** The 404 page of a dealer's site. */
export function NotFoundNotice({ links, stockNoun }: Pick<PublicSite, 'links' | 'stockNoun'>) {
  return (
    <NoticePage
      code="404"
      title="Page not found"
      actions={
        <>
          <search className="w-full max-w-xl">
            <form action={SEARCH} className="flex flex-wrap gap-3">
              <label className="sr-only" htmlFor="not-found-search">
                Search our {stockNoun.many}
              </label>
              <div className="min-w-48 flex-1">
                <TextInput
                  id="not-found-search"
                  name="query"
                  type="search"
                  icon={<Icon name="search" />}
                  required
                  maxLength={100}
                  placeholder="Make, model or keyword"
                />
              </div>
              <Button type="submit">Search</Button>
            </form>
          </search>
          <div className="flex w-full flex-wrap gap-3">
            <Button href={links.stock} variant="secondary">
              See our {stockNoun.many}
            </Button>
            <Button href="/" variant="secondary">
              Go to the home page
            </Button>
            <Button href={links.contact} variant="quiet">
              Ask us
            </Button>
          </div>
        </>
      }
    >
      The page may have moved, or the address may be wrong. Search our {stockNoun.many} or choose a link below.
    </NoticePage>
  )
}
