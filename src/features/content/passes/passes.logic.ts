import { passCalls } from '@features/content/api/passes'
import { keepingPasses } from '@features/content/keptPasses'
import type { Dependencies } from '@platform/host'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export const passes = (dependencies: Dependencies) =>
  requestOf(
    ownList(
      dependencies,
      'passes',
      keepingPasses(dependencies, passCalls(dependencies.api).passes),
    ),
  )
