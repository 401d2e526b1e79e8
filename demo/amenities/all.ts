import { otherAmenities } from './elsewhere'
import { kontorhausAmenities } from './kontorhaus'
import { meridianAmenities } from './meridian'
import type { DemoAmenityCategory } from './types'

export const demoAmenityCategories: DemoAmenityCategory[] = [
  ...meridianAmenities,
  ...kontorhausAmenities,
  ...otherAmenities,
]
