import { missingForSaml } from '@rules/embed/launch'
import { or } from 'drizzle-orm'
import { miniAppRegistrations, miniApps, utilityButtons } from '../../db/schema'
import { derivedUuid } from '../derivedUuid'
import { among } from '../plan/among'
import {
  buildingKeyOf,
  buildingUuidOf,
  listsOf,
  type PlanContext,
  placeOf,
  uuidWithin,
} from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** The buttons of home, in each building that names them. */
export function utilitySection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'utilities')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const rows = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.map(({ key, uuid, ...fields }, position) => ({
      key: `${building.key}/${key}`,
      path: [...listPath, position],
      values: {
        ...fields,
        uuid: uuidWithin('utility', buildingUuid, { key, uuid }),
        buildingUuid,
        position,
      },
      initial: { name: fields.utilityName.toLowerCase().replaceAll(' ', '-') },
    })),
  )
  return section<'utilityButtons'>({
    kind: 'utility',
    table: 'utilityButtons',
    identity: ['uuid'],
    rows,
    where: or(
      among(utilityButtons.buildingUuid, listed),
      among(
        utilityButtons.uuid,
        rows.map(({ values }) => values.uuid),
      ),
    ),
    isListed: ({ buildingUuid }) => listed.has(buildingUuid),
    keyOf: ({ buildingUuid, text }) => `${keyOf(buildingUuid)}/${text}`,
    listPath: placeOf(lists),
    buildingOf: buildingUuidOf,
  })
}

const columnOf = { provider: 'samlProvider', audience: 'samlAudience', acs: 'samlAcs' } as const

/** The mini-apps of a document, and their registrations in the buildings that name them. */
export async function miniAppSections(context: PlanContext): Promise<AnySection[]> {
  const { document, problems, tx } = context
  const stored = await tx.select({ uuid: miniApps.uuid, name: miniApps.name }).from(miniApps)
  const known = new Map(stored.map(({ name, uuid }) => [name, uuid]))
  const apps = document.miniApps.map(({ uuid: given, ...app }, at) => {
    const path = ['miniApps', at]
    const ofName = known.get(app.name)
    const uuid = given ?? ofName ?? derivedUuid(`mini-app/${app.name}`)
    if (ofName !== undefined && ofName !== uuid && stored.some((row) => row.name === app.name)) {
      problems.push({
        path: [...path, 'uuid'],
        message: `the mini-app "${app.name}" exists already, as ${ofName}; leave the uuid out to change that one`,
      })
    }
    known.set(app.name, uuid)
    return { key: app.name, path, values: { ...app, uuid } }
  })
  const lists = listsOf(context, 'miniApps')
  for (const { list, listPath } of lists) {
    const providers = list.map(({ samlProvider }) => samlProvider)
    for (const [at, provider] of providers.entries()) {
      if (typeof provider !== 'string' || providers.indexOf(provider) === at) continue
      problems.push({
        path: [...listPath, at, 'samlProvider'],
        message: `another mini-app of this building has the name ${provider}; choose another`,
      })
    }
  }
  const keyOf = buildingKeyOf(lists)
  const names = new Map([...known].map(([name, uuid]) => [uuid, name]))
  const rows = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.flatMap(({ app, ...fields }, at) => {
      const path = [...listPath, at]
      const appUuid = known.get(app)
      if (appUuid !== undefined) {
        return [
          { key: `${building.key}/${app}`, path, values: { ...fields, appUuid, buildingUuid } },
        ]
      }
      problems.push({
        path: [...path, 'app'],
        message: `there is no mini-app "${app.slice(0, 80)}"; add it to miniApps`,
      })
      return []
    }),
  )
  return [
    section<'miniApps'>({
      kind: 'mini-app',
      table: 'miniApps',
      identity: ['uuid'],
      rows: apps,
      where: among(
        miniApps.uuid,
        apps.map(({ values }) => values.uuid),
      ),
      isListed: null,
      keyOf: ({ name }) => name,
      required: ['kind'],
    }),
    section<'miniAppRegistrations'>({
      kind: 'registration',
      table: 'miniAppRegistrations',
      identity: ['buildingUuid', 'appUuid'],
      rows,
      where: among(
        miniAppRegistrations.buildingUuid,
        lists.map(({ uuid }) => uuid),
      ),
      isListed: () => true,
      keyOf: ({ buildingUuid, appUuid }) =>
        `${keyOf(buildingUuid)}/${names.get(appUuid) ?? appUuid}`,
      listPath: placeOf(lists),
      check: (row, path) =>
        missingForSaml({
          launchBy: row.launchBy,
          provider: row.samlProvider,
          audience: row.samlAudience,
          acs: row.samlAcs,
        }).map((field) => ({
          path: [...path, columnOf[field]],
          message: 'a launch by SAML needs this field',
        })),
      buildingOf: buildingUuidOf,
    }),
  ]
}
