import type { BuildingName } from '../buildings'
import type { DemoCategory, DemoContent } from './types'

export const demoCategories: DemoCategory[] = [
  { key: 'meridian/eat', building: 'meridian', type: 'AudienceContent', name: 'Eat & drink' },
]

export const demoContents: DemoContent[] = [
  {
    key: 'meridian/jazz-night',
    building: 'meridian',
    categories: ['meridian/eat'],
    type: 'EVENT',
    title: 'Jazz on the terrace',
    when: { inDays: 6, fromHourUtc: 22, hours: 3 },
    details: { image_url: '/pictures/terrace-dusk.svg' },
  },
]

/** In this order; the first shows largest. */
export const promoted: { building: BuildingName; content: string }[] = [
  { building: 'meridian', content: 'meridian/jazz-night' },
]
