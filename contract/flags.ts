import * as v from 'valibot'
import { endpoint } from './endpoint'

/** The part of the Unleash front-end API that its clients read. Only enabled toggles are listed. */
export const toggle = v.object({
  name: v.string(),
  enabled: v.boolean(),
  variant: v.object({ name: v.string(), enabled: v.boolean(), feature_enabled: v.boolean() }),
  impressionData: v.boolean(),
})

const toggles = v.object({ toggles: v.array(toggle) })
const context = v.looseObject({})

export const frontendToggles = endpoint({
  method: 'GET',
  path: '/frontend',
  access: 'public',
  summary: 'Unleash front-end API: the toggles of a context, with the raw key in Authorization',
  query: context,
  reply: toggles,
  errors: [],
})

export const frontendTogglesByPost = endpoint({
  method: 'POST',
  path: '/frontend',
  access: 'public',
  summary: 'Unleash front-end API: the toggles of a context in the body',
  body: v.object({ context: v.optional(context) }),
  reply: toggles,
  errors: [],
})

export const frontendMetrics = endpoint({
  method: 'POST',
  path: '/frontend/client/metrics',
  access: 'public',
  summary: 'Unleash front-end API: usage counts',
  body: context,
  reply: v.object({}),
  errors: [],
})

export const frontendRegister = endpoint({
  method: 'POST',
  path: '/frontend/client/register',
  access: 'public',
  summary: 'Unleash front-end API: registration of a client',
  body: context,
  reply: v.object({}),
  errors: [],
})
