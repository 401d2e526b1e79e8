import type { DetailInput } from '../detail/context'
import type { DirectoryInput } from '../directory/machine'
import type { HomeInput } from '../home/machine'
import type { UtilitiesInput } from '../utilities/machine'
import type { Page } from './page'
import type { Visit } from './visit'

/** What is read for a building in a language. */
export type InBuilding = { buildingUuid: string; lang: string }

/** The logic of a page's name, and the input with which it starts. */
export type PageStart =
  | { src: 'home'; input: HomeInput }
  | { src: 'maintenance'; input: UtilitiesInput }
  | { src: 'adminLink'; input: { of: string } }
  | { src: 'amenities'; input: InBuilding }
  | { src: 'directory'; input: DirectoryInput }
  | { src: 'company'; input: { of: { uuid: string } } }
  | { src: 'detail'; input: DetailInput }

type Named<Name extends Page['name']> = Extract<Page, { name: Name }>
type Start<Name extends Page['name']> = (
  page: Named<Name>,
  visit: Visit,
  keyPrefix: string,
) => PageStart

const starts: { [Name in Page['name']]: Start<Name> } = {
  home: (_, { buildingUuid, lang, mode }) => ({
    src: 'home',
    input: { buildingUuid, lang, mode },
  }),
  maintenance: (_, { buildingUuid, lang }) => ({
    src: 'maintenance',
    input: { buildingUuid, lang },
  }),
  adminLink: (_, { buildingUuid }) => ({ src: 'adminLink', input: { of: buildingUuid } }),
  amenities: (_, { buildingUuid, lang }) => ({ src: 'amenities', input: { buildingUuid, lang } }),
  directory: ({ companyTypes }, { buildingUuid }) => ({
    src: 'directory',
    input: { buildingUuid, companyTypes },
  }),
  company: ({ uuid }) => ({ src: 'company', input: { of: { uuid } } }),
  detail: ({ kind, uuid, path }, { buildingUuid, lang, userId }, keyPrefix) => ({
    src: 'detail',
    input: { kind, uuid, path, buildingUuid, lang, userId, keyPrefix },
  }),
}

/** `keyPrefix` begins the idempotency keys of all that is done on this page. */
export function startOf(page: Page, visit: Visit, keyPrefix: string): PageStart {
  // The entry of a page's name takes the page of that name, which the type checker cannot follow.
  const start = starts[page.name] as Start<Page['name']>
  return start(page, visit, keyPrefix)
}
