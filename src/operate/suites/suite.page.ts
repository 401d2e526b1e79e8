import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { isSuiteValid } from './draft'
import { SuiteScreen } from './SuiteScreen'
import { changesOf, versioned } from './suite.logic'

/** A suite: what tenants can control in it. */
export const suitePage = definePage({
  name: 'suite',
  path: paths.suite('$building', '$floor', '$id'),
  logic: ({ calls }) =>
    recordOf(isSuiteValid, {
      read: calls.suites.read,
      update: calls.suites.update,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: SuiteScreen,
})
