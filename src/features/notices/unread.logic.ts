import type { Dependencies } from '@platform/host'
import { own } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'
import { unreadNoticeCalls } from './api/unreadNotices'

export const unreadNotices = (dependencies: Dependencies) =>
  requestOf(own(dependencies, 'notices', 0, unreadNoticeCalls(dependencies.api).unreadNotices))
