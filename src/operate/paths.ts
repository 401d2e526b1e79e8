/** The addresses of the console, below `/operate`. */
export const paths = {
  overview: '/',
  setup: '/setup',
  opening: (id: string) => `/openings/${id}`,
  buildings: '/buildings',
  building: (uuid: string) => `/buildings/${uuid}`,
  utilities: (building: string) => `/buildings/${building}/utilities`,
  utility: (building: string, uuid: string) => `/buildings/${building}/utilities/${uuid}`,
  companies: '/companies',
  people: '/people',
  person: (uuid: string) => `/people/${uuid}`,
  roles: '/roles',
  audit: '/audit',
} as const
