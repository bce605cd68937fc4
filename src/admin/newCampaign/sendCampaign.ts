import type { MadeOnSite } from '@/domain/campaigns/madeCampaign'

export type FieldProblems = Readonly<Record<string, string>>

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const texts = (form: FormData, name: string) => form.getAll(name).map(String)
const list = (form: FormData, name: string) =>
  text(form, name)
    .split(/[,\n]/)
    .flatMap((item) => item.trim() || [])
/** What is no number stays text, so that the server names the field. */
const amount = (form: FormData, name: string) => {
  const typed = text(form, name).replace(/[$,\s]/g, '')
  return typed === '' ? null : Number.isFinite(Number(typed)) ? Number(typed) : typed
}

/** The cars that the form is about. */
export const readCars = (form: FormData) => ({
  carTypes: texts(form, 'carTypes'),
  makes: texts(form, 'makes'),
  bodies: texts(form, 'bodies'),
  fuels: texts(form, 'fuels'),
  priceFrom: amount(form, 'cars.priceFrom'),
  priceTo: amount(form, 'cars.priceTo'),
  words: list(form, 'cars.words'),
})

/** The chosen sites' ids. */
export const readSites = (form: FormData) => texts(form, 'sites').map(Number)

function readCampaign(form: FormData, offers: number) {
  const isOn = (name: string) => form.get(name) === 'on'
  return {
    ...Object.fromEntries(
      [
        'name',
        'slug',
        'end',
        'template',
        'headline',
        'text',
        'pictureAlt',
        'utmSource',
        'utmMedium',
        'utmCampaign',
      ].map((name) => [name, text(form, name)]),
    ),
    sites: readSites(form),
    start: text(form, 'start') || null,
    asRelease: isOn('asRelease'),
    cars: readCars(form),
    offers: Array.from({ length: offers }, (_, index) => ({
      title: text(form, `offers.${index}.title`),
      summary: text(form, `offers.${index}.summary`),
      price: amount(form, `offers.${index}.price`),
      beforePrice: amount(form, `offers.${index}.beforePrice`),
      badge: text(form, `offers.${index}.badge`),
      terms: text(form, `offers.${index}.terms`),
    })),
    promoCard: isOn('promoCard'),
    promoTile: isOn('promoTile'),
    announcement: isOn('hasAnnouncement') ? text(form, 'announcement') : null,
    menu: isOn('hasMenu') ? { key: text(form, 'menu.key'), label: text(form, 'menu.label') } : null,
    form: isOn('hasForm') ? { recipients: list(form, 'form.recipients') } : null,
  }
}

/** Sends the form. Returns what was made, or the problems by field. */
export async function sendCampaign(
  form: FormData,
  offers: number,
): Promise<{ made: MadeOnSite[] | null; problems: FieldProblems }> {
  const body = new FormData()
  body.set('campaign', JSON.stringify(readCampaign(form, offers)))
  body.set('picture', form.get('picture') ?? '')
  try {
    const response = await fetch('/api/campaigns', { method: 'POST', body, credentials: 'include' })
    if (response.ok) return { made: ((await response.json()) as { sites: MadeOnSite[] }).sites, problems: {} }
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] }
    return { made: null, problems: Object.fromEntries(errors.map(({ field, message }) => [field, message])) }
  } catch {
    return {
      made: null,
      problems: { body: 'Could not reach the server. Check the list of pages before you try again.' },
    }
  }
}
