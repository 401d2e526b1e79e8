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

/** `keyPrefix` begins the idempotency keys of all that is done on this page. */
export function startOf(page: Page, visit: Visit, keyPrefix: string): PageStart {
  const { buildingUuid, lang, mode, userId } = visit
  switch (page.name) {
    case 'maintenance':
      return { src: 'maintenance', input: { buildingUuid, lang } }
    case 'adminLink':
      return { src: 'adminLink', input: { of: buildingUuid } }
    case 'amenities':
      return { src: 'amenities', input: { buildingUuid, lang } }
    case 'directory':
      return { src: 'directory', input: { buildingUuid, companyTypes: page.companyTypes } }
    case 'company':
      return { src: 'company', input: { of: { uuid: page.uuid } } }
    case 'detail':
      return {
        src: 'detail',
        input: {
          kind: page.kind,
          uuid: page.uuid,
          path: page.path,
          buildingUuid,
          lang,
          userId,
          keyPrefix,
        },
      }
    default:
      return { src: 'home', input: { buildingUuid, lang, mode } }
  }
}
