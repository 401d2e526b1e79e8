import type { EventPost } from '@contract/posts'
import type { BuildingName } from '../buildings'

type Venue = Pick<
  EventPost,
  | 'street_number'
  | 'route'
  | 'locality'
  | 'administrative_area_1'
  | 'postal_code'
  | 'latitude'
  | 'longitude'
  | 'place_id'
>

/** Where the events of a building take place, part by part. */
export const venues: Record<BuildingName, Venue> = {
  meridian: {
    street_number: '1',
    route: 'Meridian Plaza',
    locality: 'Boston',
    administrative_area_1: 'MA',
    postal_code: '02110',
    latitude: 42.3554,
    longitude: -71.0536,
    place_id: 'demo-place-meridian',
  },
  kontorhaus: {
    street_number: '48',
    route: 'Am Sandtorkai',
    locality: 'Hamburg',
    administrative_area_1: 'Hamburg',
    postal_code: '20457',
    latitude: 53.5439,
    longitude: 9.9917,
    place_id: 'demo-place-kontorhaus',
  },
  harbor: {
    street_number: '999',
    route: 'Canada Place',
    locality: 'Vancouver',
    administrative_area_1: 'BC',
    postal_code: 'V6C 3T4',
    latitude: 49.2888,
    longitude: -123.1112,
    place_id: 'demo-place-harbor',
  },
  leaseline: {
    street_number: '40',
    route: 'Bishopsgate',
    locality: 'London',
    administrative_area_1: 'England',
    postal_code: 'EC2N 4AJ',
    latitude: 51.5152,
    longitude: -0.0825,
    place_id: 'demo-place-leaseline',
  },
  commons: {
    street_number: '3',
    route: 'Meridian Plaza',
    locality: 'Boston',
    administrative_area_1: 'MA',
    postal_code: '02110',
    latitude: 42.3559,
    longitude: -71.0529,
    place_id: 'demo-place-commons',
  },
}
