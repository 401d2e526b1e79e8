import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { isMiniAppValid } from './draft'
import { MiniAppScreen } from './MiniAppScreen'
import { changesOf, versioned } from './miniApp.logic'

/** A mini-app in a building: where it is, and what it may do. */
export const miniAppPage = definePage({
  name: 'miniApp',
  path: paths.miniApp('$building', '$id'),
  logic: ({ calls }) =>
    recordOf(isMiniAppValid, {
      read: calls.miniApp,
      update: calls.updateMiniApp,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: MiniAppScreen,
})
