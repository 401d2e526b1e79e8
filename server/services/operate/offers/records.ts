import { amenityService } from './amenities'
import { amenityCategoryService } from './amenityCategories'
import { floorService } from './floors'
import { resourceService } from './resources'
import { suiteService } from './suites'
import { utilityService } from './utilities'

/** Everything that operators put in order. */
export const orderedServices = [
  utilityService,
  amenityCategoryService,
  amenityService,
  resourceService,
  floorService,
  suiteService,
]
