'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CampaignStock } from '@/data/campaigns/campaignCars'
import type { MadeOnSite } from '@/domain/campaigns/madeCampaign'
import {
  CAMPAIGN_TEMPLATE_NAMES,
  CAMPAIGN_TEMPLATES,
  MAX_CAMPAIGN_OFFERS,
  MENU_NAMES,
} from '@/domain/campaigns/newCampaign'
import { slugify } from '@/domain/site/slug'
import { FormField } from '../newSite/FormField'
import { CampaignCarsFields } from './CampaignCarsFields'
import { LinkPlaceFields } from './LinkPlaceFields'
import { MadeCampaign } from './MadeCampaign'
import { OfferFields } from './OfferFields'
import { OptionalPart } from './OptionalPart'
import { type FieldProblems, sendCampaign } from './sendCampaign'

interface NewCampaignFormProps {
  sites: { id: number; name: string }[]
  /** id of the site that is ticked at first; null for none */
  chosen: number | null
}

/** The form of a campaign on several sites. What was typed is kept after problems. */
export function NewCampaignForm({ sites, chosen }: NewCampaignFormProps) {
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [utm, setUtm] = useState<string | null>(null)
  const [chosenSites, setChosenSites] = useState<readonly number[]>(chosen === null ? [] : [chosen])
  const [offers, setOffers] = useState<readonly number[]>([0])
  const [problems, setProblems] = useState<FieldProblems>({})
  /** messages of problems that no field of the form shows */
  const [others, setOthers] = useState<readonly string[]>([])
  const [made, setMade] = useState<MadeOnSite[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [stock, setStock] = useState<CampaignStock | null>(null)
  const nextOffer = useRef(1)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const query = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(query('[aria-invalid="true"]') ?? query('[role="alert"]'))?.focus()
  }, [problems])

  if (made) return <MadeCampaign name={name} made={made} />

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Array.from(event.currentTarget.elements, (element) => element.getAttribute('name') ?? '')
    setIsBusy(true)
    const result = await sendCampaign(new FormData(event.currentTarget), offers.length)
    setIsBusy(false)
    setMade(result.made)
    setProblems(result.problems)
    setOthers(
      Object.entries(result.problems).flatMap(([field, message]) =>
        fields.some((name) => isOf(field, name)) ? [] : message,
      ),
    )
  }
  /** The problem of a field or of one of its values. */
  const problemOf = (field: string) =>
    problems[field] ?? Object.entries(problems).find(([path]) => path.startsWith(`${field}.`))?.[1]
  const withoutOffers = stock?.sites.filter(({ hasOffers }) => !hasOffers).map(({ name: site }) => site) ?? []
  const address = slug ?? slugify(name).slice(0, 100)

  return (
    <form className="forecourt-new-site forecourt-new-campaign" noValidate onSubmit={submit} ref={form}>
      <header>
        <h1>New campaign</h1>
        <p>
          Makes the page, the offers and what leads to them on each site, with the same dates. What starts later waits
          as drafts, which you can still change. Everything ends by itself.
        </p>
        {Object.keys(problems).length > 0 && (
          <p className="forecourt-new-site__problems" role="alert" tabIndex={-1}>
            {['Nothing was made yet.', ...(others.length > 0 ? others : ['Check the fields in red.'])].join(' ')}
          </p>
        )}
      </header>

      <fieldset>
        <legend>Campaign</legend>
        <FormField
          error={problemOf('name')}
          label="Name"
          maxLength={80}
          name="name"
          onValue={setName}
          placeholder="EOFY sale"
          value={name}
        />
        <FormField
          error={problemOf('slug')}
          help={`The page is at /${address || 'eofy-sale'} on each site.`}
          label="Address"
          name="slug"
          onValue={setSlug}
          value={address}
        />
        <FormField
          error={problemOf('start')}
          help="On the clock of each site. Leave empty to start now."
          label="Starts"
          name="start"
          required={false}
          type="datetime-local"
        />
        <FormField
          error={problemOf('end')}
          help="On the clock of each site. Then all of it ends."
          label="Ends"
          name="end"
          type="datetime-local"
        />
        <label className="forecourt-new-campaign__switch">
          <input name="asRelease" type="checkbox" />
          <span>
            <strong>As one release</strong>
            Nothing is live before the start: all of it waits as drafts that you can preview, and goes live at one
            moment. Without a start you publish it by hand.
          </span>
        </label>
        <LinkPlaceFields problemOf={problemOf} />
        <FormField
          error={problemOf('utmCampaign')}
          help="In the page’s link and QR code, and in the reports."
          label="Name in reports (UTM)"
          name="utmCampaign"
          onValue={setUtm}
          required={false}
          value={utm ?? address}
        />
      </fieldset>

      <Choices
        legend="Sites"
        name="sites"
        onChange={(value, isOn) =>
          setChosenSites((before) => [...before.filter((id) => id !== Number(value)), ...(isOn ? [Number(value)] : [])])
        }
        options={sites.map(({ id, name: label }) => ({ value: String(id), label }))}
        problem={problemOf('sites')}
        selected={chosenSites.map(String)}
      />

      <fieldset>
        <legend>Page</legend>
        <div className="forecourt-new-site__templates">
          {CAMPAIGN_TEMPLATE_NAMES.map((key, position) => (
            <label key={key}>
              <input defaultChecked={position === 0} name="template" type="radio" value={key} />
              <span>
                <strong>{CAMPAIGN_TEMPLATES[key].label}</strong>
                {CAMPAIGN_TEMPLATES[key].description}
              </span>
            </label>
          ))}
        </div>
        <FormField error={problemOf('headline')} label="Headline" maxLength={90} name="headline" wide />
        <FormField
          error={problemOf('text')}
          help="Below the headline, and in search results. Up to 240 characters."
          label="Text"
          maxLength={240}
          name="text"
          rows={3}
          wide
        />
        <FormField
          accept="image/png,image/jpeg,image/webp,image/avif"
          error={problemOf('picture')}
          help="For the page, the offers and the promo card. At least 1200 pixels wide."
          label="Picture"
          name="picture"
          type="file"
        />
        <FormField
          error={problemOf('pictureAlt')}
          help="For people who do not see it."
          label="What the picture shows"
          maxLength={200}
          name="pictureAlt"
        />
      </fieldset>

      <CampaignCarsFields form={form} onStock={setStock} problemOf={problemOf} sites={chosenSites} />

      <fieldset>
        <legend>Offers</legend>
        {problems.offers ? (
          <p className="forecourt-new-site__problems" role="alert">
            {problems.offers}
          </p>
        ) : withoutOffers.length > 0 && offers.length > 0 ? (
          <p className="forecourt-new-site__problems" role="status">
            {`Offers are off on ${withoutOffers.join(' and ')}. Turn them on under Features and wording, or remove the offers here.`}
          </p>
        ) : null}
        {offers.map((key, index) => (
          <OfferFields
            index={index}
            key={key}
            onRemove={() => setOffers(offers.filter((other) => other !== key))}
            problemOf={problemOf}
          />
        ))}
        <div className="forecourt-new-campaign__wide">
          <Button
            buttonStyle="secondary"
            disabled={offers.length >= MAX_CAMPAIGN_OFFERS}
            margin={false}
            onClick={() => setOffers([...offers, nextOffer.current++])}
            size="medium"
          >
            Add an offer
          </Button>
        </div>
      </fieldset>

      <fieldset>
        <legend>What leads to it</legend>
        <label className="forecourt-new-campaign__switch">
          <input defaultChecked name="promoCard" type="checkbox" />
          <span>
            <strong>A promo card among search results</strong>
            In searches for the cars above, with the headline and the picture.
          </span>
        </label>
        <label className="forecourt-new-campaign__switch">
          <input name="promoTile" type="checkbox" />
          <span>
            <strong>A promo tile among search results</strong>A smaller one as the eighth result of the same searches,
            in turn with the website’s other tiles.
          </span>
        </label>
        <OptionalPart
          label="The announcement bar"
          name="hasAnnouncement"
          help="Above the header, instead of what is there now."
        >
          <FormField
            error={problemOf('announcement')}
            label="Text of the bar"
            maxLength={140}
            name="announcement"
            wide
          />
        </OptionalPart>
        <OptionalPart label="A menu item" name="hasMenu" help="At the end of a menu.">
          <div className="forecourt-new-site__field">
            <label htmlFor="campaign-menu">Menu</label>
            <select
              id="campaign-menu"
              aria-describedby="menu-note"
              aria-invalid={Boolean(problems['menu.key'])}
              defaultValue="header"
              name="menu.key"
            >
              {Object.entries(MENU_NAMES).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
            <small className={problems['menu.key'] ? 'forecourt-new-site__problem' : undefined} id="menu-note">
              {problems['menu.key'] ?? 'The same menu on each site.'}
            </small>
          </div>
          <FormField error={problemOf('menu.label')} label="Label" maxLength={40} name="menu.label" />
        </OptionalPart>
        <OptionalPart
          isOnAtFirst
          label="A form on the page"
          name="hasForm"
          help="Its leads name the page they came from."
        >
          <FormField
            error={problemOf('form.recipients')}
            help="Emails with commas between. Leave empty to use the site’s routing rules."
            label="Who gets its leads"
            name="form.recipients"
            required={false}
            wide
          />
        </OptionalPart>
      </fieldset>

      <div>
        <Button buttonStyle="primary" disabled={isBusy} margin={false} size="large" type="submit">
          {isBusy ? 'Making the campaign …' : 'Make the campaign'}
        </Button>
      </div>
    </form>
  )
}

/** Whether a problem's path names a field or one of its values. */
const isOf = (path: string, field: string) => field !== '' && (path === field || path.startsWith(`${field}.`))

interface ChoicesProps {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  selected: readonly string[]
  onChange: (value: string, isOn: boolean) => void
  problem?: string
}

/** Checkboxes in a group. */
function Choices({ legend, name, options, selected, onChange, problem }: ChoicesProps) {
  return (
    <fieldset aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend>{legend}</legend>
      <div className="forecourt-new-campaign__choices">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              aria-invalid={Boolean(problem) || undefined}
              checked={selected.includes(value)}
              name={name}
              onChange={(event) => onChange(value, event.target.checked)}
              type="checkbox"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      {problem ? (
        <p className="forecourt-new-site__problems" id={`${name}-problem`}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
