import type { SiteTemplateName } from '../domain/site/siteTemplate'
import { faq, form, innerHero, page, textBlock } from './pageParts'
import type { PageContent } from './siteContent'

interface TemplatePageDealer {
  template: SiteTemplateName
  name: string
  /** id of a picture on the new site */
  image: (name: 'hero' | 'service') => number
}

/** Link of the page that a template has besides those of every dealer. */
export const TEMPLATE_LINKS: Partial<Record<SiteTemplateName, [name: string, url: string]>> = {
  caravan: ['Towing guide', '/towing-guide'],
  usedSpecialist: ['What to inspect', '/inspection'],
  tractor: ['Field service', '/field-service'],
}

/** The pages of a template besides those of every dealer. They explain and ask, and promise nothing on the dealer's behalf. */
export function templatePages(dealer: TemplatePageDealer): PageContent[] {
  if (dealer.template === 'caravan') return [towingGuide(dealer)]
  if (dealer.template === 'usedSpecialist') return [inspectionPage(dealer)]
  return dealer.template === 'tractor' ? [fieldServicePage(dealer)] : []
}

function towingGuide({ image }: TemplatePageDealer): PageContent {
  return page('/towing-guide', 'Towing guide', 'What the masses on the plates mean, and what your car can tow.', [
    innerHero('What can I tow?', 'A few numbers decide it. Here they are in plain words.', image('hero')),
    {
      blockType: 'towMatcher',
      heading: 'Check your car',
      intro: 'Enter its figures, and see the vans that it may tow.',
    },
    {
      ...faq('The numbers on the plates', [
        ['Tare', 'What the van weighs empty, as it left the factory.'],
        [
          'ATM: aggregate trailer mass',
          'The most that the van may weigh loaded and unhitched. The car’s braked towing capacity must be at least this.',
        ],
        [
          'Tow ball mass',
          'How much of the loaded van rests on the car. Its limit is often a tenth of the towing capacity.',
        ],
        ['GVM: gross vehicle mass', 'The most that the car may weigh with people, luggage and the weight on its ball.'],
        ['GCM: gross combination mass', 'The most that car and van may weigh together, everything included.'],
      ]),
      background: 'surface' as const,
    },
    form('general', {
      heading: 'Not sure?',
      intro: 'Tell us your car and the van, and we will look at the numbers with you.',
    }),
  ])
}

function inspectionPage({ name, image }: TemplatePageDealer): PageContent {
  return page('/inspection', 'What to inspect', 'What to look at before you buy a used car, and what to ask.', [
    innerHero('What to inspect', 'What to look at before you buy a used car.', image('service'), [
      { label: 'Book a test drive', link: '/book-test-drive' },
    ]),
    faq('Before you buy', [
      [
        'Papers',
        'Ask for the service history, the registration, and a PPSR report: it shows money owed and write-offs.',
      ],
      ['Body', 'In daylight, look along each side for ripples, uneven gaps and a different shade of paint.'],
      ['Tyres and brakes', 'Uneven wear points to alignment. Ask when brakes and tyres were last changed.'],
      ['Under the bonnet', 'Look for leaks, and start it cold: listen, and look at the exhaust.'],
      ['On the road', 'Drive it on rough roads and at speed. It should track straight and change gear smoothly.'],
      ['Warranty', 'Ask which statutory or dealer warranty this car has, for how long, and what it leaves out.'],
    ]),
    textBlock([
      { heading: 'Bring anyone you like' },
      `Ask ${name} for a time, and bring your own mechanic or an inspection service.`,
    ]),
    form('general', { heading: 'Ask about a car', intro: 'Name the car and what you would like to know about it.' }),
  ])
}

function fieldServicePage({ name, image }: TemplatePageDealer): PageContent {
  return page('/field-service', 'Field service', `Ask ${name} for help where the machine stands.`, [
    innerHero('Field service', 'For a machine that cannot come to us.', image('service')),
    faq('What helps us to help you', [
      ['The machine', 'Make, model, serial number and engine hours.'],
      ['The fault', 'What happened, what it does now, and any code on the display. A photo says a lot.'],
      ['The place', 'The property’s address, the gate, and a phone that has coverage there.'],
      ['The work', 'What it is meant to do this week, so that we know how urgent it is.'],
    ]),
    form('service', {
      heading: 'Ask for a visit',
      intro: 'Say what it does and where it stands. We call you back to agree on a time and a price.',
      submitLabel: 'Ask for a visit',
    }),
  ])
}
