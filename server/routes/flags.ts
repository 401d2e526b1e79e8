import {
  frontendMetrics,
  frontendRegister,
  frontendToggles,
  frontendTogglesByPost,
} from '@contract/flags'
import { implement } from '../http/implement'
import { togglesReply } from '../services/tenancy/flags/togglesReply'

export const flagRoutes = [
  implement(frontendToggles, async ({ flags, query }) => togglesReply(await flags(query))),
  implement(frontendTogglesByPost, async ({ flags, body }) =>
    togglesReply(await flags(body.context ?? {})),
  ),
  // Usage counts are accepted so that clients do not retry; they are not evaluated.
  implement(frontendMetrics, async () => ({})),
  implement(frontendRegister, async () => ({})),
]
