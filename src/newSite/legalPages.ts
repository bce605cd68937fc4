import { PAYMENT_RECORD_YEARS } from '../domain/privacy/paymentRecords'
import { DEFAULT_RETENTION } from '../domain/privacy/retention'
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
        `A vehicle may sell before its listing comes down. A vehicle is yours when we have both signed a contract of sale. Prices marked drive away include dealer delivery, registration, compulsory third party insurance and stamp duty for a private buyer in ${state}. Other prices exclude government charges, and we give you those in writing before you sign anything.`,
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

/**
 * Privacy policy based on the Australian Privacy Principles. Promises what the product does with the default retention, which a new
 * site has; staff who change it change the page.
 */
export function privacyPage({ name, email, phone }: Dealer): PageContent {
  const { leads, applications, files, events, shoppers } = DEFAULT_RETENTION
  return page(
    '/privacy-policy',
    'Privacy policy',
    `What ${name} does with your personal information, and how to see, correct or erase it.`,
    [
      textBlock([
        { heading: 'Privacy policy' },
        `${name} follows the Australian Privacy Principles. This page says what we collect, why, and what you can ask of us.`,
        { heading: 'What we collect', level: 3 },
        'When you send an enquiry we keep your name, contact details, message, answers, attached files, the vehicle you asked about, the pages of this website that you saw before and the name of your browser. When you pay online we keep who paid, how much and for what; we never see your card number. If you sign in, we keep your verified email or mobile number, and what you save in your account. If you leave only an email address to be told of new vehicles, we keep the address, the searches that you saved with it and when you confirmed them. We count how this website is used without names or contact details. To stop abuse we count requests by network address, as a code from which the address cannot be read, for a day at most.',
        'When you buy or service a vehicle at the dealership we also keep, outside this website, what the law asks of licensed dealers.',
        { heading: 'Why we collect it', level: 3 },
        {
          list: [
            'To answer you and to prepare a quote, test drive or service',
            'To meet our duties as a licensed dealer',
            'To send news and offers, only when you have agreed to that',
          ],
        },
        { heading: 'Who sees it', level: 3 },
        'Our own staff and the systems in which they answer enquiries, the manufacturer of your vehicle for warranty and recalls, and a lender or insurer when you ask us to arrange finance or cover. We do not sell your information.',
        { heading: 'How long this website keeps it', level: 3 },
        {
          list: [
            `${leads} months after an enquiry we remove you from it; we keep only what does not name you, for our reports`,
            `${applications} months after a job application we do the same`,
            `${files} months for files that you attached, or until your enquiry is removed if that is sooner`,
            `${events} months for the counts of how this website is used, which never name you`,
            `${shoppers} months after you last signed in we delete your account and what is saved in it, or at once when you ask there`,
            `${shoppers} months after your last change we delete an email address that you left for alerts, with its searches, or at once when you ask us; the link in each alert stops them`,
            `${PAYMENT_RECORD_YEARS} years for who made a payment, because the law requires it`,
          ],
        },
        'Backups of this website, from which we repair it after a fault, still hold what was removed since. It is gone when the last of them is deleted, usually within 30 days. If we have to use a backup, we repeat the requests to erase that we have had since it was made.',
        { heading: 'News and offers', level: 3 },
        `If you agreed to news and offers, our reply to your enquiry has a link to unsubscribe. It works at once and needs no password. You can also write to [${email}](mailto:${email}). If you agree again in a later enquiry, news and offers start again.`,
        { heading: 'What stays in your browser', level: 3 },
        'Cars that you mark as favourites, your finance settings and the contact details you typed are kept in your own browser so that you need not type them twice. Clearing your browser removes them. If you sign in, your favourites are in your account too, and signing out removes them from the browser.',
        { heading: 'Seeing, correcting, erasing, complaining', level: 3 },
        `Ask us for a copy of what this website holds about you, or ask us to correct or erase it: write to [${email}](mailto:${email}) or call ${phone}. We answer within 30 days. After an erasure we keep records of payments that the law requires, and figures that do not name you. If you are not satisfied, the Office of the Australian Information Commissioner can help.`,
      ]),
    ],
  )
}
