import { page, textBlock } from './pageParts'
import type { PageContent } from './siteContent'

interface Dealer {
  name: string
  /** state whose law governs a sale */
  state: string
  email: string
  phone: string
}

/** Terms in plain English, with the dealer's name and state. */
export function termsPage({ name, state, email }: Dealer): PageContent {
  return page(
    '/terms-and-conditions',
    'Terms and conditions',
    `The terms on which ${name} offers vehicles and services on this website.`,
    [
      textBlock([
        { heading: 'Terms and conditions' },
        `These terms apply when you use the ${name} website. They do not take away any right that you have under the Australian Consumer Law.`,
        { heading: 'Vehicles and prices', level: 3 },
        `We update stock several times a day, but a vehicle may sell before its listing comes down. A vehicle is yours when we have both signed a contract of sale. Prices marked drive away include dealer delivery, registration, compulsory third party insurance and stamp duty for a private buyer in ${state}. Other prices exclude government charges, and we give you those in writing before you sign anything.`,
        { heading: 'Photographs and specifications', level: 3 },
        'Photographs of new vehicles may show a different colour or optional equipment. Specifications come from the manufacturer and may change without notice. Ask us to confirm anything that matters to your decision.',
        { heading: 'Repayment estimates', level: 3 },
        'Repayments on this website are estimates to help you budget. They are not an offer of credit. Each shows the interest rate, the comparison rate and the assumptions that it rests on. A lender will look at your own circumstances before it offers finance.',
        { heading: 'Deposits and holds', level: 3 },
        'A hold keeps a vehicle for you for the time stated when you make it. If you change your mind before you sign a contract, we return a hold fee in full within five business days.',
        { heading: 'Questions', level: 3 },
        `Write to [${email}](mailto:${email}) and a person will answer.`,
      ]),
    ],
  )
}

/** Privacy policy based on the Australian Privacy Principles. */
export function privacyPage({ name, email, phone }: Dealer): PageContent {
  return page(
    '/privacy-policy',
    'Privacy policy',
    `What ${name} does with your personal information, and how to see or correct it.`,
    [
      textBlock([
        { heading: 'Privacy policy' },
        `${name} follows the Australian Privacy Principles. This page says what we collect, why, and what you can ask of us.`,
        { heading: 'What we collect', level: 3 },
        'When you send an enquiry we keep your name, contact details, message, the vehicle you asked about and the pages that led you to it. When you buy or service a vehicle we also keep what the law asks of licensed dealers, such as a copy of your driver licence.',
        { heading: 'Why we collect it', level: 3 },
        {
          list: [
            'To answer you and to prepare a quote, test drive or service',
            'To meet our duties as a licensed dealer',
            'To send news and offers, only when you have agreed to that',
          ],
        },
        { heading: 'Who sees it', level: 3 },
        'Our own staff, the manufacturer of your vehicle for warranty and recalls, and a lender or insurer when you ask us to arrange finance or cover. We do not sell your information.',
        { heading: 'What stays in your browser', level: 3 },
        'Cars that you mark as favourites, your finance settings and the contact details you typed are kept in your own browser so that you need not type them twice. Clearing your browser removes them.',
        { heading: 'Seeing, correcting, complaining', level: 3 },
        `Write to [${email}](mailto:${email}) or call ${phone}. We answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can help.`,
      ]),
    ],
  )
}
