/** The addresses of the console, below `/operate`. */
export const paths = {
  overview: '/',
  setup: '/setup',
  opening: (id: string) => `/openings/${id}`,
  buildings: '/buildings',
  building: (uuid: string) => `/buildings/${uuid}`,
  utilities: (building: string) => `/buildings/${building}/utilities`,
  utility: (building: string, uuid: string) => `/buildings/${building}/utilities/${uuid}`,
  amenityCategories: (building: string) => `/buildings/${building}/amenities`,
  amenityCategory: (building: string, uuid: string) => `/buildings/${building}/amenities/${uuid}`,
  amenity: (building: string, category: string, uuid: string) =>
    `/buildings/${building}/amenities/${category}/${uuid}`,
  resources: (building: string) => `/buildings/${building}/resources`,
  resource: (building: string, uuid: string) => `/buildings/${building}/resources/${uuid}`,
  floors: (building: string) => `/buildings/${building}/floors`,
  floor: (building: string, uuid: string) => `/buildings/${building}/floors/${uuid}`,
  suite: (building: string, floor: string, uuid: string) =>
    `/buildings/${building}/floors/${floor}/${uuid}`,
  companies: '/companies',
  company: (uuid: string) => `/companies/${uuid}`,
  people: '/people',
  peopleImport: '/people/import',
  person: (uuid: string) => `/people/${uuid}`,
  roles: '/roles',
  audit: '/audit',
} as const
