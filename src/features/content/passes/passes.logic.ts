import { passCalls } from '@features/content/api/passes'
import { withOfflinePasses } from '@features/content/offlinePasses'
import type { Dependencies } from '@platform/host'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export const passes = (dependencies: Dependencies) =>
  requestOf(
    ownList(
      dependencies,
      'passes',
      withOfflinePasses(dependencies, passCalls(dependencies.api).passes),
    ),
  )
