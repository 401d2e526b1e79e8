import { address } from '@contract/world/fields'
import { isAppRoute } from '@rules/links/appRoutes'
import { pictureSource, safeLink } from '@rules/links/links'
import * as v from 'valibot'

/** An address that begins with `//` is at another host, on this server's scheme and port. */
const complete = (text: string) => (text.startsWith('//') ? `https:${text}` : text)

/** Where a building's content may lead: an address of the web, or a path of this server that does not sign the user out. */
export const isContentAddress = (text: string): boolean =>
  v.is(address, text) && safeLink(complete(text)) !== null

/** A picture of the web, or of this server. */
export const isPictureAddress = (text: string): boolean =>
  v.is(address, text) && pictureSource(complete(text)) !== null

const someBuilding = '/building/00000000-0000-4000-8000-000000000000'

/** A page of the app below its building: `companies`. */
export const isBuildingPage = (route: string): boolean =>
  /^[a-z][\w-]*(?:\/[\w-]+)*$/.test(route) && isAppRoute(`${someBuilding}/${route}`)
