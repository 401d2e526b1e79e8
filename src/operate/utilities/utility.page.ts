import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadOf } from '../logic'
import { paths } from '../paths'
import { isUtilityValid } from './draft'
import { UtilityScreen } from './UtilityScreen'
import { changesOf, type UtilityRecord, versioned } from './utility.logic'

/** A button of home. */
export const utilityPage = definePage({
  name: 'utility',
  path: paths.utility('$building', '$id'),
  logic: ({ calls, pictures, report }) =>
    uploadPage({
      record: recordOf(isUtilityValid, {
        read: calls.utilities.read,
        update: calls.utilities.update,
        versioned,
        changesOf,
      }),
      upload: uploadOf<Partial<UtilityRecord>>({ pictures }, async (sent, signal) => {
        const { building } = await calls.utilities.read({ id: sent.id }, signal)
        const to = { ...sent, building: building.uuid }
        return { web_image: (await calls.uploadForBuilding(to, signal)).url }
      }),
    }).provide({
      actions: { reportBroken: () => report('the page of a utility ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: UtilityScreen,
})
