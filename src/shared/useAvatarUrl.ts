import type { User } from '@contract/users'
import { useAppServices } from './AppContext'
import { cdnUrlOf } from './cdnUrlOf'
import { useOwnColors } from './useOwnColors'

/**
 * The URL of a user's picture; null if initials replace it. A configured default avatar uses the
 * brand's colors; if the building has other colors, initials in those replace it.
 */
export function useAvatarUrl(user: Pick<User, 'avatar_url'> | null): string | null {
  const { deployment } = useAppServices()
  const tinted = useOwnColors()
  const { defaultAvatarPath: other } = deployment
  const face = user?.avatar_url || (tinted || !other ? null : `/${other}`)
  return face === null ? null : cdnUrlOf(deployment, face)
}
