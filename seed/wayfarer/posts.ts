import { richText } from '../../blocks/examples/richText'
import type { DemoSite } from '../demoSite'
import { daysAgo } from '../shared/dates'

export const posts: NonNullable<DemoSite['posts']> = ({ image }) => [
  {
    slug: 'your-first-hundred-kilometres',
    title: 'Your first hundred kilometres',
    category: 'Towing',
    author: 'Dev Chowdhury',
    published_at: daysAgo(7),
    image: image('wayfarer-hero.webp'),
    excerpt: 'Pull over after ten. Then after fifty. What to look at each time, and why your hands hurt.',
    content: richText([
      'You are gripping the wheel. Everybody does. Let go a little: the van follows the car and not your knuckles.',
      { heading: 'After ten kilometres' },
      {
        list: [
          'Touch each hub with the back of your hand: warm is fine, hot is not',
          'Look at the coupling, the chains and the plug',
          'Check that the mirrors show the back corners',
        ],
      },
      { heading: 'After fifty' },
      'Wheel nuts, with the wrench that we put in your boot. New wheels settle. Then have a cup of tea, because you can: you brought the kitchen.',
    ]),
  },
  {
    slug: 'what-to-leave-at-home',
    title: 'What to leave at home',
    category: 'Packing',
    author: 'Helen Marsh',
    published_at: daysAgo(30),
    image: image('wayfarer-caloundra.webp'),
    excerpt: 'We weigh vans before and after a trip. These are the things that come home untouched.',
    content: richText([
      'Your payload is probably around 400 kg, and a full water tank is already a quarter of it. In order of how often we see it:',
      {
        list: [
          'The second set of everything: plates, towels, chairs',
          'The cast-iron pot',
          'Tools for jobs that you cannot do',
          'Full jerry cans on the east coast',
          'Six weeks of food, when there is a supermarket every 200 km',
        ],
        ordered: true,
      },
      'Take the weight out from behind the axle first. It makes the van steadier than any gadget.',
    ]),
  },
  {
    slug: 'lithium-or-not',
    title: 'Lithium, or not?',
    category: 'Power',
    author: 'Dev Chowdhury',
    published_at: daysAgo(66),
    image: image('/stock-photos/caravan-white-front-quarter.webp'),
    excerpt: 'If you stay in parks, no. If you stay at the beach for a week, yes. Here is the arithmetic.',
    content: richText([
      'A pair of 100 Ah AGM batteries gives you about 100 Ah that you may use. One 200 Ah lithium gives you 180, weighs 35 kg less and costs $1,400 more.',
      'A compressor fridge takes 50 Ah a day, lights and pumps 10, and a laptop 15. With 300 W of sun you break even by two in the afternoon. So it is not the fridge that decides it but the coffee machine.',
    ]),
  },
]
