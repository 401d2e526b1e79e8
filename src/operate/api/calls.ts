import { login } from '@contract/auth'
import type { Body, Query } from '@contract/endpoint'
import { amenities, amenityCategories } from '@contract/operate/amenities'
import { audit } from '@contract/operate/audit'
import {
  operatedBuildings,
  publishBuilding,
  readBuilding,
  updateBuilding,
} from '@contract/operate/buildings'
import {
  createCompany,
  deleteCompany,
  operatedCompanies,
  readCompany,
  updateCompany,
} from '@contract/operate/companies'
import { contents, publishContent } from '@contract/operate/contents'
import { find } from '@contract/operate/finder'
import { grantRole, grants, revokeRole } from '@contract/operate/grants'
import { importPeople } from '@contract/operate/imports'
import { createKioskCode, kiosks } from '@contract/operate/kiosks'
import { miniApps } from '@contract/operate/miniApps'
import {
  checkHost,
  discardOpening,
  openBuilding,
  previewOpening,
  readOpening,
  saveOpening,
  startOpening,
} from '@contract/operate/openings'
import { claimSetup, confirmPassword, operatorSelf, setupStatus } from '@contract/operate/operator'
import {
  endPersonSessions,
  invitePerson,
  operatedPeople,
  readPerson,
  repeatInvitation,
  setMembership,
  setPermission,
  setPersonActive,
  updatePerson,
} from '@contract/operate/people'
import { portfolios } from '@contract/operate/portfolios'
import { resources } from '@contract/operate/resources'
import { floors, suites } from '@contract/operate/suites'
import { utilities } from '@contract/operate/utilities'
import { whitelabels } from '@contract/operate/whitelabels'
import type { Api } from '@platform/api/client'
import { knownSession } from '@platform/session/knownSession'
import { attendeeCalls } from './attendeeCalls'
import { calendarCalls } from './calendarCalls'
import { companyDomainCalls } from './companyDomainCalls'
import { deploymentCalls } from './deploymentCalls'
import { frontDeskCalls } from './frontDeskCalls'
import { orderedCalls, searchedCalls } from './recordCalls'
import { scimTokenCalls } from './scimTokenCalls'
import type { Removed, Sent } from './sent'
import { uploadCalls } from './uploadCalls'

export type Calls = ReturnType<typeof createCalls>

/** The calls of the console. Each rejects with a `FailedCall`; a mutation takes the key of the operator's intent. */
export function createCalls({ call }: Pick<Api, 'call'>) {
  return {
    logIn: async ({ fields, key }: Sent<Body<typeof login>>, signal: AbortSignal) =>
      knownSession(await call(login, { body: fields, idempotencyKey: key, signal })),
    confirmPassword: async ({ fields, key }: Sent<{ password: string }>, signal: AbortSignal) => {
      await call(confirmPassword, { body: fields, idempotencyKey: key, signal })
    },
    find: async (query: Query<typeof find>, signal: AbortSignal) =>
      (await call(find, { query, signal })).data,
    operator: (_: undefined, signal: AbortSignal) => call(operatorSelf, { signal }),

    setupStatus: async ({ token }: { token: string }, signal: AbortSignal) =>
      (await call(setupStatus, { query: { token }, signal })).status,
    claimSetup: async ({ fields, key }: Sent<Body<typeof claimSetup>>, signal: AbortSignal) =>
      knownSession(
        await call(claimSetup, { body: fields, idempotencyKey: key, isAnonymous: true, signal }),
      ),

    startOpening: async ({ key }: { key: string }, signal: AbortSignal) =>
      call(startOpening, { body: {}, idempotencyKey: key, signal }),
    discardOpening: async ({ id, key }: Removed, signal: AbortSignal) => {
      await call(discardOpening, { params: { openingId: id }, idempotencyKey: key, signal })
    },
    opening: ({ id }: { id: string }, signal: AbortSignal) =>
      call(readOpening, { params: { openingId: id }, signal }),
    saveOpening: (
      { id, key, ...body }: Body<typeof saveOpening> & { id: string; key: string },
      signal: AbortSignal,
    ) => call(saveOpening, { params: { openingId: id }, body, idempotencyKey: key, signal }),
    openBuilding: (
      { id, key, version }: { id: string; key: string; version: number },
      signal: AbortSignal,
    ) =>
      call(openBuilding, {
        params: { openingId: id },
        body: { version },
        idempotencyKey: key,
        signal,
      }),
    previewOpening: async (
      { id, draft }: Body<typeof previewOpening> & { id: string },
      signal: AbortSignal,
    ) => (await call(previewOpening, { params: { openingId: id }, body: { draft }, signal })).data,
    hostStatus: async ({ host }: { host: string }, signal: AbortSignal) =>
      (await call(checkHost, { params: { host }, signal })).status,

    buildings: (query: Query<typeof operatedBuildings>, signal: AbortSignal) =>
      call(operatedBuildings, { query, signal }),
    building: async ({ id }: { id: string }, signal: AbortSignal) =>
      (await call(readBuilding, { params: { buildingId: id }, signal })).data,
    updateBuilding: async (
      { id, key, ...body }: Body<typeof updateBuilding> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (
        await call(updateBuilding, {
          params: { buildingId: id },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,
    publishBuilding: async (
      { id, key, ...body }: Body<typeof publishBuilding> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (
        await call(publishBuilding, {
          params: { buildingId: id },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,

    ...calendarCalls({ call }),
    ...frontDeskCalls({ call }),
    ...attendeeCalls({ call }),
    ...deploymentCalls({ call }),
    utilities: orderedCalls({ call }, utilities),
    amenityCategories: orderedCalls({ call }, amenityCategories),
    amenities: orderedCalls({ call }, amenities),
    resources: orderedCalls({ call }, resources),
    floors: orderedCalls({ call }, floors),
    suites: orderedCalls({ call }, suites),
    contents: searchedCalls({ call }, contents),
    publishContent: async (
      { id, key, ...body }: Body<typeof publishContent> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (
        await call(publishContent, {
          params: { contentId: id },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,
    miniApps: searchedCalls({ call }, miniApps),
    kiosks: searchedCalls({ call }, kiosks),
    createKioskCode: ({ id, key }: { id: string; key: string }, signal: AbortSignal) =>
      call(createKioskCode, { params: { kioskId: id }, idempotencyKey: key, signal }),
    portfolios: searchedCalls({ call }, portfolios),
    whitelabels: searchedCalls({ call }, whitelabels),
    ...companyDomainCalls({ call }),
    ...scimTokenCalls({ call }),
    ...uploadCalls({ call }),

    companies: (query: Query<typeof operatedCompanies>, signal: AbortSignal) =>
      call(operatedCompanies, { query, signal }),
    company: async ({ id }: { id: string }, signal: AbortSignal) =>
      (await call(readCompany, { params: { companyId: id }, signal })).data,
    updateCompany: async (
      { id, key, ...body }: Body<typeof updateCompany> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (await call(updateCompany, { params: { companyId: id }, body, idempotencyKey: key, signal }))
        .data,
    createCompany: async (
      { fields, key }: Sent<Body<typeof createCompany>>,
      signal: AbortSignal,
    ) => {
      await call(createCompany, { body: fields, idempotencyKey: key, signal })
    },
    deleteCompany: async ({ id, key }: { id: string; key: string }, signal: AbortSignal) => {
      await call(deleteCompany, { params: { companyId: id }, idempotencyKey: key, signal })
    },

    people: (query: Query<typeof operatedPeople>, signal: AbortSignal) =>
      call(operatedPeople, { query, signal }),
    person: async ({ id }: { id: string }, signal: AbortSignal) =>
      (await call(readPerson, { params: { personId: id }, signal })).data,
    invitePerson: async ({ fields, key }: Sent<Body<typeof invitePerson>>, signal: AbortSignal) => {
      await call(invitePerson, { body: fields, idempotencyKey: key, signal })
    },
    updatePerson: async (
      { id, key, ...body }: Body<typeof updatePerson> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (await call(updatePerson, { params: { personId: id }, body, idempotencyKey: key, signal }))
        .data,
    setPersonActive: async (
      { id, key, ...body }: Body<typeof setPersonActive> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (await call(setPersonActive, { params: { personId: id }, body, idempotencyKey: key, signal }))
        .data,
    setMembership: async (
      { id, key, ...body }: Body<typeof setMembership> & { id: string; key: string },
      signal: AbortSignal,
    ) =>
      (await call(setMembership, { params: { personId: id }, body, idempotencyKey: key, signal }))
        .data,
    setPermission: async (
      { id, key, ...body }: Body<typeof setPermission> & { id: string; key: string },
      signal: AbortSignal,
    ) => {
      await call(setPermission, { params: { personId: id }, body, idempotencyKey: key, signal })
    },
    repeatInvitation: async (
      { id, key, ...body }: Body<typeof repeatInvitation> & { id: string; key: string },
      signal: AbortSignal,
    ) => {
      await call(repeatInvitation, { params: { personId: id }, body, idempotencyKey: key, signal })
    },
    endPersonSessions: async ({ id, key }: { id: string; key: string }, signal: AbortSignal) => {
      await call(endPersonSessions, { params: { personId: id }, idempotencyKey: key, signal })
    },

    importPeople: async (
      { key, ...body }: Body<typeof importPeople> & { key: string },
      signal: AbortSignal,
    ) => (await call(importPeople, { body, idempotencyKey: key, signal })).data,

    grants: (query: Query<typeof grants>, signal: AbortSignal) => call(grants, { query, signal }),
    grantRole: async ({ fields, key }: Sent<Body<typeof grantRole>>, signal: AbortSignal) => {
      await call(grantRole, { body: fields, idempotencyKey: key, signal })
    },
    revokeRole: async ({ id, key }: { id: string; key: string }, signal: AbortSignal) => {
      await call(revokeRole, { params: { grantId: id }, idempotencyKey: key, signal })
    },

    audit: (query: Query<typeof audit>, signal: AbortSignal) => call(audit, { query, signal }),
  }
}
