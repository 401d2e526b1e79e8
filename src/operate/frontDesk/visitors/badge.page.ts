import { requestOf } from '@platform/requestOf'
import { definePage } from '../../definePage'
import { paths } from '../../paths'
import { BadgeScreen } from './BadgeScreen'

/** The badge of a visitor, to be printed. */
export const badgePage = definePage({
  name: 'badge',
  path: paths.badge('$building', '$id'),
  logic: ({ calls }) => requestOf(calls.visitor),
  input: ({ params }) => ({ of: { building: params.building, id: params.id } }),
  screen: BadgeScreen,
})
