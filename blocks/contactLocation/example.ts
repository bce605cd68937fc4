import type { BlockData } from '../blockProps'

export const example: BlockData<'contactLocation'> = {
  blockType: 'contactLocation',
  heading: 'Call or come by',
  text: 'Parking is at the door, and the kettle is on.',
  showMap: true,
}
