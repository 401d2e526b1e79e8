import {
  frontendMetrics,
  frontendRegister,
  frontendToggles,
  frontendTogglesByPost,
} from '@contract/flags'
import { togglesReply } from '../domain/flags'
import { implement } from '../http/implement'

export const flagRoutes = [
  implement(frontendToggles, async ({ deployment }) => togglesReply(deployment.server.flags)),
  implement(frontendTogglesByPost, async ({ deployment }) => togglesReply(deployment.server.flags)),
  // Usage counts are taken in so that clients do not retry; nobody reads them yet.
  implement(frontendMetrics, async () => ({})),
  implement(frontendRegister, async () => ({})),
]
