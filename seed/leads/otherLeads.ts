import type { DemoLead } from './demoLead'

const TOM = 'editor@bluegum.test'
const RUTH = 'editor@ironbark.test'
const LEILA = 'editor@wayfarer.test'

export const bluegumLeads: DemoLead[] = [
  {
    kind: 'car',
    hoursAgo: 0.6,
    person: ['Georgia', 'Plunkett', 'georgia.plunkett@example.com', '0491 577 644', '3350'],
    car: ['Subaru', 'Forester', 'used'],
    message: 'Hello! Is the {car} still on the lot in the photos? I am after something for the ski season.',
    pages: ['/', '/search', '/how-we-inspect'],
  },
  {
    kind: 'testDrive',
    hoursAgo: 5,
    person: ['Liam', 'Fitzgerald', 'liam.fitz@example.com', '0491 578 957', '3550'],
    car: ['Mazda', 'Mazda3', 'used'],
    message: 'After work would be best.',
    booking: { inDays: 3, at: '15:30', department: 'sales' },
  },
  {
    kind: 'sellMyCar',
    hoursAgo: 22,
    person: ['Ada', 'W', 'ada@shopper.test', '0491 578 148', '3220'],
    location: 'geelong',
    tradeIn: {
      vehicle: { make: 'Hyundai', model: 'i30', badge: 'Active', year: 2020, km: 55_300 },
      rego: '1RK5TW',
      state: 'VIC',
      answers: { condition: 'good', service_history: 'full', damage: 'no', finance_owing: 'no' },
      valuation: { low: 14_800, high: 17_600, comparables: 8 },
    },
  },
  {
    kind: 'car',
    hoursAgo: 49,
    person: ['Stuart', 'Mackie', 'stuart.mackie@example.com', '0491 578 888', '3355'],
    car: ['Nissan', 'X-Trail', 'used'],
    message: 'How many owners, and are the tyres original?',
    status: 'open',
    assignee: TOM,
    notes: [{ by: TOM, afterHours: 2, text: 'Two owners. Sent him the inspection sheet, tyres at 60 %.' }],
  },
  {
    kind: 'general',
    hoursAgo: 120,
    person: ['Isla', 'Brennan', 'isla.brennan@example.com', '0491 578 212', '3350'],
    category: 'Used Cars',
    message: 'Do you buy cars with hail damage? It is a 2019 Corolla.',
    location: 'ballarat',
    status: 'done',
    assignee: TOM,
  },
]

export const ironbarkLeads: DemoLead[] = [
  {
    kind: 'car',
    hoursAgo: 1.4,
    person: ['Kev', 'Trethowan', 'kev@shopper.test', '0491 579 760', '2830'],
    car: ['John Deere', '6M', 'used'],
    message: 'Hours look right. Does the {car} come with the loader, and can you float it out to Gilgandra?',
  },
  {
    kind: 'parts',
    hoursAgo: 7,
    person: ['Shona', 'McAllister', 'shona@example.com', '0491 579 455', '2820'],
    location: 'dubbo',
    message:
      'Hydraulic filter and the two fuel filters for a Kubota M7, please. Harvest is on, so the quicker the better.',
  },
  {
    kind: 'testDrive',
    hoursAgo: 30,
    person: ['Brad', 'Nolan', 'brad.nolan@example.com', '0491 570 006', '2830'],
    car: ['Isuzu UTE', 'D-MAX', 'used'],
    message: 'Tow ball on it so I can hook up the stock crate?',
    status: 'open',
    assignee: RUTH,
    notes: [{ by: RUTH, afterHours: 3, text: 'Coming Friday with the crate.' }],
  },
  {
    kind: 'general',
    hoursAgo: 150,
    person: ['Wendy', 'Carrick', 'wendy.carrick@example.com', '0491 570 110', '2820'],
    category: 'Service',
    message: 'Can your field service come out to Wellington for a 500 hour service?',
    status: 'done',
    assignee: RUTH,
  },
]

export const wayfarerLeads: DemoLead[] = [
  {
    kind: 'car',
    hoursAgo: 0.4,
    person: ['Helen', 'and Bob Sutherland', 'thesutherlands@example.com', '0491 570 156', '4551'],
    car: ['Jayco', 'Journey', 'used'],
    message:
      'We retire in March! Does the {car} have a separate shower, and what does it weigh loaded? We tow with a Prado.',
  },
  {
    kind: 'similar',
    hoursAgo: 11,
    person: ['June', 'Castellano', 'june@shopper.test', '0491 570 159', '4510'],
    car: ['New Age', 'Road Owl', 'new'],
    message: 'Same layout but under 18 foot so it fits our carport.',
    details: { budget: 75_000 },
  },
  {
    kind: 'testDrive',
    hoursAgo: 44,
    person: ['Amelia', 'Koh', 'amelia.koh@example.com', '0491 570 313', '4551'],
    car: ['Jayco', 'Swan', 'new'],
    message: 'Could someone show us how it folds? We are four, the youngest is three.',
    status: 'open',
    assignee: LEILA,
    notes: [{ by: LEILA, afterHours: 4, text: 'Showing on Saturday at 11, bring the annexe out too.' }],
  },
  {
    kind: 'service',
    hoursAgo: 130,
    person: ['Rolf', 'Petersen', 'rolf.petersen@example.com', '0491 570 737', '4510'],
    location: 'caboolture',
    message: 'Bearings and brakes before a trip to the Cape, and the fridge will not hold on gas.',
    status: 'done',
    assignee: LEILA,
  },
]
