import type { User } from '@contract/users'
import { useAppServices } from './AppContext'
import { cdnUrlOf } from './cdnUrlOf'
import { useOwnColors } from './useOwnColors'

/**
 * The address of somebody's picture; null where their initials stand for them. The default face is drawn in the colours
 * of the brand: where the building has others, the initials wear these.
 */
export function useAvatarUrl(user: Pick<User, 'avatar_url'> | null): string | null {
  const { deployment } = useAppServices()
  const tinted = useOwnColors()
  const face = user?.avatar_url || (tinted ? null : `/${deployment.defaultAvatarPath}`)
  return face === null ? null : cdnUrlOf(deployment, face)
}
