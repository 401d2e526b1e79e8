import type { KioskCode } from '@contract/operate/kiosks'
import { togglePage } from '@machines/operate/page/pages'
import { createToggle } from '@machines/operate/toggle/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { KioskScreen } from './KioskScreen'
import { changesOf, isKioskNamed, versioned } from './kiosk.logic'

/** A kiosk: its name and place, and the code that opens it on a device. */
export const kioskPage = definePage({
  name: 'kiosk',
  path: paths.kiosk('$building', '$id'),
  logic: ({ calls, report }) =>
    togglePage({
      record: recordOf(isKioskNamed, {
        read: calls.kiosks.read,
        update: calls.kiosks.update,
        versioned,
        changesOf,
      }),
      toggle: createToggle<'code', KioskCode>().provide({
        actors: {
          apply: promiseOf(({ id, key }, signal) => calls.createKioskCode({ id, key }, signal)),
        },
      }),
    }).provide({
      actions: { reportBroken: () => report('the page of a kiosk ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: KioskScreen,
})
