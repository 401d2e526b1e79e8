import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { RequestScreen } from './RequestScreen'
import { changesOf, isAnswered, versioned } from './request.logic'

/** A request of a tenant, and the answers to it. */
export const requestPage = definePage({
  name: 'request',
  path: paths.request('$building', '$id'),
  logic: ({ calls }) =>
    recordOf(isAnswered, {
      read: calls.request,
      update: calls.answerRequest,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: RequestScreen,
})
