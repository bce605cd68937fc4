import type { Content } from '../../src/newSite/siteContent'

const CARAVAN_SALES = {
  source: 'caravancampingsales.com.au on Toyota Australia’s figures, 2021',
  source_url:
    'https://www.caravancampingsales.com.au/editorial/details/toyota-defends-landcruiser-300-towing-capacity-132293/',
}
const PERTH_NOW = {
  source: 'PerthNow on Toyota Australia’s figures, 2024',
  source_url:
    'https://perthnow.com.au/lifestyle/motoring/2025-toyota-landcruiser-prado-payload-gvm-figures-confirmed-c-16827581',
}
const WAGON_TEST = {
  source: 'Towing test of six wagons, 4X4 Australia, May 2017',
  source_url: 'http://arc.bauer.x-cago.net/FBF/article/FBF-20170511-01040001/HEAVY-LIFTERS.html',
}

/** Common tow cars, with the figures that their source states; the rest is unknown. */
export const towVehicles: Content<'towVehicles'>[] = [
  {
    ...CARAVAN_SALES,
    name: 'Toyota LandCruiser 300 (2021 on)',
    slug: 'toyota-landcruiser-300',
    braked_kg: 3500,
    gvm_kg: 3280,
    gcm_kg: 6750,
    kerb_kg: 2630,
  },
  {
    ...PERTH_NOW,
    name: 'Toyota LandCruiser Prado 250 GX (2024 on)',
    slug: 'toyota-prado-250',
    braked_kg: 3500,
    gvm_kg: 3100,
    gcm_kg: 6600,
    kerb_kg: 2485,
  },
  {
    ...WAGON_TEST,
    name: 'Mitsubishi Pajero Sport (2016 to 2017)',
    slug: 'mitsubishi-pajero-sport-2016',
    braked_kg: 3100,
    ball_kg: 310,
  },
  {
    source: 'Without a Hitch on Isuzu UTE Australia’s figures, 2021',
    source_url: 'https://withoutahitch.com.au/increased-towing-capacity-for-new-isuzu-mu-x/',
    name: 'Isuzu MU-X 4x4 LS-T (2021 on)',
    slug: 'isuzu-mu-x-2021',
    braked_kg: 3500,
    gvm_kg: 2800,
    gcm_kg: 5900,
    kerb_kg: 2175,
  },
  {
    source: 'Big Rigs, test drive of the Isuzu D-MAX, 2020',
    source_url: 'https://bigrigs.com.au/2020/08/20/isuzu-its-all-in-the-detail/',
    name: 'Isuzu D-MAX (late 2020 on)',
    slug: 'isuzu-d-max-2020',
    braked_kg: 3500,
  },
  {
    source: 'Loadmate, Ford Ranger towing capacity, 2023',
    source_url: 'https://loadmate.io/guides/ford-ranger-towing-capacity',
    name: 'Ford Ranger Platinum, Wildtrak or Sport (2022 on)',
    slug: 'ford-ranger-2022',
    braked_kg: 3500,
  },
  {
    source: 'GoRV magazine 22 on Ford’s figures, 2018',
    source_url: 'https://view.joomag.com/gorv-digital-magazine-issue-22/0412546001545198057?page=9',
    name: 'Ford Ranger Wildtrak (to 2018)',
    slug: 'ford-ranger-wildtrak-2018',
    braked_kg: 3500,
    ball_kg: 350,
    gvm_kg: 3200,
    gcm_kg: 6000,
    kerb_kg: 2246,
  },
  {
    source: 'mylocalpages.com.au, buying guide, 2020',
    source_url: 'https://mylocalpages.com.au/tag/towing/',
    name: 'Isuzu MU-X 4x4 LS-U (2017 to 2020)',
    slug: 'isuzu-mu-x-2017',
    braked_kg: 3000,
    ball_kg: 300,
    gcm_kg: 5750,
  },
  {
    ...WAGON_TEST,
    name: 'Ford Everest (2015 to 2017)',
    slug: 'ford-everest-2015',
    braked_kg: 3000,
    ball_kg: 300,
  },
  {
    ...WAGON_TEST,
    name: 'Toyota Fortuner (2015 to 2017)',
    slug: 'toyota-fortuner-2015',
    braked_kg: 2800,
    ball_kg: 280,
  },
  {
    ...WAGON_TEST,
    name: 'Toyota LandCruiser Prado 150 (to 2017)',
    slug: 'toyota-prado-150',
    braked_kg: 2500,
    ball_kg: 250,
  },
]
