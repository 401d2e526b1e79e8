/** Drawings for the tiles of home that the server has itself; their addresses never change. */
export const utilityIcons = [
  'spaces',
  'visitors',
  'service',
  'help',
  'comfort',
  'amenities',
  'companies',
  'calendar',
  'history',
  'safety',
  'access',
  'food',
  'transit',
  'parking',
  'bicycle',
  'parcels',
] as const
export type UtilityIconName = (typeof utilityIcons)[number]

/** The address of a drawing, for `web_image` of a utility. */
export const utilityIconPath = (name: UtilityIconName): string => `/icons/${name}.svg`
