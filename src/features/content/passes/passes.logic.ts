import { passCalls } from '@features/content/api/passes'
import type { Effects } from '@platform/effects'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export const passes = (effects: Effects) =>
  requestOf(ownList(effects, 'passes', effects.keepPasses(passCalls(effects.api).passes)))
