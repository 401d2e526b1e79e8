import type { Building } from '@contract/buildings'
import { createSupportRequest } from '@contract/support'
import type { User } from '@contract/users'
import { uuid } from '@contract/values'
import type { RequestedService } from '@machines/support/requestForm/fields'
import type { RequestAnswer, SentRequest } from '@machines/support/requestForm/machine'
import type { Api } from '@platform/api/client'
import { describeDevice } from '@platform/device'
import * as v from 'valibot'

/** The user, building and app that a request comes from. */
export type RequestSender = {
  user: User
  building: Building
  brand: string
  appVersion: string
  /** Whether this portfolio's help desk expects the building's name too. */
  namesBuilding: boolean
}

/** Content names services by free text, but the help desk accepts only UUIDs. */
function serviceFields(service: RequestedService | null) {
  const { uuid: serviceUuid, providerUuid } = service ?? { uuid: null, providerUuid: null }
  return {
    ...(v.is(uuid, serviceUuid) && { service_uuid: serviceUuid }),
    ...(v.is(uuid, providerUuid) && { service_provider_uuid: providerUuid }),
  }
}

export const supportCalls = ({ call }: Api) => ({
  submitRequest: async (
    { fields, attachments, service, key, onProgress }: SentRequest,
    { user, building, brand, appVersion, namesBuilding }: RequestSender,
    signal: AbortSignal,
  ): Promise<RequestAnswer> => {
    const files = attachments.flatMap(({ handle }) => (handle instanceof File ? handle : []))
    const { data } = await call(createSupportRequest, {
      body: {
        name: `${user.first_name} ${user.last_name}`.trim() || user.email,
        issue_type: fields.nature,
        subject: fields.subject,
        description: fields.description,
        email_address: user.email,
        building_uuid: building.uuid,
        ...(building.portfolio_uuid && { portfolio_uuid: building.portfolio_uuid }),
        ...(building.asset_uuid && { asset_uuid: building.asset_uuid }),
        ...(user.company_name && { company_name: user.company_name }),
        ...serviceFields(service),
        ...(namesBuilding && { building_name: building.name }),
        application_name: brand,
        application_version: appVersion,
        ...describeDevice(navigator.userAgent),
        ...(files.length > 0 && { attachments: files }),
      },
      signal,
      idempotencyKey: key,
      onProgress,
    })
    return { reference: data.reference ?? null, request: null }
  },
})
