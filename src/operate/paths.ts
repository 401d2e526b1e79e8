/** The addresses of the console, below `/operate`. */
export const paths = {
  overview: '/',
  setup: '/setup',
  opening: (id: string) => `/openings/${id}`,
  buildings: '/buildings',
  building: (uuid: string) => `/buildings/${uuid}`,
  companies: '/companies',
  company: (uuid: string) => `/companies/${uuid}`,
  people: '/people',
  peopleImport: '/people/import',
  person: (uuid: string) => `/people/${uuid}`,
  roles: '/roles',
  audit: '/audit',
} as const
