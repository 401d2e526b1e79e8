import { definePage } from '../definePage'
import { paths } from '../paths'
import { RequestScreen } from './RequestScreen'
import { requestThreadOf } from './request.logic'

/** A request of a tenant, and the conversation about it. */
export const requestPage = definePage({
  name: 'request',
  path: paths.request('$building', '$id'),
  logic: ({ calls }) => requestThreadOf(calls),
  input: ({ params }, keyPrefix) => ({ of: { id: params.id }, keyPrefix }),
  screen: RequestScreen,
})
