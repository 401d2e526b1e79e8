import type { Building } from '@contract/buildings'
import { createSupportRequest } from '@contract/support'
import type { User } from '@contract/users'
import type { RequestAnswer, SentRequest } from '@machines/requestForm/machine'
import type { Api } from '../api/client'
import { describeDevice } from '../device'

/** Who asks, where, and with which app. */
export type Asking = {
  user: User
  building: Building
  brand: string
  appVersion: string
  /** Whether the help desk of this portfolio wants the building's name too. */
  namesBuilding: boolean
}

export const supportCalls = ({ call }: Api) => ({
  submitRequest: async (
    { fields, attachments, key, onProgress }: SentRequest,
    { user, building, brand, appVersion, namesBuilding }: Asking,
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
