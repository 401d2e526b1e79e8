import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadOf } from '../logic'
import { paths } from '../paths'
import { isMiniAppValid } from './draft'
import { MiniAppScreen } from './MiniAppScreen'
import { changesOf, type MiniAppRecord, versioned } from './miniApp.logic'

/** A mini-app in a building: where it is, how it starts, and what it may do. */
export const miniAppPage = definePage({
  name: 'miniApp',
  path: paths.miniApp('$building', '$id'),
  logic: ({ calls, pictures, report }) =>
    uploadPage({
      record: recordOf(isMiniAppValid, {
        read: calls.miniApps.read,
        update: calls.miniApps.update,
        versioned,
        changesOf,
      }),
      upload: uploadOf<Partial<MiniAppRecord>>({ pictures }, async (sent, signal) => {
        const { building } = await calls.miniApps.read({ id: sent.id }, signal)
        const to = { ...sent, building: building.uuid }
        return { icon: (await calls.uploadForBuilding(to, signal)).url }
      }),
    }).provide({
      actions: { reportBroken: () => report('the page of a mini-app ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: MiniAppScreen,
})
