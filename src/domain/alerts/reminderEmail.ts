import { type EmailContent, emailContent } from '../leads/emailLayout'
import { type OwnCar, ownCarName } from '../shoppers/ownCar'
import { type AlertSender, identification } from './alertEmail'

export interface ReminderEmailParts {
  sender: AlertSender
  car: OwnCar
  /** ISO date */
  serviceOn: string
  today: string
  /** the form on which a service is booked */
  bookUrl: string
  garageUrl: string
  /** the page on which emails are changed and stopped */
  settingsUrl: string
}

/** The email that reminds a shopper of the service of their own car. */
export function reminderEmail(parts: ReminderEmailParts): EmailContent {
  const { sender, car, serviceOn, today, bookUrl, garageUrl, settingsUrl } = parts
  const name = ownCarName(car)
  const day = formatServiceDay(serviceOn)
  const isLate = serviceOn < today
  return emailContent({
    subject: `${isLate ? 'Service was due' : 'Service due'} ${day}: ${name}`,
    siteName: sender.name,
    colours: sender.colours,
    preview: `${name}, ${isLate ? 'was due' : 'due'} on ${day}`,
    heading: `Your ${name} ${isLate ? 'was' : 'is'} due for a service`,
    paragraphs: [`You asked us to remind you: the service ${isLate ? 'was' : 'is'} due on ${day}.`],
    sections: [
      {
        heading: null,
        lines: [
          ['Vehicle', name],
          ...(car.rego
            ? [['Registration', [car.rego, car.regoState].filter(Boolean).join(' ')] as [string, string]]
            : []),
          ['Service', day],
        ],
      },
    ],
    buttons: [
      { label: 'Book a service', url: bookUrl },
      { label: 'Change it in your garage', url: garageUrl },
    ],
    ...identification(sender, 'because you asked for service reminders', settingsUrl),
  })
}

const SERVICE_DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An ISO date as "24 November 2026". */
export const formatServiceDay = (date: string): string => SERVICE_DAY.format(new Date(`${date}T00:00:00Z`))
