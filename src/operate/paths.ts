/** The addresses of the console, below `/operate`. Their types contain the names of the parameters: `$id`. */
export const paths = {
  overview: '/',
  setup: '/setup',
  opening: <Id extends string>(id: Id) => `/openings/${id}` as const,
  buildings: '/buildings',
  building: <Uuid extends string>(uuid: Uuid) => `/buildings/${uuid}` as const,
  buildingSettings: <Uuid extends string>(uuid: Uuid) => `/buildings/${uuid}/settings` as const,
  weeks: <Uuid extends string>(uuid: Uuid) => `/buildings/${uuid}/weeks` as const,
  bookings: <Building extends string>(building: Building) =>
    `/buildings/${building}/bookings` as const,
  calendar: <Building extends string>(building: Building) =>
    `/buildings/${building}/calendar` as const,
  requests: <Building extends string>(building: Building) =>
    `/buildings/${building}/requests` as const,
  request: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/requests/${uuid}` as const,
  visitors: <Building extends string>(building: Building) =>
    `/buildings/${building}/visitors` as const,
  badge: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/visitors/${uuid}/badge` as const,
  inside: <Building extends string>(building: Building) => `/buildings/${building}/inside` as const,
  contents: <Building extends string>(building: Building) =>
    `/buildings/${building}/content` as const,
  content: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/content/${uuid}` as const,
  attendees: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/content/${uuid}/attendees` as const,
  utilities: <Building extends string>(building: Building) =>
    `/buildings/${building}/utilities` as const,
  utility: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/utilities/${uuid}` as const,
  amenityCategories: <Building extends string>(building: Building) =>
    `/buildings/${building}/amenities` as const,
  amenityCategory: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/amenities/${uuid}` as const,
  amenity: <Building extends string, Category extends string, Uuid extends string>(
    building: Building,
    category: Category,
    uuid: Uuid,
  ) => `/buildings/${building}/amenities/${category}/${uuid}` as const,
  resources: <Building extends string>(building: Building) =>
    `/buildings/${building}/resources` as const,
  resource: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/resources/${uuid}` as const,
  floors: <Building extends string>(building: Building) => `/buildings/${building}/floors` as const,
  floor: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/floors/${uuid}` as const,
  suite: <Building extends string, Floor extends string, Uuid extends string>(
    building: Building,
    floor: Floor,
    uuid: Uuid,
  ) => `/buildings/${building}/floors/${floor}/${uuid}` as const,
  miniApps: <Building extends string>(building: Building) =>
    `/buildings/${building}/mini-apps` as const,
  miniApp: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/mini-apps/${uuid}` as const,
  kiosks: <Building extends string>(building: Building) => `/buildings/${building}/kiosks` as const,
  kiosk: <Building extends string, Uuid extends string>(building: Building, uuid: Uuid) =>
    `/buildings/${building}/kiosks/${uuid}` as const,
  companies: '/companies',
  company: <Uuid extends string>(uuid: Uuid) => `/companies/${uuid}` as const,
  domains: <Company extends string>(company: Company) => `/companies/${company}/domains` as const,
  provisioning: <Company extends string>(company: Company) =>
    `/companies/${company}/provisioning` as const,
  people: '/people',
  peopleImport: '/people/import',
  person: <Uuid extends string>(uuid: Uuid) => `/people/${uuid}` as const,
  roles: '/roles',
  deployment: '/deployment',
  brands: '/deployment/brands',
  brand: <Uuid extends string>(uuid: Uuid) => `/deployment/brands/${uuid}` as const,
  portfolios: '/deployment/portfolios',
  flags: '/deployment/flags',
  providers: '/deployment/sign-in',
  provider: <Uuid extends string>(uuid: Uuid) => `/deployment/sign-in/${uuid}` as const,
  portfolio: <Uuid extends string>(uuid: Uuid) => `/deployment/portfolios/${uuid}` as const,
  audit: '/audit',
  shortcuts: '/shortcuts',
} as const
